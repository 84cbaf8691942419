import { randomUUID } from "node:crypto";
import type { CardContent } from "#cards/engine/card.ts";
import { adopt } from "#cards/engine/follow.ts";
import { kindNamed } from "#cards/kinds/kinds.ts";
import { samplesOf } from "#cards/kinds/samples.ts";
import * as operations from "#web/graphql/graphql.ts";
import type { Ask, FrontDoor } from "./front-door.ts";
import { drawing, sendFile } from "./pictures.ts";

type Venue = { id: string; said: Record<string, unknown> };
type Opening = { door: FrontDoor; company: Ask; admin: Ask; wedding: CardContent };

/** No tax office has the number 000, so this is nobody's. */
const NUMBER = "000-00-00015";

/** The place of the wedding card as an approved company with a venue that cards follow; returns that venue. */
export async function openCompany({ door, company, admin, wedding }: Opening): Promise<Venue> {
  const { title: _title, ...said } = wedding.sections.venue ?? {};
  const { applyAsCompany } = await company(operations.ApplyAsCompanyDocument, {
    licence: await sendLicence(door, company),
    record: {
      name: String(said.name),
      number: NUMBER,
      representative: "이안나",
      type: "HALL",
      address: String(said.address),
      phone: String(said.phone),
      managerName: "서한별",
      managerPhone: "010-0000-2200",
    },
  });
  await admin(operations.AdminDecideCompanyDocument, { id: applyAsCompany.id, move: "APPROVE" });
  await company(operations.ChangeCompanyColorDocument, { color: "#3f6b52" });
  const id = randomUUID();
  await company(operations.SaveVenueDocument, { id, content: said });
  const beside = { ...said, hall: "볕마루" };
  await company(operations.SaveVenueDocument, { id: randomUUID(), beside: id, content: beside });
  return { id, said };
}

async function sendLicence(door: FrontDoor, ask: Ask): Promise<string> {
  const file = await drawing("art/greeting-letter");
  const announced = { bytes: file.size, type: file.type };
  const { prepareLicence } = await ask(operations.PrepareLicenceDocument, announced);
  await sendFile(door, prepareLicence, file);
  await ask(operations.FinishLicenceDocument, { id: prepareLicence.id });
  return prepareLicence.id;
}

/** The card's place says what the company says of it, now and later. */
export function followVenue(content: CardContent, venue: Venue): CardContent {
  const section = kindNamed("greeting").sections.find(({ name }) => name === "venue");
  if (!section) throw new Error("A wedding card has no place to follow");
  return adopt({ content, section, block: venue });
}

/** Vouchers that the company bought, two of them with customers already, and a card on its way to a couple. */
export async function serveCustomers({ company, admin }: { company: Ask; admin: Ask }): Promise<void> {
  const { adminVoucherProducts } = await admin(operations.AdminVoucherProductsDocument, {});
  const product = adminVoucherProducts.find(({ code }) => code === "greeting-basic");
  if (!product) throw new Error("Nobody sells vouchers for wedding cards");
  await admin(operations.AdminRegisterVouchersDocument, {
    company: NUMBER,
    vouchers: [
      {
        productOrder: "2026000000000001",
        buyer: "서한별",
        digits: "2200",
        product: product.code,
        quantity: 6,
      },
    ],
  });
  const { companyVouchers } = await company(operations.CompanyVouchersDocument, { first: 2 });
  const customers = ["도예린", "기우람"];
  for (const [at, { id }] of companyVouchers.vouchers.entries()) {
    await company(operations.HandVoucherDocument, { id, holder: customers[at] ?? "", digits: `410${at}` });
  }
  const sample = (await samplesOf("greeting")).find(({ name }) => name === "sea-wedding");
  const { createCard } = await company(operations.CreateCardDocument, {
    kind: "greeting",
    content: sample?.content,
    key: randomUUID(),
  });
  await company(operations.HandOverCardDocument, { card: createCard.card.id, label: "문은호 · 서가람 님" });
}
