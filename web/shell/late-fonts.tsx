import heading from "@fontsource/gowun-batang/400.css?url";
import body from "pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url";
import { useEffect, useState } from "react";

/** Fonts are asked for when the words have been read once; until then they stand in the phone's own. */
export function LateFonts() {
  const [read, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return [heading, body].map((href) => (
    <link key={href} rel="stylesheet" href={href} media={read ? "all" : "not all"} data-waits="paint" />
  ));
}

/** For who has no script that could let them in. */
export function FontsWithoutScript() {
  return (
    <noscript>
      {[heading, body].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </noscript>
  );
}
