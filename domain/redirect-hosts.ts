/** Hosts whose addresses lead to another place, which nobody knows before opening them. */
const services = `
  2u.pw abit.ly adf.ly asq.kr bit.do bit.ly bitly.com bitly.kr buff.ly buly.kr c11.kr clck.ru cli.gs cutt.ly
  dlvr.it fb.me flic.kr gg.gg goo.gl goo.su han.gl ift.tt is.gd j.mp kko.to kutt.it lnkd.in lrl.kr me2.do
  me2.kr muz.so naver.me ow.ly page.link qr.ae qr.net qrco.de rb.gy rebrand.ly s.id short.gy shorturl.at
  shrtco.de snip.ly soo.gd spoo.me t.co t.ly t2m.io tiny.cc tinyurl.com trib.al tr.im u.to url.kr v.gd vo.la
  vvd.bz wo.to x.co zrr.kr tuney.kr ko.gl durl.me dokdo.in iii.im
`
  .trim()
  .split(/\s+/);

export function leadsElsewhere(host: string): boolean {
  return services.some((service) => host === service || host.endsWith(`.${service}`));
}
