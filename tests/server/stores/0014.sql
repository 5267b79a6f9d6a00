BEGIN TRANSACTION;
CREATE TABLE ahead (
	battle VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	label TEXT NOT NULL, 
	PRIMARY KEY (battle, seat, name), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE battles (
	id VARCHAR(32) NOT NULL, 
	system VARCHAR(64) NOT NULL, 
	players TEXT NOT NULL, 
	title TEXT NOT NULL, 
	status TEXT NOT NULL, 
	over BOOLEAN NOT NULL, 
	updated VARCHAR(40) NOT NULL, name TEXT DEFAULT '' NOT NULL, asked INTEGER DEFAULT '-1' NOT NULL, archived BOOLEAN DEFAULT '0' NOT NULL, deleted VARCHAR(40) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "battles" VALUES('1684b43c5b1905ec','axis_allies_minis','["here","computer:greedy"]','{"args":{"first":{"args":{},"id":"aam-of-nation-us"},"map":"none","scenario":{"args":{"title":"Crossroads"},"id":"aam-scenario-title"},"second":{"args":{},"id":"aam-of-nation-germany"}},"id":"server-battle-title"}','{"args":{"phase":"deployment","shared":"no","side":{"args":{},"id":"aam-of-nation-us"},"turn":0},"id":"aam-status"}',0,'2026-11-24T16:29:17.748869+00:00','An old battle',-1,0,'');
CREATE TABLE clocks (
	battle VARCHAR(32) NOT NULL, 
	clock TEXT NOT NULL, 
	hands TEXT NOT NULL, 
	PRIMARY KEY (battle), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE keys (
	digest VARCHAR(64) NOT NULL, 
	created VARCHAR(40) NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "keys" VALUES('0000000000000000000000000000000000000000000000000000000000000000','2026-11-24T16:29:17.813281+00:00');
CREATE TABLE leases (
	held VARCHAR(32) NOT NULL, 
	address TEXT NOT NULL, 
	until VARCHAR(40) NOT NULL, 
	PRIMARY KEY (held)
);
CREATE TABLE lines (
	battle VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (battle, seq), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
INSERT INTO "lines" VALUES('1684b43c5b1905ec',0,'{"dice":"rolled","format":"grognard-battle","rules":2,"seed":11,"setup":{"armies":[{"format":"grognard-army","name":"us-100","obstacle":[],"side":"allies","source":["default"],"system":"axis_allies_minis","title":"","unit":[{"card":"m4a1-sherman","id":"sherman-a","letter":"A"},{"card":"m4a1-sherman","id":"sherman-b","letter":"B"},{"card":"red-devil-captain","id":"captain","letter":""},{"card":"m1-garand-rifle","id":"garand-a","letter":"A"},{"card":"m1-garand-rifle","id":"garand-b","letter":"B"},{"card":"m1-garand-rifle","id":"garand-c","letter":"C"},{"card":"m1-garand-rifle","id":"garand-d","letter":"D"},{"card":"m1-garand-rifle","id":"garand-e","letter":"E"},{"card":"bazooka","id":"bazooka-a","letter":"A"},{"card":"bazooka","id":"bazooka-b","letter":"B"},{"card":"bazooka","id":"bazooka-c","letter":"C"},{"card":"bar-gunner","id":"bar","letter":""},{"card":"mortar-m2","id":"mortar","letter":""},{"card":"m1919-mg","id":"m1919","letter":""}],"version":1},{"format":"grognard-army","name":"german-100","obstacle":[],"side":"axis","source":["default"],"system":"axis_allies_minis","title":"","unit":[{"card":"panzer-iv-ausf-g","id":"panzer-iv","letter":""},{"card":"stug-iii-ausf-g","id":"stug","letter":""},{"card":"ss-hauptsturmfuhrer","id":"hauptsturmfuhrer","letter":""},{"card":"mg-42-machine-gun-team","id":"mg-42","letter":""},{"card":"mauser-kar-98k","id":"mauser-a","letter":"A"},{"card":"mauser-kar-98k","id":"mauser-b","letter":"B"},{"card":"mauser-kar-98k","id":"mauser-c","letter":"C"},{"card":"mauser-kar-98k","id":"mauser-d","letter":"D"},{"card":"mauser-kar-98k","id":"mauser-e","letter":"E"},{"card":"pak-38-anti-tank-gun","id":"pak-38","letter":""},{"card":"panzerschreck","id":"panzerschreck","letter":""},{"card":"panzerfaust-30","id":"panzerfaust","letter":""},{"card":"ss-panzergrenadier","id":"panzergrenadier","letter":""}],"version":1}],"cliffs":{"soldiers":{"barred":true,"cost":1,"roll":null},"vehicles":{"barred":true,"cost":1,"roll":null}},"map":{"cliffs":["I2 SW","I3 SW","I3 S","D12 NE","D12 N"],"format":"grognard-hex-map","hedgerows":["D5 S","E5 S","F5 S","I9 N","H9 N","J4 S","C8 NE","K6 SE"],"objective":"G7","places":{"G7":"Crossroads"},"roads":["G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13","A7 B6 C7 D6 E7 F6 G7 H6 I7 J6 K7 L6"],"source":["default"],"streams":["E10 NE","E10 SE","E11 NE","E11 SE","E12 NE","E12 SE","E13 NE","E13 SE"],"terrain":"............\n..FF....H...\n..F.....HH..\n.....S......\n.T.....FF...\n.TT...T.F...\n....MTTT..S.\n...MM.T..FF.\n..F......F..\n.FF..S....T.\n..H......TT.\n..HH...F....\n............\n","title":"Crossroads","version":1,"zones":{"north":[1,5],"south":[9,13]}},"options":{"aircraft_antiair_df":"off","airstrike":"before_assault","block_counts":"own_side","cliffs":"roll","corner_touch":"visible","cover_natural":"six_one","defence_floor":"1","df_before_overwatch":"on","enfilade_on_defensive_fire":"off","hard_stop_turn":"20","historical_limits":"off","initiative_tie":"higher_bonus","marsh_cover":"all","overstack_at_setup":"off","overstack_marker":"next_hit","overstack_mode":"seed","overwatch_at_soldiers":"on","same_side_edges":"visible","shell_holes":"roll","unit_costs":"revised","unit_limit":"15"},"points":100,"scenario":"crossroads","shell_holes":{"soldiers":{"barred":false,"cost":1,"roll":null},"vehicles":{"barred":false,"cost":2,"roll":null}},"year":1944,"zones":["south","north"]},"system":"axis_allies_minis","version":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',1,'{"dice":[2]}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',2,'{"choice":{"first":true,"type":"GoFirst"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',3,'{"choice":{"at":{"q":9,"r":-1},"facing":"N","type":"Deploy","unit":"b.panzergrenadier"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',4,'{"choice":{"at":{"q":9,"r":-1},"facing":"S","type":"Deploy","unit":"b.mauser-d"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',5,'{"choice":{"at":{"q":10,"r":-5},"facing":"NE","type":"Deploy","unit":"b.mauser-c"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',6,'{"choice":{"at":{"q":11,"r":-3},"facing":"S","type":"Deploy","unit":"b.panzer-iv"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',7,'{"choice":{"at":{"q":8,"r":0},"facing":"S","type":"Deploy","unit":"b.stug"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',8,'{"choice":{"at":{"q":7,"r":-1},"facing":"N","type":"Deploy","unit":"b.mauser-b"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',9,'{"choice":{"at":{"q":0,"r":1},"facing":"N","type":"Deploy","unit":"b.hauptsturmfuhrer"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',10,'{"choice":{"at":{"q":11,"r":-4},"facing":"S","type":"Deploy","unit":"b.mg-42"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',11,'{"choice":{"at":{"q":9,"r":-3},"facing":"N","type":"Deploy","unit":"b.panzerschreck"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',12,'{"choice":{"at":{"q":6,"r":-2},"facing":"SW","type":"Deploy","unit":"b.panzerfaust"},"choose":1}');
INSERT INTO "lines" VALUES('1684b43c5b1905ec',13,'{"choice":{"type":"DeployRest"},"choose":1}');
CREATE TABLE notes (
	battle VARCHAR(32) NOT NULL, 
	id INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	author VARCHAR(64) NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	drawings TEXT NOT NULL, 
	PRIMARY KEY (battle, id), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE "notices" (
	battle VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	url TEXT NOT NULL, 
	subscription TEXT DEFAULT '' NOT NULL, 
	asked INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	due VARCHAR(40) NOT NULL, 
	tries INTEGER NOT NULL, 
	told VARCHAR(40) NOT NULL, 
	failed BOOLEAN NOT NULL, 
	PRIMARY KEY (battle, seat, url), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE pictures (
	battle VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	svg TEXT NOT NULL, 
	PRIMARY KEY (battle, seat), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	digest VARCHAR(64) NOT NULL, 
	battle VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	taken BOOLEAN NOT NULL, 
	name TEXT NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	created VARCHAR(40) NOT NULL, commitment VARCHAR(64) DEFAULT '' NOT NULL, offered BOOLEAN DEFAULT '0' NOT NULL, points TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE talk (
	battle VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	author VARCHAR(64) NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	colour VARCHAR(16) NOT NULL, 
	text TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	mark VARCHAR(40) NOT NULL, 
	PRIMARY KEY (battle, seq), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE terms (
	battle VARCHAR(32) NOT NULL, 
	offer TEXT NOT NULL, 
	agreed VARCHAR(16) NOT NULL, 
	hushed BOOLEAN NOT NULL, 
	PRIMARY KEY (battle), 
	FOREIGN KEY(battle) REFERENCES battles (id) ON DELETE CASCADE
);
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	total BIGINT NOT NULL, 
	at VARCHAR(40) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_battles_updated ON battles (updated);
CREATE INDEX ix_seats_battle ON seats (battle);
CREATE INDEX ix_notices_due ON notices (due);
COMMIT;
