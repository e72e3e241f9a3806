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
        let responses = &operation["responses"];
        let refused = &self.schemas.document["components"]["responses"]["Refused"];
        let content = &responses.get(answer.status.as_str()).unwrap_or(refused)["content"];
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
        ("/api/v1/tables".into(), json!({}), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/tables".into(), json!({ "game": game, "seed": "-2" }), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/deals".into(), json!({ "deal": "17B" }), StatusCode::BAD_REQUEST, "wrong"),
        ("/api/v1/records".into(), json!("no record"), StatusCode::BAD_REQUEST, "wrong"),
    ];
    for (path, body, status, word) in cases {
        let (found, answer) = api.call(Method::POST, &path, "", Some(body)).await;
        assert_eq!((found, answer["error"]["word"].as_str()), (status, Some(word)), "{path}: {answer}");
    }
    let program = &api.program;
    let untold = [
        (program.send(Method::POST, "/tables", "application/json", "{".into()).await, StatusCode::BAD_REQUEST),
        (program.send(Method::POST, "/tables", "text/plain", "{}".into()).await, StatusCode::BAD_REQUEST),
        (program.send(Method::DELETE, "/tables", "text/plain", String::new()).await, StatusCode::METHOD_NOT_ALLOWED),
        (program.send(Method::GET, "/nothing", "text/plain", String::new()).await, StatusCode::NOT_FOUND),
    ];
    for (answer, status) in untold {
        assert_eq!(answer.status, status, "{answer:?}");
        assert!(serde_json::from_str::<Value>(&answer.body).unwrap()["error"]["message"].is_string());
    }
    let anonymous = Program { bearer: String::new(), ..program.clone() };
    assert_eq!(anonymous.get("/tables").await.0, StatusCode::UNAUTHORIZED);
    let liar = Program { bearer: "0".repeat(64), ..program.clone() };
    assert_eq!(liar.get("/games").await.0, StatusCode::OK);
    assert_eq!(liar.get("/tables").await.0, StatusCode::UNAUTHORIZED);
}
