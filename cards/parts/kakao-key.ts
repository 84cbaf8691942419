import { createContext } from "react";

/** The public key of the operator's Kakao application; null where none is configured. */
export const KakaoKeyContext = createContext<string | null>(null);
