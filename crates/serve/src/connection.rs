//! One connection: one request and one answer, both with a time limit.

use std::future::poll_fn;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request as HttpRequest, State};
use axum::http::header::{ACCEPT_ENCODING, HeaderName, HeaderValue, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response as HttpResponse;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::readers::Readers;
use crate::server::Limits;
use crate::site::{Request, Response};

/// The limit of the request line and the headers together, in bytes.
const HEAD_LIMIT: usize = 16 * 1024;

/// How long a client may go on sending data that is no longer read.
const FAREWELL: Duration = Duration::from_secs(1);

const TOO_SLOW: &[u8] = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/// Returns the router that answers every request: it has no routes, because the site resolves all paths.
pub(crate) fn router(readers: Readers) -> Router {
    Router::new().fallback(answer).with_state(readers)
}

/// Serves one client, and closes the connection when its time is over.
pub(crate) async fn attend(stream: TcpStream, router: Router, limits: Limits) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head);
    http.max_header_size(HEAD_LIMIT).max_buf_size(HEAD_LIMIT);
    // With one request a connection, the deadline of the connection is that of the request, and no client occupies a
    // connection without asking for something.
    http.keep_alive(false);
    let mut connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(router));
    let served = poll_fn(|context| connection.poll_without_shutdown(context));
    let Ok(served) = timeout(limits.request, served).await else { return };
    let parts = connection.into_parts();
    let mut stream = parts.io.into_inner();
    let farewell = async {
        // Browsers open spare connections, and take an answer without a request for the answer to their next request.
        if !parts.read_buf.is_empty() && served.is_err_and(|error| error.is_timeout()) {
            stream.write_all(TOO_SLOW).await?;
        }
        stream.shutdown().await?;
        // Closing a socket with unread data resets the connection, and the client may never see the answer.
        let mut unread = [0; 4096];
        while stream.read(&mut unread).await? > 0 {}
        std::io::Result::Ok(())
    };
    // A client that goes away in the middle is not an error.
    let _ = timeout(FAREWELL, farewell).await;
}

async fn answer(State(readers): State<Readers>, request: HttpRequest) -> HttpResponse {
    let request = Request {
        method: request.method().as_str().to_owned(),
        target: request.uri().path_and_query().map_or_else(String::new, ToString::to_string),
        accept_encoding: joined(request.headers(), ACCEPT_ENCODING),
        if_none_match: joined(request.headers(), IF_NONE_MATCH),
    };
    readers.ask(request).await.and_then(over_http).unwrap_or_else(|| {
        let mut response = HttpResponse::new(Body::empty());
        *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        response
    })
}

/// Returns all values of a header as one text; values that are not text are replaced, as they match nothing that the
/// server knows.
fn joined(headers: &HeaderMap, name: HeaderName) -> String {
    let values: Vec<_> = headers.get_all(name).iter().map(|value| String::from_utf8_lossy(value.as_bytes())).collect();
    values.join(", ")
}

fn over_http(response: Response) -> Option<HttpResponse> {
    let mut answer = HttpResponse::new(Body::from(response.body));
    *answer.status_mut() = StatusCode::from_u16(response.status).ok()?;
    for (name, value) in response.headers {
        answer.headers_mut().insert(HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?);
    }
    Some(answer)
}
