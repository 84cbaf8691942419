import { part } from "#cards/engine/card.ts";
import { foundIf } from "#cards/inspector/found-if.ts";
import { removing } from "#cards/inspector/mends.ts";
import type { Rule } from "#cards/inspector/rule.ts";
import { faq } from "#cards/kinds/event/faq/section.ts";
import { programme } from "#cards/kinds/event/programme/section.ts";
import { speakers } from "#cards/kinds/event/speakers/section.ts";
import { josa } from "#cards/korean/hangul.ts";
import { clockKo } from "#domain/day-words.ts";

/** Rows that were begun, and of which guests see nothing. */
export const unseenRules: readonly Rule[] = [
  {
    code: "question-unanswered",
    weight: "should",
    finds: "a question without its answer, or an answer without its question",
    find: ({ content }) =>
      part(content, faq).rows.flatMap(({ question, answer }, at) => {
        const [asked, answered] = [question.trim(), answer.trim()];
        return foundIf(!content.hidden.includes(faq.name) && (asked === "") !== (answered === ""), {
          section: faq.name,
          field: `rows.${at}.${asked ? "answer" : "question"}`,
          sentence: asked
            ? `‘${asked}’에 답이 없어 손님에게 보이지 않습니다.`
            : "질문이 없는 답은 손님에게 보이지 않습니다.",
        });
      }),
  },
  {
    code: "speaker-unnamed",
    weight: "should",
    finds: "a speaker whom guests do not see, because of whom only other things are said",
    find: ({ content }) =>
      part(content, speakers).speakers.flatMap(({ name, role, line, photo }, at) => {
        const isBegun = role.trim() !== "" || line.trim() !== "" || photo !== null;
        return foundIf(!content.hidden.includes(speakers.name) && name.trim() === "" && isBegun, {
          section: speakers.name,
          field: `speakers.${at}.name`,
          sentence: "이름이 없는 분은 손님에게 보이지 않습니다.",
        });
      }),
  },
  {
    code: "speaker-twice",
    weight: "should",
    finds: "a speaker who is listed twice",
    find({ content, shows }) {
      const names = part(content, speakers).speakers.map(({ name }) => name.trim());
      return names.flatMap((name, at) =>
        foundIf(shows(speakers) && name !== "" && names.indexOf(name) < at, {
          section: speakers.name,
          field: `speakers.${at}.name`,
          sentence: `${josa(`‘${name}’`, "이/가")} 두 번 적혀 있습니다.`,
          mend: removing("하나 지우기", { section: speakers.name, field: `speakers.${at}` }),
        }),
      );
    },
  },
  {
    code: "programme-row-untitled",
    weight: "should",
    finds: "a row of the programme that guests do not see, because it does not say what happens",
    find: ({ content }) =>
      part(content, programme).rows.flatMap(({ time, title, who }, at) => {
        const isBegun = time !== "" || who.trim() !== "";
        return foundIf(!content.hidden.includes(programme.name) && title.trim() === "" && isBegun, {
          section: programme.name,
          field: `rows.${at}.title`,
          sentence: `${time ? clockKo(time) : who.trim()} 순서에 내용이 없어 손님에게 보이지 않습니다.`,
        });
      }),
  },
];
