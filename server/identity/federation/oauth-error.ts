/** The errors of OAuth that we use, by its own names. */
type OauthErrorName =
  | "access_denied"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_request"
  | "invalid_scope"
  | "invalid_token"
  | "temporarily_unavailable"
  | "unsupported_grant_type"
  | "unsupported_response_type";

/** An expected "no" in OAuth's words. */
export class OauthError extends Error {
  override readonly name: OauthErrorName;
  readonly status: number;

  constructor(name: OauthErrorName, { status = 400, message = "" } = {}) {
    super(message);
    this.name = name;
    this.status = status;
  }
}
