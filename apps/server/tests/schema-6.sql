-- A store as version 0.2.0 wrote it with schema 6: two players with finished, running, archived, uploaded and shared games, a deal of the
-- day, a campaign, a review, a watch link and a link code. Never edit it: the test opens it with the current program.
-- Ann: underdeck=66104176094a5dd4685fecc73736b763229b97d367d1f23958013348e573af54
-- Ben: underdeck=bae4a19ef883723e9650c0595f369e71313dbca8ec91404b8a53ceb69f952c09
PRAGMA user_version = 6;
BEGIN TRANSACTION;
CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        deal TEXT NOT NULL,
        created INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "campaigns" VALUES('ky3y36d47j19e09q',1,'judgement-quest','Arthur','2ZZH-CZ3C-02',1796064146);
CREATE TABLE days (day TEXT PRIMARY KEY, text TEXT NOT NULL, sha256 TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "days" VALUES('2026-11-30','underdeck daily 1
day 2026-11-30
salt 9082c946690c3ecb5929823b7b956f9e9c665df83b4837c9e6d4bdf6d853cbea
keevorn 19VT-4RNK-FQ6E-1JD
judgement-quest 217J-M870-C01W-S5V
card-crawler 32MJ-NQ4Y-B2W0-JYC
living-keep 4A25-ZPPB-JTR9-FW3
cryptkeeper 5EBX-REZZ-33KT-9M3
','cd4235f6d90615f58125ac606923b9fc0226da394f680f5ca121395358137fc6');
INSERT INTO "days" VALUES('2026-12-01','underdeck daily 1
day 2026-12-01
salt 1712becf26b46b37e9fa6b1fa15ed2f062e397a5593b836463762e26a02a3ae3
keevorn 15SD-S8XS-RFG6-KY1
judgement-quest 2EJ5-52Q4-WVF7-CQG
card-crawler 3AR2-7GRV-AS3R-G2N
living-keep 48JY-XQYA-7HS8-3QF
cryptkeeper 5C03-M89T-042E-2XY
','a488c12cb1a08096065118cea474fe75dce04df810830274d14a9c41157a8adc');
INSERT INTO "days" VALUES('2026-12-02','underdeck daily 1
day 2026-12-02
salt 6dd06be2419056e7d2cdd8549b278a4973991f9cd327cdeb296c1fba923d2706
keevorn 14K7-J2WX-W08K-JN6
judgement-quest 2B18-TG2A-WDEF-H3M
card-crawler 31YJ-RFNS-EFWX-C1V
living-keep 44E9-CGYM-0SP1-1Q6
cryptkeeper 51JN-Z0WK-ZHHT-RA9
','29875e32c6d637079f6bd73b33beb6ad5317b5adcac1c4a276e2c552b4d66ea1');
INSERT INTO "days" VALUES('2026-12-03','underdeck daily 1
day 2026-12-03
salt 537d81a743dfee87b96d5e749156160e0a82c11330a8916f51632bd95b3a2344
keevorn 1DAC-T3A8-1VYT-060
judgement-quest 22TN-EX74-6V98-RNQ
card-crawler 3959-41XE-J2QX-J79
living-keep 4303-Z882-KBR1-B7N
cryptkeeper 5W9R-81SN-WDJH-1K
','e789d6d1940694cc024f752df83f8b798652f58966c602b9f30abf85a931f02a');
INSERT INTO "days" VALUES('2026-12-04','underdeck daily 1
day 2026-12-04
salt ad8418c2cb6fb26336f667812498e62ea1f5f2f2f6d47758f29da30d34336dd1
keevorn 1C72-YQHX-TPC0-R6X
judgement-quest 255N-X3C8-BT8G-BHE
card-crawler 34CS-26KE-1VTJ-2T7
living-keep 4B19-1DEJ-QD43-XQD
cryptkeeper 5CXX-X5ND-D6X8-VQ0
','245f3916c33c16917a8c293e53ffc303f6bd53d8b60a67f2b2a800af748b9684');
INSERT INTO "days" VALUES('2026-12-05','underdeck daily 1
day 2026-12-05
salt 53928c7196bea1183198e7cc9881e35f8ce031308547a0a43d55a6a26eff986c
keevorn 1BXB-25R9-Z85H-G0B
judgement-quest 237D-G2J3-2HV3-QKW
card-crawler 37M0-69DX-HS0R-KFB
living-keep 4FS6-311Z-115G-C06
cryptkeeper 58AP-CQ93-R2EE-0SG
','3a4ab37ac61ced0779f707e51ac92be33389380ac2f492d05bc49eec55ba9d71');
INSERT INTO "days" VALUES('2026-12-06','underdeck daily 1
day 2026-12-06
salt d3d1f666c1032149947dca05218f224eaff392bc7a97fb034d281f5fea2e0e2b
keevorn 19SE-9QV5-GN0V-S4D
judgement-quest 24AC-JPH7-EY0M-7A1
card-crawler 36H3-W2R2-9BCX-HNR
living-keep 439W-68PM-6SR3-CQY
cryptkeeper 5FSF-FQR1-RQZ9-7NN
','63326d90cd97c7be7f75fb5715ed9c95ba8ff1151a2cd0241aaed462e8dbb57a');
INSERT INTO "days" VALUES('2026-12-07','underdeck daily 1
day 2026-12-07
salt bd754d6c292a39c593aac085d8bb919cb6975b480f2f37eaab5dd53f33a27e14
keevorn 17A7-FCNG-WNPW-E7A
judgement-quest 29JG-0AJV-06MT-KE9
card-crawler 3EKJ-2JTZ-WMMG-ZXR
living-keep 48GN-89WW-ZY2R-9YH
cryptkeeper 52Y8-90GN-JH7S-GWD
','757d30da743f5c474dac5c60e2a253fc1a1d8848094b136538e6b3fa4f37b21f');
CREATE TABLE devices (
        token BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        linked INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
        game TEXT PRIMARY KEY REFERENCES games,
        player INTEGER NOT NULL REFERENCES players,
        deal TEXT NOT NULL,
        day TEXT,
        result TEXT NOT NULL,
        score INTEGER,
        moves INTEGER NOT NULL,
        informed INTEGER NOT NULL,
        finished INTEGER NOT NULL
    , aids TEXT NOT NULL DEFAULT '', record TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
INSERT INTO "entries" VALUES('n7jjqf3ensj4gayv',1,'1CW',NULL,'lost',NULL,4,0,1796064143,'','Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "57dn1yzxtjrwqmte"]
[Player "Ann"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.581Z"]
[Result "lost"]
[Cause "fight"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
');
INSERT INTO "entries" VALUES('p43vmdwnype165bc',2,'1CW',NULL,'lost',NULL,4,0,1796064143,'','Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "281mrqa4k8h6r44d"]
[Player "Bén"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.782Z"]
[Result "lost"]
[Cause "fight"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
');
CREATE TABLE games (
        id TEXT PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        game TEXT NOT NULL,
        deal TEXT NOT NULL,
        day TEXT,
        campaign TEXT REFERENCES campaigns,
        chapter TEXT,
        attempt INTEGER NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        record TEXT NOT NULL,
        prompt TEXT NOT NULL,
        moves INTEGER NOT NULL,
        result TEXT NOT NULL,
        score INTEGER,
        informed INTEGER NOT NULL,
        away INTEGER NOT NULL DEFAULT 0
    , source BLOB, aids TEXT NOT NULL DEFAULT '', keys TEXT NOT NULL DEFAULT '', sum BLOB NOT NULL DEFAULT x'', apart TEXT, guest INTEGER GENERATED ALWAYS AS (apart ->> 'guest') VIRTUAL, invite TEXT GENERATED ALWAYS AS (apart ->> 'invite') VIRTUAL) STRICT;
INSERT INTO "games" VALUES('n7jjqf3ensj4gayv',1,'keevorn','1CW',NULL,NULL,NULL,1,1796064143,1796064144,5,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "57dn1yzxtjrwqmte"]
[Player "Ann"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.581Z"]
[Result "lost"]
[Cause "fight"]
[Solution "seen"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
','A Monster killed you at Depth 0. No clean kills.
de	Ein Monster hat dich in Tiefe 0 getötet. Kein sauberer Sieg.
es	Un Monstruo te mató en Profundidad 0. Ningún golpe limpio.',4,'lost',NULL,0,0,NULL,'','',X'CF30ADA69C0D1A5031D497DF674F3DBA4D94309785ADDB0480A1872348115FBC',NULL);
INSERT INTO "games" VALUES('vgkmkwbxvcrn87e5',1,'keevorn','1CW',NULL,NULL,NULL,2,1796064143,1796064143,5,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "arh66dt83xcsaq4a"]
[Player "Ann"]
[Date "2026-11-30"]
[Result "*"]

1. trade QC; 2. trade QD; 3. trade 3H;
*
','Trade a card for the Floor’s next Weapon, or explore the Room.
de	Tausch eine Karte gegen die nächste Waffe der Ebene, oder erkunde den Raum.
es	Cambia una carta por la siguiente Arma del Piso, o explora la Sala.',3,'*',NULL,0,0,NULL,'','',X'19EEAA898D1D6E1742781AF4C6317C828BC548AC8059864371AA90600BCB0806',NULL);
INSERT INTO "games" VALUES('p43vmdwnype165bc',2,'keevorn','1CW',NULL,NULL,NULL,1,1796064143,1796064143,5,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "281mrqa4k8h6r44d"]
[Player "Bén"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.782Z"]
[Result "lost"]
[Cause "fight"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
','A Monster killed you at Depth 0. No clean kills.
de	Ein Monster hat dich in Tiefe 0 getötet. Kein sauberer Sieg.
es	Un Monstruo te mató en Profundidad 0. Ningún golpe limpio.',4,'lost',NULL,0,0,NULL,'','',X'25676DDD4A276DB87B4F97FDAC8E38F621E91984AF09D9CAC1D06FDCB9139240',NULL);
INSERT INTO "games" VALUES('z15hz0y7m7ae807g',1,'keevorn','19VT-4RNK-FQ6E-1JD','2026-11-30',NULL,NULL,1,1796064143,1796064144,3,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "19VT-4RNK-FQ6E-1JD"]
[Id "sc6jfvexgvheaxp9"]
[Player "Ann"]
[Date "2026-11-30"]
[Result "*"]
[Winnable "fair"]
[SealedDaily "2026-11-30"]

1. trade AC; 2. trade KH;
*
','The Peddler takes no Weapons: explore the Room.
de	Der Händler nimmt keine Waffen: Erkunde den Raum.
es	El Buhonero no acepta Armas: explora la Sala.',2,'*',NULL,0,0,NULL,'','',X'4DF305A0C45F1E4F2B74274FB633DD919BCF96C51F6DFF586E03FD0E1ED31E20',NULL);
INSERT INTO "games" VALUES('mn7e997bg3c94fcr',1,'keevorn','1CW',NULL,NULL,NULL,3,1796064146,1796064146,1,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "281mrqa4k8h6r44d"]
[Player "Bén"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.782Z"]
[Result "lost"]
[Cause "fight"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
','A Monster killed you at Depth 0. No clean kills.
de	Ein Monster hat dich in Tiefe 0 getötet. Kein sauberer Sieg.
es	Un Monstruo te mató en Profundidad 0. Ningún golpe limpio.',4,'lost',NULL,0,0,X'514BB3FFE0A8991E257EB5C142A4911D81F7BE15A2104F24F04943FBB1E2E45B','','',X'C56BAB15B1A0ED14F6BD2E376D56213DB375A3682B6E75E93918694CEFE6FBF1',NULL);
INSERT INTO "games" VALUES('h17vn2ft8cpgr1tf',1,'judgement-quest','J821-X1XG-ET8',NULL,'ky3y36d47j19e09q','{"campaign":"Arthur","id":"1","name":"Quest 1: The stranger at the gate","story":"King Frederick receives you between two sneezes. \"A knight? Everybody wants to be a knight. There is a dungeon behind the stables with a dragon in it that will not leave the furniture alone. Go down, do four things for me, and come up again. So far most people have been very good at going down.\"\n\nNobody sees you to the staircase. The guard wishes you luck by the wrong name and keeps the lantern.\n\n*Victory points: 9 for Lieutenant, 12 for Captain, 15 for Lord Commander, 18 for King. An early way out costs you nothing: there is no title to lose. Perish, and the campaign is lost.*"}',1,1796064146,1796064146,1,'Underdeck record 1
[Game "judgement-quest"]
[Rules "1"]
[Options "campaign=true"]
[Deal "J821-X1XG-ET8"]
[Id "e7r77sf92z203zz4"]
[Campaign "Arthur"]
[CampaignDeal "2ZZH-CZ3C-02"]
[Chapter "1"]
[Player "Ann"]
[Date "2026-11-30"]
[Result "*"]

*
','You are on the Staircase. Walk on, or leave and call it a failed attempt.
de	Du bist auf der Treppe. Geh weiter, oder verlass das Verlies als gescheiterten Versuch.
es	Estás en la Escalera. Sigue adelante, o sal, y que sea un intento fallido.',0,'*',NULL,0,0,NULL,'','',X'D6EE7798F3A0FA0C4B8C4F9DABF7C65A080BDA4D293B49F4C27CEDB7A2438DE6',NULL);
INSERT INTO "games" VALUES('gdejq14n4epv1rdg',2,'keevorn','1CW',NULL,NULL,NULL,2,1796064146,1796064146,2,'Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "2ck7240r4vayr8r2"]
[Player "Bén"]
[Date "2026-11-30"]
[Result "*"]

1. trade QC;
*
','Trade a card for the Floor’s next Weapon, or explore the Room.
de	Tausch eine Karte gegen die nächste Waffe der Ebene, oder erkunde den Raum.
es	Cambia una carta por la siguiente Arma del Piso, o explora la Sala.',1,'*',NULL,0,1,NULL,'','',X'24A26C3C9643F61F7F7B2DB5D85DF76429C979C2EC37160B03DFE80EC8522EEF',NULL);
INSERT INTO "games" VALUES('x0e7jtvjxw3aarsn',1,'living-keep','M0RN-XQYY-SSPJ',NULL,NULL,NULL,1,1796064146,1796064146,3,'Underdeck record 1
[Game "living-keep"]
[Rules "1"]
[Options "mode=standard"]
[Deal "M0RN-XQYY-SSPJ"]
[Id "7z23j7f0zzfpp3y8"]
[Player "Ann"]
[Date "2026-11-30"]
[Result "*"]

1. assign dig 0;
*
','It is player 2''s turn.
de	Spieler 2 ist am Zug.
es	Es el turno del jugador 2.',1,'*',NULL,0,0,NULL,'','',X'310C40017D68927AAE3B747CF9C84C75E123C0C31CFAE872D2F303B348C52C2B','{"invite":"yq4akre65p5nqgg9","seat":1,"guest":2,"pace":null,"turn":2,"since":1796064146,"asks":null,"left":null,"next":null}');
CREATE TABLE links (
        code BLOB PRIMARY KEY,
        player INTEGER NOT NULL REFERENCES players,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
INSERT INTO "links" VALUES(X'3458B6B7C3E541F3DCB59F006A752C9018754ACDBDA56F07CB02B30D39F7711F',1,1796064746);
CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('overwritten',X'');
INSERT INTO "meta" VALUES('secret',X'BC8CBC014A1D26DE1F9322778A19E777C62141747FC4631F9962A132E2506266');
CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        settings TEXT NOT NULL,
        created INTEGER NOT NULL
    , claim TEXT) STRICT;
INSERT INTO "players" VALUES(1,X'09EB6F799E3730C0FD3C42E0A9F7B12CD896042A9F20A29E1ED7017018013B8F','Ann','auto unasked silent;Ann',1796064143,'ann');
INSERT INTO "players" VALUES(2,X'74050C11ADDE15E77600AB70D69D93F05392281EBAA815A695F7ADD74F7311F5','Bén','auto unasked silent;Bén',1796064143,'bén');
CREATE TABLE practice (player INTEGER PRIMARY KEY REFERENCES players, deck TEXT NOT NULL) STRICT;
CREATE TABLE reviews (
        game TEXT PRIMARY KEY REFERENCES games,
        player INTEGER NOT NULL REFERENCES players,
        line TEXT NOT NULL,
        record TEXT NOT NULL,
        own INTEGER NOT NULL,
        wanted INTEGER NOT NULL,
        asked INTEGER NOT NULL,
        done INTEGER NOT NULL DEFAULT 0,
        review TEXT NOT NULL DEFAULT ''
    ) STRICT, WITHOUT ROWID;
INSERT INTO "reviews" VALUES('n7jjqf3ensj4gayv',1,'eaf14d06619c1320','Underdeck record 1
[Game "keevorn"]
[Rules "1"]
[Deal "1CW"]
[Id "57dn1yzxtjrwqmte"]
[Player "Ann"]
[Date "2026-11-30"]
[Ended "2026-11-30T18:42:23.581Z"]
[Result "lost"]
[Cause "fight"]

1. explore; 2. relic 3H; 3. fight QD; 4. fight KH;
lost
',1,8,1796064144,8,'{"Ok":[{"game":"keevorn","deal":"1CW","aim":"win","reference":"heuristic","seed":0,"games":8,"glance":false,"finished":true,"hundred_points":1.0,"start":0.625,"outcome":0.0,"luck":0.0,"skill":-0.625,"skill_error":0.3586366866542131,"decisions":[{"ply":1,"legal":5,"played":"explore","best":"trade 3H","reason":"→ the Floor’s next Weapon; 3♥ goes under the Floor","before":0.625,"played_value":0.0,"best_value":0.625,"low":0.0,"high":1.0,"luck":0.0,"cost":0.625,"verdict":"good","fortune":"even"},{"ply":2,"legal":5,"played":"relic 3H","best":"relic 3H","reason":"→ 20 ♥ (already full)","before":0.0,"played_value":0.0,"best_value":0.0,"low":0.0,"high":0.33722247768857644,"luck":0.0,"cost":0.0,"verdict":"good","fortune":"even"},{"ply":3,"legal":3,"played":"fight QD","best":"fight QD","reason":"Only luck can save you in this Room at 20 Health.","before":0.0,"played_value":0.0,"best_value":0.0,"low":0.0,"high":0.33722247768857644,"luck":0.0,"cost":0.0,"verdict":"good","fortune":"even"},{"ply":4,"legal":2,"played":"fight KH","best":"fight KH","reason":"Only luck can save you in this Room at 8 Health.","before":0.0,"played_value":0.0,"best_value":0.0,"low":0.0,"high":0.33722247768857644,"luck":0.0,"cost":0.0,"verdict":"good","fortune":"even"}]}]}');
CREATE TABLE watches (game TEXT PRIMARY KEY REFERENCES games, link TEXT NOT NULL UNIQUE) STRICT, WITHOUT ROWID;
INSERT INTO "watches" VALUES('vgkmkwbxvcrn87e5','0z9kbsbeq2b7cqq8');
CREATE INDEX campaigns_of ON campaigns (player, created);
CREATE INDEX attempts ON games (player, deal);
CREATE INDEX chapters ON games (campaign, created) WHERE campaign IS NOT NULL;
CREATE INDEX boards ON entries (deal);
CREATE UNIQUE INDEX uploads ON games (player, source) WHERE source IS NOT NULL;
CREATE UNIQUE INDEX dailies ON games (player, day, game) WHERE day IS NOT NULL AND attempt = 1;
CREATE INDEX days_boards ON entries (day) WHERE day IS NOT NULL;
CREATE INDEX waiting_reviews ON reviews (asked) WHERE done < wanted;
CREATE UNIQUE INDEX invites ON games (invite) WHERE invite IS NOT NULL;
CREATE UNIQUE INDEX claims ON players (claim) WHERE claim IS NOT NULL;
CREATE INDEX devices_of ON devices (player);
CREATE INDEX own_games ON games (player, changed DESC, id, result, away);
CREATE INDEX joined_games ON games (guest, changed DESC, id, result, away) WHERE guest IS NOT NULL;
COMMIT;
