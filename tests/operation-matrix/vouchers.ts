import { counterOf, soldLine } from "#server/vouchers/voucher-for-tests.ts";
import { asItIs, type Scenarios } from "./scenario.ts";
import type { World } from "./world.ts";

const csv = [
  "상품주문번호,주문번호,구매자명,구매자연락처,상품명,수량,주문상태",
  "A1,N1,홍길동,010-1111-2222,초대장 베이직,1,발송대기",
].join("\r\n");

/** What somebody bought in a shop and opens by its link. */
async function linked({ shop }: World) {
  const { link } = await counterOf(shop).sell();
  return { id: link, digits: "5678" };
}

const sold = async ({ shop }: World) => ({ id: (await counterOf(shop).sell()).id });

export const voucherScenarios: Scenarios = {
  everybody: { openVoucher: linked },
  members: { claimVoucher: linked, myVouchers: asItIs },
  company: {
    companyVouchers: asItIs,
    async handVoucher(world) {
      await world.rival();
      const { data } = await counterOf(world.shop).register([soldLine()], world.hall.number);
      const [made] = data.adminRegisterVouchers.made;
      return { id: made.voucher.id, holder: "신부 유나", digits: "7777" };
    },
  },
  admin: {
    adminCancelVoucher: sold,
    adminReadVoucherCsv: () => ({ file: Buffer.from(csv).toString("base64") }),
    adminRegisterVouchers: () => ({ vouchers: [soldLine()] }),
    adminRenewVoucherLink: sold,
    adminVoucherProducts: asItIs,
    adminVouchers: asItIs,
  },
};
