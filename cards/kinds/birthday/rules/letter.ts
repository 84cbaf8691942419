import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { rewriting } from "#cards/inspector/mends.ts";
import type { Found, Rule } from "#cards/inspector/rule.ts";
import { cake } from "#cards/kinds/birthday/cake/section.ts";
import { birthdayLetter } from "#cards/kinds/birthday/letter/section.ts";
import { rollingPaper } from "#cards/kinds/birthday/rolling-paper/section.ts";
import { calledChild } from "#cards/korean/called-child.ts";
import { josa } from "#cards/korean/hangul.ts";

/** What somebody is to the writer, and no name. */
const RELATION =
  /할머니|할아버지|어머니|아버지|엄마|아빠|부모|장모|장인|시모|이모|고모|삼촌|숙모|언니|오빠|누나|동생|남편|아내|여보|당신|자기|친구|선배|후배|선생|사장|부장|팀장|대표|교수|원장|아들|우리 ?딸|막내|첫째|둘째|손자|손녀|조카|아기|아이|주인공|너에게|그대|사랑$|모두|여러분|형$/u;
/** 사랑하는 지우에게, 우리 하린이에게, 김지우 님께: who is written to, where it is a name. */
const ADDRESSED =
  /^(?:(?:사랑하는|사랑스러운|소중한|보고 싶은|나의|내|우리|하나뿐인|늘 고마운)\s)*([가-힣]{2,4})(?:\s?님|\s?씨)?(?:에게|께|한테)[,.!]?$/u;
/** 스무 살이 된 온이에게, 지우에게 한 줄씩. */
const ASKED = /(?<![가-힣])([가-힣]{2,3})에게(?=\s?(?:한 ?줄|한마디|축하|남기|전할|쪽지|한 ?마디))/u;
const SIGNED = /^\s*([가-힣]{2,4}?)(?:이가|가|이)?\s?(?:올림|드림|씀|보냄)?\s*$/u;

/** To whom it is written, and by whom. */
export const birthdayLetterRules: readonly Rule[] = [
  {
    code: "letter-empty",
    weight: "should",
    finds: "candles after which no letter opens",
    find: ({ content }) =>
      foundIf(!birthdayLetter.isVisible(part(content, birthdayLetter)), {
        section: birthdayLetter.name,
        field: "body",
        sentence: "촛불을 끈 뒤에 열릴 편지가 비어 있습니다.",
      }),
  },
  {
    code: "letter-to-somebody-else",
    weight: "should",
    finds: "a letter to another name than the celebrant's",
    find({ content, shows }) {
      if (!shows(birthdayLetter)) return [];
      const to = part(content, birthdayLetter).to.trim();
      const called = namesOf(part(content, cake));
      return toOther({
        at: { section: birthdayLetter.name, field: "to" },
        name: ADDRESSED.exec(to)?.[1] ?? "",
        called,
        says: (name) => `편지는 ${josa(`‘${to}’`, "으로/로")} 시작하는데, 주인공은 ${name}입니다.`,
      });
    },
  },
  {
    code: "notes-for-somebody-else",
    weight: "should",
    finds: "notes that are asked for another name than the celebrant's",
    find({ content, shows }) {
      if (!shows(rollingPaper)) return [];
      const { prompt } = part(content, rollingPaper);
      const name = ASKED.exec(prompt)?.[1] ?? "";
      return toOther({
        at: { section: rollingPaper.name, field: "prompt" },
        name,
        called: namesOf(part(content, cake)),
        says: (celebrant) => `쪽지는 ‘${name}에게’ 남겨 달라고 하는데, 주인공은 ${celebrant}입니다.`,
      });
    },
  },
  {
    code: "letter-from-the-celebrant",
    weight: "should",
    finds: "a letter that the celebrant has signed",
    find({ content, shows }) {
      const { from } = part(content, birthdayLetter);
      const signer = SIGNED.exec(from)?.[1] ?? "";
      const isOwn = shows(birthdayLetter) && signer !== "" && namesOf(part(content, cake)).includes(signer);
      return foundIf(isOwn, {
        section: birthdayLetter.name,
        field: "from",
        sentence: `편지를 보낸 사람이 주인공 ${josa(signer, "으로/로")} 되어 있습니다. 보내는 분의 이름을 적어 주세요.`,
      });
    },
  },
];

/** What the celebrant is called by, where that is a name; what one would write first. */
function namesOf({ name, nickname }: { name: string; nickname: string }): string[] {
  const [whole, short] = [name.trim(), nickname.trim().replace(/^우리 /u, "")];
  if (RELATION.test(short)) return [];
  const given = /^[가-힣]{3}$/u.test(whole) ? [whole.slice(1)] : [];
  return [short, ...given, whole].filter((one) => /^[가-힣]{2,4}$/u.test(one));
}

type ToOther = {
  at: Pick<Found, "section" | "field">;
  name: string;
  called: readonly string[];
  says(celebrant: string): string;
};

function toOther({ at, name, called, says }: ToOther): readonly Found[] {
  const [celebrant = ""] = called;
  const bare = name.replace(/이$/u, "");
  const isSame = called.some((one) => one.includes(bare) || bare.includes(one.replace(/이$/u, "")));
  const right = calledChild(celebrant.replace(/이$/u, ""));
  return foundIf(name !== "" && celebrant !== "" && !RELATION.test(name) && !isSame, {
    ...at,
    sentence: says(celebrant),
    mend: rewriting(`${josa(`‘${right}’`, "으로/로")} 고치기`, at, (text) => text.replace(name, right)),
  });
}
