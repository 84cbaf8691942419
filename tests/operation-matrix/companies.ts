import { randomUUID } from "node:crypto";
import { nowhere } from "#cards/sections/venue/block.ts";
import { record } from "#server/companies/company-for-tests.ts";
import { companies } from "#server/database/tables/companies.ts";
import { redAndBlue } from "#server/photos/pictures-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const logo = await redAndBlue({ width: 60, height: 60 }).png().toBuffer();
const place = { ...nowhere, name: "달빛 예식장", address: "서울 종로구 가온길 12" };
const announced = { bytes: 10_000, type: "image/png" };

/** A hall that the company keeps; the other member has a company too. */
async function venue(world: World) {
  await world.rival();
  const id = randomUUID();
  await world.company.ask(operations.SaveVenueDocument, { id, content: place });
  return { id };
}

/** A card that the company made for a customer; the other member has a company too. */
async function made(world: World) {
  await world.rival();
  return { card: await world.company.card(), label: "김하늘 님" };
}

async function handedOver(world: World) {
  const { data } = await world.company.ask(operations.HandOverCardDocument, await made(world));
  return { id: data.handOverCard.handOver.id };
}

/** The link to a card of a company that is none of the callers. */
async function offered({ somebody, rival }: World) {
  const { member, buyer } = somebody();
  await rival(member);
  const sent = { card: await buyer.card(), label: "김하늘 님" };
  const { data } = await buyer.ask(operations.HandOverCardDocument, sent);
  return { token: data.handOverCard.token };
}

const hall = ({ hall: { id } }: World) => ({ id });

export const companyScenarios: Scenarios = {
  members: {
    async applyAsCompany({ database, applicant }, caller) {
      // Nobody applies twice: the company's keeper is somebody without one here.
      await database.orm.delete(companies);
      const { id } = await applicant(caller === "visitor" ? "owner" : caller).licence();
      return { record, licence: id };
    },
    myCompany: asItIs,
    mapLinkPoint: () => ({ link: "https://naver.me/5abcDEF1" }),
    offeredCard: offered,
    prepareLicence: () => announced,
    searchPlaces: () => ({ text: "달빛 예식장" }),
    searchVenues: () => ({ kind: "greeting", text: "달빛" }),
    takeCard: offered,
  },
  owner: {
    async finishLicence({ applicant }) {
      const file = { file: logo, type: "image/png" };
      return { id: await applicant("owner").sent(operations.PrepareLicenceDocument, file) };
    },
    followedVenues: async ({ owner }) => ({ card: await owner.card("greeting") }),
  },
  company: {
    changeCompany: () => ({ record: { ...record, phone: "02-765-4321" } }),
    changeCompanyColor: () => ({ color: "#8a6d3b" }),
    companyFigures: asItIs,
    companyVenues: asItIs,
    deleteVenue: venue,
    async finishCompanyLogo(world) {
      await world.rival();
      const file = { file: logo, type: "image/png" };
      return { id: await world.applicant("company").sent(operations.PrepareCompanyLogoDocument, file) };
    },
    handOverCard: made,
    handedCards: asItIs,
    openLicence: asItIs,
    prepareCompanyLogo: () => announced,
    removeCompanyLogo: asItIs,
    saveVenue: async (world) => ({ ...(await venue(world)), content: { ...place, hall: "2층 그랜드홀" } }),
    async sendCompanyAgain({ database }) {
      await database.orm.update(companies).set({ state: "returned", reason: "주소를 확인해 주세요." });
      return { record };
    },
    async withdrawCompanyChange({ company }) {
      await company.ask(operations.ChangeCompanyDocument, { record: { ...record, name: "별빛 예식장" } });
      return {};
    },
    withdrawHandOver: handedOver,
  },
  admin: {
    adminCompanies: asItIs,
    adminCompany: hall,
    adminDecideCompany: (world) => ({ ...hall(world), move: "SUSPEND", reason: "확인 중" }),
    adminOpenLicence: hall,
  },
};
