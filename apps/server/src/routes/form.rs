//! The fields and the file of a form.

use axum::extract::multipart::MultipartError;
use axum::extract::{Form, FromRequest, Multipart, Request};
use underdeck_site::{Class, Error};

use crate::address::RequestedRoute;
use crate::guard::rejected;

type Fields = Vec<(String, String)>;

/// The fields of a form and the file that it uploads, if it does.
pub(super) async fn read(request: Request) -> (Result<Fields, Error>, Vec<u8>) {
    if let Ok(Class::Record | Class::Import) = RequestedRoute::by(request.extensions()).class {
        return match upload(request).await {
            Ok((fields, file)) => (Ok(fields), file),
            Err(error) => (Err(error), Vec::new()),
        };
    }
    let form = Form::<Fields>::from_request(request, &()).await;
    (form.map(|Form(fields)| fields).map_err(|error| rejected(error.status(), &error.body_text())), Vec::new())
}

async fn upload(request: Request) -> Result<(Fields, Vec<u8>), Error> {
    let broken = |error: MultipartError| rejected(error.status(), &error.body_text());
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|error| rejected(error.status(), &error.body_text()))?;
    let mut fields = Vec::new();
    let mut text = Vec::new();
    while let Some(field) = form.next_field().await.map_err(broken)? {
        match field.name().unwrap_or_default().to_owned().as_str() {
            "file" | "text" => {
                let bytes = field.bytes().await.map_err(broken)?;
                if !bytes.trim_ascii().is_empty() {
                    text = bytes.to_vec();
                }
            }
            name => fields.push((name.to_owned(), field.text().await.map_err(broken)?)),
        }
    }
    Ok((fields, text))
}
