/** What an app comes to need. */
const later = `
  about account accounts activate activity ad ads affiliate album alerts analytics android
  announcement answer api app apps archive article articles asset attachment auth avatar award
  baby-birthday badge banner billing birthday-card blog board bookmark bot brand business buy calendar
  campaign card career careers cart catalog category cdn chat check check-list checklist checkout
  cloud code collection comment comments community company compare config confirm connect console
  contact content contents cookie copyright corp coupon coupons create customer dashboard data delete
  demo design desk dev developer developers device docs document domain download drive edit editor
  email embed error errors event events explore export false faq favicon feature features feed
  feedback file files find follow forgot form forum free friend gallery gift gifts go group groups
  guest guestbook guide health hello help home host hosting icon image images img import inbox index
  info install intro invitation invitations invite ios issue item job jobs join kakao-login key keys
  kiosk kit lab landing language law layout learn legal library license link links list live local
  location log login logo logout mail mailer manage manager manual map maps market marketing member
  members memorial menu message messages mobile mobile-card music my-card my-mobile-card my-page
  my-photo-card mypage name names naver-login new news newsletter notice notices notification
  notifications null oauth offer office official online open order orders org page pages partner
  partners password pay payment payments photo photo-card photos plan plans policy popular portal post
  posts premium press preview price prices pricing print privacy private pro product products profile
  profiles promo public publish qr question questions quotes random receipt redirect refund register
  release remove report request reset reset-password resource review reviews robots root rss rule
  rules safe safety sale sample samples search secure security sell send server service services
  session setting settings setup shop shopping sign signin signout signup site sitemap sitename sites
  smart-store smartstore sns social source spam static stats status store stories story stream studio
  style subscribe support survey svg system tag tags team template templates term terms test tests
  thanks theme themes ticket tickets tool tools top tour trend trial true undefined unsubscribe update
  upload uploads url user username users vendor verify version video videos view visit voucher
  vouchers wallet web webhook webmail website wedding welcome widget wiki work world www
`;

/** Who would be believed. */
const believed = `
  admin administrator goi goi-admin goi-help goi-official goi-team hostmaster moderator operator owner
  postmaster staff superuser sysadmin webmaster abuse noreply no-reply bank police government kakao
  kakaopay kakaotalk naver toss google apple samsung coupang instagram facebook youtube netflix
`;

/** What nobody should find at an address of ours. */
const unwanted = `
  adult casino gambling hentai nude porn porno sex sexy toto viagra xxx
`;

/** Words that no name should hold as a part either, where we are the ones who suggest it. */
export const believedWords: readonly string[] = `${believed} ${unwanted}`.trim().split(/\s+/);

/**
 * Words that are no address of ours yet, but may become one, that speak for us, or that would be believed. The addresses
 * we have are not here: the server reads them off its own routes.
 */
export const reservedWords: readonly string[] = `${later} ${believed} ${unwanted}`.trim().split(/\s+/);
