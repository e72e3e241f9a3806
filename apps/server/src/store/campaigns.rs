//! Campaigns: a name and a deal; the chapters are games.

use rusqlite::params;
use underdeck_site::{Campaigns, StoredCampaign};

use super::{Columns, Connection, Row, StoreFault};

impl Campaigns<StoreFault> for &Connection {
    fn campaign(&self, player: i64, id: &str) -> Result<Option<StoredCampaign>, StoreFault> {
        let query = "SELECT id, game, name, deal, created FROM campaigns WHERE id = ?1 AND player = ?2";
        self.first(query, params![id, player], read)
    }

    fn campaigns(&self, player: i64) -> Result<Vec<StoredCampaign>, StoreFault> {
        self.lock(player)?;
        let query =
            "SELECT id, game, name, deal, created FROM campaigns WHERE player = ?1 ORDER BY created DESC, id LIMIT 200";
        self.all(query, params![player], read)
    }

    fn add_campaign(&self, player: i64, campaign: &StoredCampaign) -> Result<(), StoreFault> {
        let StoredCampaign { id, game, name, deal, created } = campaign;
        let row: &Columns<'_> =
            &[("id", id), ("player", &player), ("game", game), ("name", name), ("deal", deal), ("created", created)];
        self.insert("campaigns", row, "")?;
        Ok(())
    }
}

fn read(row: &Row<'_>) -> rusqlite::Result<StoredCampaign> {
    Ok(StoredCampaign {
        id: row.named("id")?,
        game: row.named("game")?,
        name: row.named("name")?,
        deal: row.named("deal")?,
        created: row.named("created")?,
    })
}
