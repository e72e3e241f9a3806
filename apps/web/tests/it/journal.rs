//! What is answered is in the journal.

use crate::common::{Device, location, value_of};

#[test]
fn a_game_of_each_kind_begins_and_is_there_after_the_worker_was_ended() {
    for game in catalogue::games() {
        let mut device = Device::new();
        let address = location(&device.post(&format!("/games/{}", game.info().id), &[]));
        let page = device.get(&address);
        assert_eq!(page.status, 200);
        let rev = value_of(&page.body, "rev").unwrap();
        let mv = page.body.split("name=\"move\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        let played =
            device.post(&format!("{address}/move"), &[("rev", &rev), ("key", "k1"), ("move", mv), ("confirm", "yes")]);
        let after = location(&played);
        let before = device.get(&after);
        let mut device = device.again();
        assert_eq!(device.get(&address).status, 200);
        assert_eq!(before.status, 200);
        assert!(device.get("/").body.contains(&address), "{}", game.info().id);
    }
}
