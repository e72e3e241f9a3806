//! The API conforms to its description.

use std::collections::{BTreeSet, HashMap};

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Program, TestSite, code};
use crate::schema::Schemas;

/// A program that checks every response against the description.
struct Checked {
    program: Program,
    schemas: Schemas,
    called: BTreeSet<(String, String)>,
    names: HashMap<String, String>,
}

impl Checked {
    /// Calls a path of the description; returns the status and the body.
    async fn call(&mut self, method: Method, path: &str, query: &str, body: Option<Value>) -> (StatusCode, Value) {
        let verb = method.as_str().to_lowercase();
        let operation = self.schemas.document["paths"][path][&verb].clone();
        assert!(operation.is_object(), "{verb} {path} is not described");
        self.called.insert((path.to_owned(), verb.clone()));
        let mut real = path.strip_prefix("/api/v1").unwrap().to_owned();
        for (name, value) in &self.names {
            real = real.replace(&format!("{{{name}}}"), value);
        }
        let is_json = body.as_ref().is_none_or(|body| !body.is_string());
        let kind = if is_json { "application/json" } else { "text/plain" };
        if let Some(schema) = operation.pointer("/requestBody/content/application~1json/schema") {
            let fault = body.as_ref().and_then(|body| self.schemas.departs(body, schema));
            assert!(fault.is_none(), "request of {verb} {path}: {fault:?}");
        }
        let body = body.map_or_else(String::new, |body| body.as_str().map_or_else(|| body.to_string(), str::to_owned));
        let answer = self.program.send(method, &(real + query), kind, body).await;
        let response = operation["responses"].get(answer.status.as_str());
        let response = response.unwrap_or_else(|| panic!("{verb} {path} does not describe {}", answer.status));
        let refused = &self.schemas.document["components"]["responses"]["Refused"];
        let content = &(if response.get("$ref").is_some() { refused } else { response })["content"];
        let given = answer.headers["content-type"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let schema = content[&given]["schema"].clone();
        assert!(schema.is_object(), "{verb} {path} gave {given}: {answer:?}");
        let value = if given == "application/json" {
            serde_json::from_str(&answer.body).unwrap()
        } else {
            answer.body.clone().into()
        };
        let fault = self.schemas.departs(&value, &schema);
        assert!(fault.is_none(), "{verb} {path}: {}\n{}", fault.unwrap_or_default(), answer.body);
        (answer.status, value)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_path_conforms_to_the_description() {
    let site = TestSite::new();
    let program = site.program().await;
    let (status, document) = program.get("/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    let mut api = Checked { program, schemas: Schemas::new(document), called: BTreeSet::new(), names: HashMap::new() };
    let v1 = |path: &str| format!("/api/v1{path}");

    assert_eq!(api.call(Method::POST, &v1("/players"), "", None).await.0, StatusCode::CREATED);
    let (_, games) = api.call(Method::GET, &v1("/games"), "", None).await;
    assert_eq!(games.as_array().unwrap().len(), underdeck_catalogue::games().len());
    for (n, game) in underdeck_catalogue::games().iter().enumerate() {
        let id = game.info().id;
        api.names.insert("game".into(), id.into());
        api.names.insert("code".into(), code(id, 3));
        let (_, face) = api.call(Method::GET, &v1("/games/{game}"), "", None).await;
        assert_eq!(face["id"], id);
        api.call(Method::GET, &v1("/deals/{code}"), "", None).await;
        let options: HashMap<_, _> =
            game.options().into_iter().map(|option| (option.key, option.default.to_string())).collect();
        let body = json!({ "game": id, "seed": "3", "options": options });
        let (_, deal) = api.call(Method::POST, &v1("/deals"), "", Some(body)).await;
        assert_eq!(deal["code"], code(id, 3));
        let (status, table) = api.call(Method::POST, &v1("/tables"), "", Some(json!({ "deal": deal["code"] }))).await;
        assert_eq!(status, StatusCode::CREATED);
        api.names.insert("id".into(), table["id"].as_str().unwrap().into());
        // A whole game, one with a score, and the beginnings of the others.
        for _ in 0..if n < 2 { usize::MAX } else { 40 } {
            let (_, hint) = api.call(Method::GET, &v1("/tables/{id}/hint"), "?seat=1", None).await;
            let (_, table) = api.call(Method::GET, &v1("/tables/{id}"), "?seat=1", None).await;
            let Some(mv) = hint["move"].as_str() else { break };
            let body = json!({ "move": mv, "revision": table["revision"], "seat": 1, "confirm": true });
            assert_eq!(api.call(Method::POST, &v1("/tables/{id}/moves"), "", Some(body)).await.0, StatusCode::OK);
        }
        api.call(Method::GET, &v1("/deals/{code}"), "", None).await;
        let (_, table) = api.call(Method::GET, &v1("/tables/{id}"), "", None).await;
        let body = json!({ "revision": table["revision"], "seat": 1, "confirm": true });
        assert_eq!(api.call(Method::POST, &v1("/tables/{id}/undo"), "", Some(body)).await.0, StatusCode::OK);
        assert_eq!(api.call(Method::POST, &v1("/tables/{id}/redo"), "", Some(json!({}))).await.0, StatusCode::OK);
        // The game has no real cards, so it has nothing to correct.
        let (_, table) = api.call(Method::GET, &v1("/tables/{id}"), "", None).await;
        let body = json!({ "wrong": "7D", "right": "8D", "revision": table["revision"], "seat": 1 });
        assert_eq!(
            api.call(Method::POST, &v1("/tables/{id}/correct"), "", Some(body)).await.0,
            StatusCode::BAD_REQUEST
        );
        let (_, record) = api.call(Method::GET, &v1("/tables/{id}/record"), "", None).await;
        let (status, taken) = api.call(Method::POST, &v1("/records"), "", Some(record)).await;
        assert_eq!(
            (status, taken["moves"].clone()),
            (StatusCode::CREATED, api.call(Method::GET, &v1("/tables/{id}"), "", None).await.1["moves"].clone())
        );
        api.call(Method::POST, &v1("/daily/{game}"), "", None).await;
    }
    let (_, tables) = api.call(Method::GET, &v1("/tables"), "", None).await;
    let (_, record) = api.call(Method::GET, &v1("/tables/{id}/record"), "", None).await;
    let sent = |id: &str| json!({ "id": id, "revision": 3, "base": null, "changed": 1, "record": record, "own": true });
    let ask =
        json!({ "known": { tables[0]["id"].as_str().unwrap(): 1 }, "games": [sent("0123456789abcdef"), sent("?")] });
    let (status, reply) = api.call(Method::POST, &v1("/sync"), "", Some(ask)).await;
    assert_eq!(
        (status, &reply["games"][0]["base"], &reply["games"][0]["record"]),
        (StatusCode::OK, &json!(3), &json!(""))
    );
    assert!(reply["refused"]["?"].is_string() && reply["games"].as_array().unwrap().len() > 2, "{reply}");
    let wrong = json!({ "code": "00000-00000" });
    assert_eq!(api.call(Method::POST, &v1("/link"), "", Some(wrong)).await.0, StatusCode::BAD_REQUEST);
    api.call(Method::GET, &v1("/daily"), "", None).await;
    let body = json!({ "game": "chess" });
    assert_eq!(api.call(Method::POST, &v1("/tables"), "", Some(body)).await.0, StatusCode::NOT_FOUND);

    let described: BTreeSet<(String, String)> = api.schemas.document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| item.as_object().unwrap().keys().map(|verb| (path.clone(), verb.clone())))
        .collect();
    assert_eq!(api.called, described, "every path was called");
    assert_eq!(api.schemas.unused().join(", "), "", "everything described occurs");
}

#[tokio::test(flavor = "multi_thread")]
async fn errors_conform_to_the_description() {
    let site = TestSite::new();
    let program = site.program().await;
    let (_, document) = program.get("/openapi.json").await;
    let mut api = Checked { program, schemas: Schemas::new(document), called: BTreeSet::new(), names: HashMap::new() };
    let game = underdeck_catalogue::games()[0].info().id;
    let body = json!({ "game": game, "seed": "4" });
    let (_, table) = api.call(Method::POST, "/api/v1/tables", "", Some(body)).await;
    api.names.insert("id".into(), table["id"].as_str().unwrap().into());
    let mv = table["table"]["offers"][0]["move"].clone();
    let tables = "/api/v1/tables/{id}";
    let cases = [
        (format!("{tables}/moves"), json!({ "move": "fly" }), StatusCode::UNPROCESSABLE_ENTITY, "illegal"),
        (format!("{tables}/moves"), json!({ "move": mv, "revision": 99 }), StatusCode::CONFLICT, "stale"),
        (format!("{tables}/undo"), json!({}), StatusCode::BAD_REQUEST, "wrong"),
        (format!("{tables}/redo"), json!({}), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/tables".into(), json!({ "game": "chess" }), StatusCode::NOT_FOUND, "not_found"),
        ("/api/v1/tables".into(), json!({ "game": game, "seed": "-2" }), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/deals".into(), json!({ "deal": "17B" }), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/records".into(), json!("no record"), StatusCode::BAD_REQUEST, "wrong"),
    ];
    for (path, body, status, word) in cases {
        let (found, answer) = api.call(Method::POST, &path, "", Some(body)).await;
        assert_eq!((found, answer["error"]["word"].as_str()), (status, Some(word)), "{path}: {answer}");
    }
    let program = &api.program;
    let id = &api.names["id"];
    let both = json!({ "deal": table["deal"], "game": game });
    let query = async |query: &str| program.send(Method::GET, &format!("/tables/{id}{query}"), "", String::new()).await;
    let untold = [
        (program.send(Method::POST, "/tables", "application/json", "{}".into()).await, StatusCode::BAD_REQUEST),
        (program.send(Method::POST, "/tables", "application/json", both.to_string()).await, StatusCode::BAD_REQUEST),
        (query("?seat=x").await, StatusCode::BAD_REQUEST),
        (query("?seat=0").await, StatusCode::BAD_REQUEST),
        (query("/hint?seat=3").await, StatusCode::BAD_REQUEST),
        (query("%ff").await, StatusCode::BAD_REQUEST),
        (program.send(Method::POST, "/tables", "application/json", "{".into()).await, StatusCode::BAD_REQUEST),
        (program.send(Method::POST, "/tables", "text/plain", "{}".into()).await, StatusCode::BAD_REQUEST),
        (program.send(Method::DELETE, "/tables", "text/plain", String::new()).await, StatusCode::METHOD_NOT_ALLOWED),
        (program.send(Method::GET, "/nothing", "text/plain", String::new()).await, StatusCode::NOT_FOUND),
    ];
    for (answer, status) in untold {
        assert_eq!(answer.status, status, "{answer:?}");
        assert!(serde_json::from_str::<Value>(&answer.body).unwrap()["error"]["message"].is_string());
    }
    let seat = &api.schemas.document["paths"]["/api/v1/tables/{id}"]["get"]["parameters"][1]["schema"];
    let seats = underdeck_catalogue::games().iter().map(|game| game.info().seats).max();
    assert_eq!(seat["maximum"].as_u64(), seats.map(u64::from), "the largest number of seats is described");
    let anonymous = Program { bearer: String::new(), ..program.clone() };
    assert_eq!(anonymous.get("/tables").await.0, StatusCode::UNAUTHORIZED);
    let liar = Program { bearer: "0".repeat(64), ..program.clone() };
    assert_eq!(liar.get("/games").await.0, StatusCode::OK);
    assert_eq!(liar.get("/tables").await.0, StatusCode::UNAUTHORIZED);
}

/// Values that differ each time: ids, tokens, times, and what is sealed.
const VOLATILE: [&str; 8] = ["id", "token", "changed", "record", "day", "sha256", "base", "revision"];

/// The first difference between an example and an answer. An example may leave properties out, and shows the first items of a list.
fn differs(example: &Value, answer: &Value) -> Option<String> {
    match (example, answer) {
        (Value::Object(shown), Value::Object(all)) => shown.iter().find_map(|(name, value)| {
            let found = all.get(name).unwrap_or(&Value::Null);
            let is_other_type = std::mem::discriminant(value) != std::mem::discriminant(found);
            let fault = match VOLATILE.contains(&name.as_str()) {
                true => is_other_type.then(|| format!(": {value} is not {found}")),
                false => differs(value, found),
            };
            fault.map(|fault| format!(".{name}{fault}"))
        }),
        (Value::Array(shown), Value::Array(all)) => shown.iter().enumerate().find_map(|(n, value)| {
            let fault = differs(value, all.get(n).unwrap_or(&Value::Null));
            fault.map(|fault| format!("[{n}]{fault}"))
        }),
        _ => (example != answer).then(|| format!(": {example} is not {answer}")),
    }
}

/// Every operation, in an order in which each has what it needs.
const OPERATIONS: [&str; 19] = [
    "post /players",
    "get /games",
    "get /games/{game}",
    "post /deals",
    "get /deals/{code}",
    "post /tables",
    "get /tables",
    "get /tables/{id}",
    "get /tables/{id}/hint",
    "post /tables/{id}/moves",
    "post /tables/{id}/undo",
    "post /tables/{id}/redo",
    "get /tables/{id}/record",
    "post /records",
    "post /sync",
    "get /daily",
    "post /daily/{game}",
    "post /tables/{id}/correct",
    "post /link",
];

#[tokio::test(flavor = "multi_thread")]
async fn every_example_is_answered_as_described() {
    let site = TestSite::new();
    // A game with real cards, and a code that links a device: both come from pages.
    let browser = site.browser().await;
    let real = browser.post("/games/keevorn", &[("cards", "own")]).await.location();
    for card in ["QS", "7D"] {
        let rev = browser.rev(&real).await;
        browser.post(&format!("{real}/move"), &[("rev", &rev), ("entering", "1"), ("move", card)]).await.location();
    }
    let link = crate::account::offered(&browser).await;
    let program = site.program().await;
    let (_, document) = program.get("/openapi.json").await;
    let mut api = Checked { program, schemas: Schemas::new(document), called: BTreeSet::new(), names: HashMap::new() };
    for operation in OPERATIONS {
        let (verb, path) = operation.split_once(' ').unwrap();
        let path = format!("/api/v1{path}");
        let described = api.schemas.document["paths"][&path][verb].clone();
        let mut query = String::new();
        for parameter in described["parameters"].as_array().into_iter().flatten() {
            let Some(example) = parameter.get("example") else { continue };
            let text = example.as_str().map_or_else(|| example.to_string(), str::to_owned);
            let name = parameter["name"].as_str().unwrap().to_owned();
            match parameter["in"] == "query" {
                true => query = format!("?{name}={text}"),
                false => drop(api.names.entry(name).or_insert(text)),
            }
        }
        let body = described["requestBody"]["content"].as_object().and_then(|content| content.values().next());
        let mut body = body.map(|content| content["example"].clone());
        match operation {
            "post /link" => body.as_mut().unwrap()["code"] = json!(link),
            "post /tables/{id}/correct" => {
                api.program.bearer.clone_from(&browser.program().bearer);
                api.names.insert("id".into(), real.trim_start_matches("/g/").into());
            }
            _ => {}
        }
        let (status, answer) = api.call(verb.to_uppercase().parse().unwrap(), &path, &query, body).await;
        assert!(status.is_success(), "{operation}: {answer}");
        if operation == "post /tables" {
            api.names.insert("id".into(), answer["id"].as_str().unwrap().into());
        }
        let content = described["responses"][status.as_str()]["content"].as_object().unwrap().values().next().unwrap();
        let fault = api.schemas.departs(&content["example"], &content["schema"]);
        assert!(fault.is_none(), "the example of {operation}: {fault:?}");
        // The deals of a day are random, and a record has its own id and date.
        if !["post /daily/{game}", "get /tables/{id}/record"].contains(&operation) {
            assert_eq!(differs(&content["example"], &answer), None, "{operation}: {answer}");
        }
    }
    let described = api.schemas.document["paths"].as_object().unwrap().values();
    assert_eq!(OPERATIONS.len(), described.map(|item| item.as_object().unwrap().len()).sum::<usize>());
}
