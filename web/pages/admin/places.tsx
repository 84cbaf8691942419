import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";
import IconBuildingStore from "@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs";
import IconCards from "@tabler/icons-react/dist/esm/icons/IconCards.mjs";
import IconHistory from "@tabler/icons-react/dist/esm/icons/IconHistory.mjs";
import IconHome from "@tabler/icons-react/dist/esm/icons/IconHome.mjs";
import IconReceipt from "@tabler/icons-react/dist/esm/icons/IconReceipt.mjs";
import IconTicket from "@tabler/icons-react/dist/esm/icons/IconTicket.mjs";
import IconUsers from "@tabler/icons-react/dist/esm/icons/IconUsers.mjs";

/** The screens of the admin area, the most used first: on a phone the first four stand in the bar. */
export const places = [
  { to: "/admin", label: "홈", Icon: IconHome },
  { to: "/admin/orders", label: "주문", Icon: IconReceipt },
  { to: "/admin/cards", label: "카드", Icon: IconCards },
  { to: "/admin/members", label: "회원", Icon: IconUsers },
  { to: "/admin/company", label: "업체", Icon: IconBuilding },
  { to: "/admin/coupons", label: "쿠폰", Icon: IconTicket },
  { to: "/admin/vouchers", label: "이용권", Icon: IconBuildingStore },
  { to: "/admin/audit", label: "관리 기록", Icon: IconHistory },
] as const;
