import { HEART, Sign } from "#cards/parts/sign.tsx";
import type { NoticeIcon } from "./section.ts";

const drawings: Record<NoticeIcon, string> = {
  info: "M14 4.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM14 12.6v6.2M14 9.2v.1",
  parking:
    "M6.8 4.8h14.4a2 2 0 0 1 2 2v14.4a2 2 0 0 1-2 2H6.8a2 2 0 0 1-2-2V6.8a2 2 0 0 1 2-2zM11.2 19.2V8.8h3.5a3.2 3.2 0 0 1 0 6.4h-3.5",
  bus: "M6 20.2V7.6c0-1.7 1.4-2.6 3-2.6h10c1.6 0 3 .9 3 2.6v12.6zM6 13.8h16M10 9h8M8.6 20.2v2.6M19.4 20.2v2.6M9.8 17v.1M18.2 17v.1M3.8 10.6v3M24.2 10.6v3",
  meal: "M9 4.8v18.4M6 4.8v5.4c0 2 1.2 3 3 3s3-1 3-3V4.8M19 23.2v-8M19 15.2c-2-.4-3-2.4-3-5.2 0-3.2 1.2-5.2 3-5.2z",
  flower:
    "M13.2 8.7C8.2 3.5 19.8 3.5 14.8 8.7M14.9 8.7C18.2 2.4 21.8 13.5 15.4 10.3M15.4 10.4C22.4 11.6 13.0 18.4 14.0 11.4M14.0 11.4C15.0 18.4 5.6 11.6 12.6 10.4M12.6 10.3C6.2 13.5 9.8 2.4 13.1 8.7M14 16v8.6M14 23.6c-3.8 0-5.6-1.6-6-4.2 3.2-.2 5.4 1.2 6 4.2zM14 23.6c3.8 0 5.6-1.6 6-4.2-3.2-.2-5.4 1.2-6 4.2z",
  clock: "M14 4.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM14 8.6V14l3.8 2.4",
  heart: HEART,
  camera:
    "M4.4 9.8c0-1 .8-1.8 1.8-1.8h3.4l1.6-2.6h5.6L18.4 8h3.4c1 0 1.8.8 1.8 1.8v10.4c0 1-.8 1.8-1.8 1.8H6.2c-1 0-1.8-.8-1.8-1.8zM14 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM20.4 11.4v.1",
};

export function NoticeIconView({ name, className }: { name: NoticeIcon; className?: string }) {
  return <Sign d={drawings[name]} size={28} className={className} />;
}
