import { type ComponentType, useEffect, useRef, useState } from "react";

/**
 * A section that is drawn when it comes within a screen. For those with fields: at every letter typed beside the
 * preview a browser looks through them all, for what it might fill in, however far below they stand.
 */
export function drawnNear<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  return function Near(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [near, setNear] = useState(false);

    useEffect(() => {
      const page = place.current?.ownerDocument;
      if (!place.current || !page?.defaultView) return;
      // Of the preview's own window: another's would measure from the page around it.
      const { IntersectionObserver } = page.defaultView;
      const watching = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
        root: page,
        rootMargin: "100% 0%",
      });
      watching.observe(place.current);
      return () => watching.disconnect();
    }, []);

    return near ? <Section {...props} /> : <div ref={place} />;
  };
}
