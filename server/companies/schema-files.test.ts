import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/duration.ts";
import { companyEventsTable } from "#server/database/tables/companies.ts";
import { codesOf, members } from "#server/graphql/api-for-tests.ts";
import { redAndBlue } from "#server/photos/pictures-for-tests.ts";
import * as operations from "#web/graphql/graphql.ts";
import { api, approved, database, jiyu, minsu, openApplicants, sora, store } from "./applicants-for-tests.ts";
import { pdf, record } from "./company-for-tests.ts";
import { createLicences } from "./licences.ts";
import { removeCompanyFiles } from "./remove-company-files.ts";

openApplicants();

describe("a licence", () => {
  const read = async (address: string) =>
    createLicences({ files: store.files, passes: api.licencePasses })(address.split("/").at(-1) ?? "");

  test("as a PDF is saved and never run, for five minutes, by the company and by admins who are written down", async () => {
    const id = await approved();
    const { value: address } = await minsu.ask(operations.OpenLicenceDocument);
    const answer = await read(address);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment/),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    });
    const opened = await sora.ask(operations.AdminOpenLicenceDocument, { id });
    expect((await read(opened.value)).status).toBe(200);
    const { value } = await sora.ask(operations.AdminCompanyDocument, { id });
    expect(value.history.at(-1)).toMatchObject({ move: "READ_LICENCE", byAdmin: true });
    const [look] = await database.orm
      .select()
      .from(companyEventsTable)
      .where(eq(companyEventsTable.move, "look"));
    expect(look).toMatchObject({ admin: members.sora?.id, ip: "127.0.0.1" });
    await expect(read(`${address}x`)).rejects.toMatchObject({ code: "NOT_FOUND" });
    api.pass(5 * MINUTE_MS);
    await expect(read(address)).rejects.toMatchObject({ code: "GONE" });
  });

  test("as a picture is drawn anew, and what is neither is refused by its bytes", async () => {
    const photo = await redAndBlue({ width: 40, height: 60 }).withMetadata().png().toBuffer();
    const { id } = await minsu.licence(photo, "image/png");
    await minsu.ask(operations.ApplyAsCompanyDocument, { record, licence: id });
    const { value: address } = await minsu.ask(operations.OpenLicenceDocument);
    const answer = await read(address);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");

    const disguised = await jiyu.licence(Buffer.from("<html>%PDF-1.7</html>"));
    expect(disguised.errors?.[0]).toMatchObject({
      message: expect.stringContaining("PDF, JPG, PNG, WebP"),
      extensions: { code: "FILE_TYPE" },
    });
    const large = await jiyu.ask(operations.PrepareLicenceDocument, {
      bytes: 10 * 1_024 * 1_024 + 1,
      type: "application/pdf",
    });
    expect(codesOf(large)).toEqual(["FILE_TOO_LARGE"]);
  });

  test("that no record names goes after three days; one that is used stays", async () => {
    await approved();
    await minsu.licence();
    expect(await removeCompanyFiles({ database, files: store.files, clock: api.clock })).toEqual({
      removedFiles: 0,
    });
    api.pass(3 * DAY_MS);
    expect(await removeCompanyFiles({ database, files: store.files, clock: api.clock })).toEqual({
      removedFiles: 1,
    });
    const { value } = await minsu.ask(operations.OpenLicenceDocument);
    expect((await read(value)).status).toBe(200);
  });
});

test("a logo becomes a square that everybody may fetch", async () => {
  await approved();
  const file = await redAndBlue({ width: 60, height: 20 }).png().toBuffer();
  const id = await minsu.sent(operations.PrepareCompanyLogoDocument, { file, type: "image/png" });
  const { value } = await minsu.ask(operations.FinishCompanyLogoDocument, { id });
  expect(value.logo).toMatch(/^b\/[0-9a-f]{32}\.webp$/);
  expect(await store.files.stat(value.logo)).toMatchObject({ type: "image/webp" });
  expect((await minsu.ask(operations.RemoveCompanyLogoDocument)).value.logo).toBeNull();
});
