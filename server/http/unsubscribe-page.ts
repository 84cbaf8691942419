/** Where an e-mail to somebody who was invited leads who wants no more: asked first, since mail programs follow links. */
export const refusingPage = page({
  title: "메일을 그만 받으시겠어요?",
  words: "이 행사에 대한 메일을 더 보내지 않습니다. 초대장은 그대로 보실 수 있습니다.",
  act: '<form method="post"><button>그만 받기</button></form>',
});

export const refusedPage = page({
  title: "더 보내지 않겠습니다",
  words: "이 행사에 대한 메일은 이제 가지 않습니다.",
  act: '<a href="/">고이 보기</a>',
});

function page({ title, words, act }: { title: string; words: string; act: string }): string {
  return `<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · 고이</title>
<style>
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 12px; padding: 24px; box-sizing: border-box; background: #fbf9f5; color: #2b2620; font-family: Pretendard, system-ui, sans-serif; text-align: center; word-break: keep-all; line-height: 1.7 }
  h1 { margin: 0; font-size: 22px }
  p { margin: 0; max-width: 34ch; color: #5c5348 }
  a, button { display: inline-block; min-height: 48px; margin-top: 16px; padding: 12px 28px; border: 0; border-radius: 8px; background: #2b2620; color: #fff; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
</style>
<h1>${title}</h1>
<p>${words}</p>
${act}
</html>
`;
}
