import { maySee } from "#domain/access.ts";
import { ownerOf } from "#domain/member.ts";
import { Refusal } from "#domain/refusal.ts";
import { fileName } from "#server/press/forms.ts";
import { builder } from "./builder.ts";
import { contentOf, ownCard } from "./card.ts";
import { kindOf } from "./card-content.ts";
import { memberOf } from "./context.ts";

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

const CardPrint = builder.objectRef<{ address: string; name: string }>("CardPrint").implement({
  fields: (t) => ({
    address: t.exposeString("address", {
      description: "Where the file is saved from, for ten minutes; with `?show` it is shown instead.",
    }),
    name: t.exposeString("name", { description: "What the file is called." }),
  }),
});

builder.mutationField("printCard", (t) =>
  t.field({
    type: CardPrint,
    description: "The newest version of a card as a file for paper.",
    args: {
      id: t.arg.id({ required: true }),
      as: t.arg({ type: PrintForm, required: true }),
      bleed: t.arg.boolean({ description: "Whether a picture shows what is cut off; a PDF always does." }),
    },
    async resolve(_root, { id, as: form, bleed }, context) {
      const card = await ownCard(context, { id, may: maySee });
      if (card.deletedAt) throw new Refusal("NOT_FOUND");
      const { print } = kindOf(context, card);
      if (!print) throw new Refusal("INVALID", { fields: { id: "인쇄할 수 없는 종류의 카드입니다." } });
      context.printPasses.refuseTooMany(ownerOf(memberOf(context)));
      const content = await contentOf(context, { card, version: card.draftVersion });
      const wanted = { card: card.id, version: card.draftVersion, form, bleed: bleed ?? false };
      return {
        address: context.printPasses.addressFor(wanted),
        name: fileName(form, (await print(content, "one")).name),
      };
    },
  }),
);
