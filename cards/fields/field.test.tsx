import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { z } from "zod";
import type { EditorProps } from "#cards/engine/editor.ts";
import { defineSection } from "#cards/engine/section.ts";
import { type Field, useFields } from "./field.ts";
import { movedItem } from "./moved.ts";
import { formatPhone } from "./phone-number.ts";

const guests = defineSection({
  name: "guests",
  label: "손님",
  content: z.object({
    title: z.string().max(5, "제목은 5자까지 쓸 수 있습니다."),
    tables: z.array(z.object({ seats: z.array(z.string()) })).max(2, "상은 2개까지 놓을 수 있습니다."),
  }),
  empty: { title: "", tables: [] },
  isVisible: () => true,
  upgrades: [],
});
type Guests = { title: string; tables: { seats: string[] }[] };

type Props = EditorProps<Guests> & { take(form: Field<Guests>): void };

function Editor({ take, ...props }: Props) {
  take(useFields(guests, props));
  return null;
}

/** The form as an editor has it, and the content as the frame keeps it. */
function openForm(content: Guests, problems: Record<string, string> = {}) {
  const kept = { content };
  const change = (fields: Partial<Guests>) =>
    Object.assign(kept, { content: { ...kept.content, ...fields } });
  const forms: Field<Guests>[] = [];
  renderToStaticMarkup(
    <Editor content={content} problems={problems} change={change} take={(form) => forms.push(form)} />,
  );
  const [form] = forms as [Field<Guests>];
  return { form, kept };
}

const two: Guests = { title: "잔치", tables: [{ seats: ["가", "나"] }, { seats: ["다"] }] };

test("a change deep inside leaves everything else as it was", () => {
  const { form, kept } = openForm(two);
  form.at("tables").at(0).at("seats").at(1).change("라");
  expect(kept.content).toEqual({ title: "잔치", tables: [{ seats: ["가", "라"] }, { seats: ["다"] }] });
  expect(kept.content.tables[1]).toBe(two.tables[1]);
});

test("one change after another undoes neither, though both inputs were drawn before", () => {
  const { form, kept } = openForm(two);
  const [first, second] = [form.at("tables").at(0).at("seats"), form.at("tables").at(1).at("seats")];
  first.change([]);
  second.change(["마", "바"]);
  expect(kept.content.tables).toEqual([{ seats: [] }, { seats: ["마", "바"] }]);
});

test("a field knows its name, its limit in the schema's words, and what is wrong with it or inside it", () => {
  const { form } = openForm(two, { "tables.1.seats.0": "빈자리입니다." });
  expect(form.at("title").limit).toEqual({ most: 5, sentence: "제목은 5자까지 쓸 수 있습니다." });
  expect(form.at("tables").limit).toEqual({ most: 2, sentence: "상은 2개까지 놓을 수 있습니다." });
  const table = form.at("tables").at(1);
  expect(table).toMatchObject({ name: "tables.1", isTroubled: true, problem: undefined });
  expect(table.at("seats").at(0).problem).toBe("빈자리입니다.");
  expect(form.at("tables").at(0).isTroubled).toBe(false);
});

test("something moved lands where it was let go", () => {
  expect(movedItem(["a", "b", "c"], { from: 0, to: 2 })).toEqual(["b", "c", "a"]);
  expect(movedItem(["a", "b", "c"], { from: 2, to: 0 })).toEqual(["c", "a", "b"]);
});

test.each([
  ["01012345678", "010-1234-5678"],
  ["0101234", "010-1234"],
  ["010-12345", "010-1234-5"],
  ["0111234567", "011-123-4567"],
  ["021234567", "02-123-4567"],
  ["0212345678", "02-1234-5678"],
  ["0311234567", "031-123-4567"],
  ["050712345678", "0507-1234-5678"],
  ["15880000", "1588-0000"],
  ["+1 212 555 0100", "+1 212 555 0100"],
  ["010 abc", "010"],
  ["0101234567890", "0101234567890"],
  ["", ""],
])("typing %s shows %s", (typed, shown) => expect(formatPhone(typed)).toBe(shown));
