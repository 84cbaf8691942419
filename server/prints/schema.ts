import { maySee } from "#domain/access.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { cardOwner, grantedCard } from "#server/cards/access.ts";
import { kindOf } from "#server/cards/content.ts";
import { cardContentOf } from "#server/cards/schema.ts";
import { builder } from "#server/graphql/builder.ts";
import { type Context, memberOf } from "#server/graphql/context.ts";
import { isSoldByPrint, looksOf, printsLeft, printsWanted, takePrints } from "./card-prints.ts";
import { fileName, forms } from "./forms.ts";

const PrintForm = builder.enumType("PrintForm", {
  description: "A picture of 300 dots to the inch, or a PDF with bleed and marks to cut along.",
  values: {
    FRONT_PNG: { value: "front-png" },
    BACK_PNG: { value: "back-png" },
    PDF: { value: "pdf", description: "Front and back on two pages." },
    NUMBERED_PDF: { value: "numbered-pdf", description: "The same for every number of its series." },
    SHEET_PDF: { value: "sheet-pdf", description: "Nine to a sheet of A4, for printing on both sides." },
  } as const,
});

type Prints = { all: number; left: number; one: number; series: number };

const CardPrints = builder.objectRef<Prints>("CardPrints").implement({
  description: "What was bought to be printed without our mark. Each look of a card counts once.",
  fields: (t) => ({
    all: t.exposeInt("all"),
    left: t.exposeInt("left"),
    one: t.exposeInt("one", { description: "How many a file of the card as it is now would take." }),
    series: t.exposeInt("series", { description: "The same of every number of its series." }),
  }),
});

const CardPrint = builder.objectRef<{ address: string; name: string }>("CardPrint").implement({
  fields: (t) => ({
    address: t.exposeString("address", {
      description: "Where the file is saved from, for ten minutes; with `?show` it is shown instead.",
    }),
    name: t.exposeString("name", { description: "What the file is called." }),
  }),
});

/** The caller's card with what is printed of its newest version. */
async function printed(context: Context) {
  const card = grantedCard(context);
  if (card.deletedAt) throw new Refusal("NOT_FOUND");
  const kind = kindOf(context, card);
  const { print } = kind;
  if (!print) throw new Refusal("INVALID", { fields: { id: "인쇄할 수 없는 종류의 카드입니다." } });
  const content = await cardContentOf(context, { card, version: card.draftVersion });
  return { card, kind, print: (cards: "one" | "series") => print(content, cards) };
}

builder.queryField("cardPrints", (t) =>
  t.field({
    access: cardOwner("id", maySee),
    type: CardPrints,
    nullable: true,
    description: "What the caller may print of a card without our mark; null where that is not sold.",
    args: { id: t.arg.id({ required: true }) },
    async resolve(_root, _args, context) {
      const { card, kind, print } = await printed(context);
      if (!isSoldByPrint(kind)) return null;
      const { orm } = context.database;
      const wanted = async (cards: "one" | "series") =>
        printsWanted(orm, { card: card.id, looks: looksOf(await print(cards)) });
      const [bought, one, series] = await Promise.all([
        printsLeft(orm, { card: card.id, kind }),
        wanted("one"),
        wanted("series"),
      ]);
      return { ...bought, one, series };
    },
  }),
);

builder.mutationField("printCard", (t) =>
  t.field({
    access: cardOwner("id", maySee),
    type: CardPrint,
    description: "The newest version of a card as a file for paper.",
    args: {
      id: t.arg.id({ required: true }),
      as: t.arg({ type: PrintForm, required: true }),
      bleed: t.arg.boolean({ description: "Whether a picture shows what is cut off; a PDF always does." }),
      plain: t.arg.boolean({
        description: "Without our mark: takes what was bought, and is refused where that is not enough.",
      }),
    },
    async resolve(_root, { as: form, bleed, plain }, context) {
      const { card, kind, print } = await printed(context);
      const { orm } = context.database;
      context.printPasses.refuseTooMany(ownerOf(memberOf(context)));
      const isSold = isSoldByPrint(kind);
      if (isSold && plain) {
        const looks = looksOf(await print(forms[form].cards));
        await takePrints(orm, { card: card.id, kind, looks, now: context.clock.now() });
      }
      const wanted = {
        card: card.id,
        version: card.draftVersion,
        form,
        bleed: bleed ?? false,
        marked: isSold && !plain,
      };
      return {
        address: context.printPasses.addressFor(wanted),
        name: fileName(form, (await print("one")).name),
      };
    },
  }),
);
