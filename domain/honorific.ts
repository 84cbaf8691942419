/** Who is called so is not called 님 besides. */
const CALLED =
  /(?:님|씨|귀하|귀중|여러분|가족|일동|제위|어머니|아버지|할머니|할아버지|엄마|아빠|이모|고모|이모부|고모부|삼촌|숙모|언니|오빠|누나|선배)$|(?:^|\s|큰|작은|사촌)형$|\s분$/u;
/** Titles take 님 without a space: 김민수 부장님. */
const TITLE =
  /\s(?:대표|이사|사장|부장|차장|과장|대리|팀장|실장|원장|국장|회장|교수|선생|박사|목사|감독|작가)$/u;
/** Called as one calls children and friends. */
const CLOSE = /(?:네|친구들?|동생|후배|제자|조카|아들|딸|손자|손녀|막내)$/u;
/** Family names that hardly ever begin a given name: 김솔이 is a full name, 서연이 is somebody called with affection. */
const FAMILY = "김이박최강조임한오권황안송전홍고문양손배백허심노곽";

/** 서연이, 별이: a given name with the 이 of affection, which only follows a closed syllable. */
function isAffectionate(name: string): boolean {
  if (!/^[가-힣]{1,2}이$/u.test(name) || FAMILY.includes(name.charAt(0))) return false;
  return ((name.at(-2)?.charCodeAt(0) ?? 0xac00) - 0xac00) % 28 > 0;
}

/** Called as one calls somebody close, to whom one writes 에게 and not 께. */
export function isCalledClosely(name: string): boolean {
  return CLOSE.test(name) || isAffectionate(name);
}

/** A name as it is called politely: 김하늘 님, 어머니, 김민수 부장님, 서연이. */
export function honoured(name: string): string {
  if (CALLED.test(name) || isCalledClosely(name)) return name;
  return TITLE.test(name) ? `${name}님` : `${name} 님`;
}
