import IconBuilding from "~icons/tabler/building";
import IconBuildingStore from "~icons/tabler/building-store";
import IconCards from "~icons/tabler/cards";
import IconHistory from "~icons/tabler/history";
import IconHome from "~icons/tabler/home";
import IconReceipt from "~icons/tabler/receipt";
import IconTicket from "~icons/tabler/ticket";
import IconUsers from "~icons/tabler/users";

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
