export const CHECK_LIST = "/wedding/plan/check-list";

/** What is sent to the partner. */
export function invitationLink(invitation: string): string {
  return `${location.origin}${CHECK_LIST}?join=${invitation}`;
}
