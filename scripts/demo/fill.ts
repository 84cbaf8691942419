import type { PhotoWidth } from "#cards/engine/photo.ts";
import { koreanDay } from "#domain/korean-day.ts";
import { contentOf, sendCards } from "./cards.ts";
import { followVenue, openCompany, serveCustomers } from "./company.ts";
import { type FrontDoor, type SignIn, signIn, signUp } from "./front-door.ts";
import { visit } from "./guests.ts";
import { buyPlans, DEMO_COUPON } from "./shop.ts";
import { planWedding } from "./wedding-plan.ts";

export type Demo = {
  signIns: ({ role: string; page: string } & SignIn)[];
  cards: { label: string; title: string; address: string }[];
  coupon: string;
};

type Filling = {
  door: FrontDoor;
  now: Date;
  /** Of the pictures that are uploaded. */
  photoWidth?: PhotoWidth;
  /** Hears what is being made: it takes a while on a small machine. */
  onStep?(step: string): void;
};

/** Fills an empty app through its front door with what months of use would leave in it. */
export async function fill({ door, now, photoWidth, onStep = () => {} }: Filling): Promise<Demo> {
  const today = koreanDay(now);
  onStep("accounts");
  const people = {
    member: await signUp(door, "harin@goi.example"),
    company: await signUp(door, "onsil@goi.example"),
    admin: await signUp(door, "admin@goi.example"),
  };
  await door.makeAdmin(people.admin.email);
  const [member, company, admin] = [
    await signIn(door, people.member),
    await signIn(door, people.company),
    await signIn(door, people.admin),
  ];

  onStep("a company with its venue");
  const venue = await openCompany({ door, company, admin, wedding: await contentOf("greeting", today) });
  await serveCustomers({ company, admin });

  onStep("a card of every kind, with its photos");
  const cards = await sendCards({ door, ask: member, today, photoWidth }, (kind, content) =>
    kind === "greeting" ? followVenue(content, venue) : content,
  );

  onStep("what guests leave");
  await visit({ door, owner: member, cards });

  onStep("orders and a wedding plan");
  await buyPlans({ member, admin, cards, today });
  await planWedding({ member, weddingDate: String(cards.greeting.content.sections.date?.date), today });

  return {
    signIns: [
      { role: "member", page: "/login", ...people.member },
      { role: "company", page: "/login", ...people.company },
      { role: "admin", page: "/admin/login", ...people.admin },
    ],
    cards: Object.values(cards).map(({ label, title, address }) => ({ label, title, address })),
    coupon: DEMO_COUPON,
  };
}
