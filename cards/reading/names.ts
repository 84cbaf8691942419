/** Family names of one syllable that all but a few people have. */
export const FAMILY_NAMES =
  "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노하곽성차주우구민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국어은편용예경봉사부가복태목형두감호라";
const LONG_FAMILY_NAMES = ["남궁", "황보", "제갈", "선우", "독고", "사공", "서문", "동방"];

/** A full name of three syllables or more, or one of a long family name; for patterns. */
export const FULL_NAME = `(?:(?:${LONG_FAMILY_NAMES.join("|")})[가-힣]{1,2}|[${FAMILY_NAMES}][가-힣]{2})`;

/** What stands between two people who are named in one breath. */
export const BETWEEN_NAMES = "(?:\\s*[·ㆍ・•∙,&/|♥♡❤]\\s*\\uFE0F?|\\s*(?:그리고|와|과)\\s+|[^\\S\\n]+)";

/** Words that stand where names do and are none. */
const NO_NAME =
  /^(?:신랑|신부|신랑측|신부측|아버지|어머니|아버님|어머님|부모|부모님|부친|모친|혼주|양가|가족|일동|주례|사회|집사|권사|장로|목사|전도사|성도|교수|사장|엄마|아빠|축가|입장|행진|장남|차남|삼남|장녀|차녀|삼녀|아들|막내|상주|유족|빈소|발인|장지|입관|고인|계좌|계좌번호|연락처|문의|예금주|은행|국민|신한|우리|하나|농협|기업|전화|주소|장소|일시|시간|안내|이름|성함|성명|여사|한복|오전|오후|정오|이상|이하|주차|지하|예식|결혼|결혼식|모바일|초대|오시는|마음|축의금|부의금|조의금|전하실|전하는|이번|오는|서로|사랑|저희|두사람|하늘|여러분|귀한|부디|이제|함께|지난|어느|우리가|이렇게|소중한|진심으로|기쁜|새로운|고귀한|정성껏|하객|인사|감사)$/;

export type PersonName = { familyName: string; givenName: string };

/** A full name in its two parts; null for what can be none. */
export function partsOfName(name: string): PersonName | null {
  const long = LONG_FAMILY_NAMES.find((family) => name.startsWith(family) && name.length > family.length);
  if (long) return { familyName: long, givenName: name.slice(long.length) };
  const isName =
    /^[가-힣]{1,3}[^의는을를께]$/.test(name) &&
    /^[가-힣]+$/.test(name) &&
    FAMILY_NAMES.includes(name.charAt(0)) &&
    !NO_NAME.test(name);
  return isName ? { familyName: name.charAt(0), givenName: name.slice(1) } : null;
}

/** Whether it reads as a full name beyond doubt. */
export function isFullName(name: string): boolean {
  return name.length >= 3 && partsOfName(name) !== null;
}

/** A name without what people put behind it: 김민준님, 김민준 군의, 김민준과. Shorter ones keep what may be theirs. */
export function bareWrittenName(word: string): string {
  const polite = word.replace(/\s*(?:님|씨|君|孃)(?:께서|의|과|와|이|가)?$/, "").replace(/\s+[군양]$/, "");
  const plain = /^[가-힣]{4,}$/.test(polite) ? polite.replace(/(?:군|양|과|와|이|가|의|은|는)$/, "") : polite;
  return plain.trim();
}
