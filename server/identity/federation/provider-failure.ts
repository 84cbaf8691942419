/**
 * Why a provider did not let somebody in: they said no there, it did not answer, or what it answered is not to be
 * believed.
 */
export type ProviderFailureReason = "denied" | "away" | "untrusted";

export class ProviderFailure extends Error {
  readonly reason: ProviderFailureReason;

  constructor(reason: ProviderFailureReason, cause?: unknown) {
    super(`The provider's answer is ${reason}`, { cause });
    this.name = "ProviderFailure";
    this.reason = reason;
  }
}
