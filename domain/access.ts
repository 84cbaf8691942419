import { type Member, type Owner, ownerOf } from "#domain/member.ts";

type Owned = { owner: Owner };

/** Draft, history and everything else that a guest does not get. */
export function maySee(member: Member, card: Owned): boolean {
  return owns(member, card);
}

export function mayEdit(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To publish, to let changes show, to close and to open again. */
export function mayPublish(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To delete, and to undo it. */
export function mayDelete(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To make a card of one's own from it. */
export function mayDuplicate(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To give it to somebody else for good; that a company does so is decided besides. */
export function mayHandOver(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** What guests left, in full, with those who wait and who are not let through. */
export function mayReadResponses(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To let through, hide, pin, answer and remove what guests left. */
export function mayModerate(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To pay for it. */
export function mayOrder(member: Member, card: Owned): boolean {
  return owns(member, card);
}

/** To read, pay, cancel and give back an order. Of those who left nobody is the owner. */
export function mayUseOrder(member: Member, { owner }: { owner: Owner | null }): boolean {
  return owner === ownerOf(member);
}

/** To be in the admin area at all. */
export function mayAdminister(member: Member): boolean {
  return member.isAdmin;
}

/** To say that a transfer has come, and to give money back beyond the rule. */
export function mayKeepAccounts(member: Member): boolean {
  return member.isAdmin;
}

/** To look at companies and their licences, and to decide about them. */
export function mayDecideCompanies(member: Member): boolean {
  return member.isAdmin;
}

/** To register what shops sold, and to take it back. */
export function mayKeepVouchers(member: Member): boolean {
  return member.isAdmin;
}

/** To take a card off the net, with a reason, and to release it. */
export function maySuspend(member: Member): boolean {
  return member.isAdmin;
}

/** To look at what was reported, and to decide about it. */
export function mayDecideReports(member: Member): boolean {
  return member.isAdmin;
}

/** To say something against a temporary measure. */
export function mayObject(member: Member, card: Owned): boolean {
  return owns(member, card);
}

function owns(member: Member, { owner }: Owned): boolean {
  return owner === ownerOf(member);
}
