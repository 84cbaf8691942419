/** Where the developer-tools guard sends a page. A wide side panel looks the same to it, so it says how to come back. */
export const awayPage = `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>고이</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; background: #fbf9f5; color: #2b2620; font-family: Pretendard, system-ui, sans-serif; text-align: center; word-break: keep-all; line-height: 1.7 }
  h1 { margin: 0; font-size: 22px }
  p { margin: 0; max-width: 34ch; color: #5c5348 }
  a { display: inline-block; margin-top: 16px; padding: 12px 28px; border-radius: 8px; background: #2b2620; color: #fff; font-weight: 600; text-decoration: none }
</style>
<h1>페이지를 닫았습니다</h1>
<p>개발자 도구가 열린 것으로 보여 페이지를 떠났습니다. 쓰시던 내용은 이 기기에 남아 있습니다.</p>
<p>브라우저 옆에 열린 넓은 패널도 그렇게 보일 수 있습니다. 패널을 닫고 다시 들어와 주세요.</p>
<a href="/">고이로 돌아가기</a>
</html>
`;
