/** Where Kakao's map comes from, and its pictures. */
const SCRIPTS = "https://dapi.kakao.com https://t1.daumcdn.net";
const PICTURES = "data: https://t1.kakaocdn.net https://*.daumcdn.net";

/**
 * A map with one pin, for the form of a place. It is a page of its own in a sandbox, because what comes from elsewhere
 * could read what a member does here: it has no origin, knows nothing but the pin, and only our own pages may hold it.
 */
export function pinMapPage(key: string, nonce: string): { html: string; policy: string } {
  const address = `https://dapi.kakao.com/v2/maps/sdk.js?appkey=${encodeURIComponent(key)}&autoload=false`;
  const policy = [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${SCRIPTS}`,
    `img-src ${PICTURES}`,
    "style-src 'unsafe-inline'",
    `connect-src ${SCRIPTS}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
  const html = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>지도에 찍은 자리</title>
<style>html, body, #map { height: 100%; margin: 0 }</style>
<div id="map"></div>
<script nonce="${nonce}">
  const tell = (said) => parent.postMessage({ pinMap: said }, "*");
  let marker = null;
  let map = null;
  function show({ latitude, longitude }) {
    const position = new kakao.maps.LatLng(latitude, longitude);
    if (marker) {
      marker.setPosition(position);
      map.panTo(position);
      return;
    }
    map = new kakao.maps.Map(document.getElementById("map"), { center: position, level: 3 });
    marker = new kakao.maps.Marker({ map, position, draggable: true });
    kakao.maps.event.addListener(marker, "dragend", () => {
      const at = marker.getPosition();
      tell({ latitude: at.getLat(), longitude: at.getLng() });
    });
  }
  addEventListener("message", ({ source, data }) => {
    if (source === parent && data && data.pin) show(data.pin);
  });
  const script = document.createElement("script");
  script.src = ${JSON.stringify(address)};
  script.onload = () => kakao.maps.load(() => tell("ready"));
  script.onerror = () => tell("failed");
  document.head.append(script);
</script>
</html>
`;
  return { html, policy };
}
