const SDK = "https://t1.kakaocdn.net/kakao_js_sdk/2.7.2/kakao.min.js";
const INTEGRITY = "sha384-TiCUE00h649CAMonG018J2ujOgDKW/kVWlChEuu4jK2vxfAAD0eZxzCKakxg55G4";

type Link = { mobileWebUrl: string; webUrl: string };
type Feed = {
  objectType: "feed";
  content: { title: string; description: string; imageUrl?: string; link: Link };
  buttons: { title: string; link: Link }[];
};
type Kakao = {
  isInitialized(): boolean;
  init(key: string): void;
  Share: { sendDefault(feed: Feed): void };
};

let coming: Promise<Kakao> | null = null;

/** Kakao's own script, fetched once and only for whoever wants it. */
export function loadKakao(key: string): Promise<Kakao> {
  coming ??= new Promise<Kakao>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SDK;
    script.integrity = INTEGRITY;
    script.crossOrigin = "anonymous";
    script.onload = () => {
      const { Kakao } = window as unknown as { Kakao: Kakao };
      if (!Kakao.isInitialized()) Kakao.init(key);
      resolve(Kakao);
    };
    script.onerror = () => {
      script.remove();
      coming = null;
      reject(new Error("Kakao's script did not come"));
    };
    document.head.append(script);
  });
  return coming;
}

type Message = {
  title: string;
  description: string;
  /** Its address, on this site. */
  picture: string | null;
  address: string;
  button: string;
};

export async function sendByKakao(key: string, message: Message): Promise<void> {
  const kakao = await loadKakao(key);
  const { title, description, picture, address, button } = message;
  const link = { mobileWebUrl: address, webUrl: address };
  const imageUrl = picture ? new URL(picture, address).href : undefined;
  kakao.Share.sendDefault({
    objectType: "feed",
    content: { title, description, imageUrl, link },
    buttons: [{ title: button, link }],
  });
}
