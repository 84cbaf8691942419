/** All of the page's looks. Its colours are those of `web/shell/tokens.css`, which it does not load. */
export const checkStyle = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:#fbf9f5;color:#2b2620;font:1.0625rem/1.75 Pretendard,"Apple SD Gothic Neo","Noto Sans KR",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
header,main,footer>div{width:100%;max-width:640px;margin:0 auto;padding:0 20px}
header{padding-top:12px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:48px;color:inherit;text-decoration:none;border-radius:7px}
main{padding-top:20px;padding-bottom:72px}
h1,h2,h3{margin:0;font-family:"Gowun Batang","Noto Serif KR","Nanum Myeongjo",AppleMyungjo,Batang,serif;font-weight:600;line-height:1.4;color:#1f1b16}
h1{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.375rem)}
h2{font-size:1.375rem}
h3{font-size:1.0625rem}
p{margin:0}
.lead{margin-top:12px;color:#4a4239}
.quiet{color:#5c5348;font-size:.9375rem}
.answer{margin:28px 0 8px;padding:24px 20px;border:1px solid #e6ddd0;border-radius:15px;background:#fff}
.answer:focus{outline:0}
.answer>*+*{margin-top:14px}
.answer.no{border-color:#e7bbb1;background:#fbf1ee}
.answer.no h2{color:#782a20}
.answer.wait{border-color:#e3cd98;background:#fbf0d6}
.answer.wait h2{color:#5c4310}
.answer.yes{border-color:#24493c;background:#e3eee8}
.answer.yes h2{color:#24493c}
.title{display:flex;gap:12px;align-items:flex-start}
.title svg{flex:none;margin-top:3px}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 18px;margin:0;padding:14px 16px;border-radius:11px;background:#fff}
dt{color:#5c5348}
dd{margin:0}
ul,ol{margin:0;padding:0;list-style:none}
.links>li{padding:14px 16px;border-radius:11px;background:#fff}
.links>li+li{margin-top:10px}
.links code{display:block;font:.9375rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;word-break:break-all}
.links dl{padding:10px 0 0;gap:2px 18px;font-size:.9375rem}
.links p{margin-top:8px}
.calls{display:grid;gap:10px;grid-template-columns:repeat(auto-fit,minmax(210px,1fr))}
.calls a{display:flex;flex-direction:column;justify-content:center;min-height:64px;padding:10px 16px;border:1px solid #968c7f;border-radius:11px;background:#fff;color:#2b2620;text-decoration:none;line-height:1.4}
.calls b{font-size:1.25rem}
form{margin-top:28px}
label{display:block;font-weight:600}
label+p{margin-bottom:8px}
textarea,input{display:block;width:100%;margin-top:8px;padding:12px 14px;border:1px solid #968c7f;border-radius:11px;background:#fff;color:inherit;font:inherit;font-size:1.0625rem}
textarea{min-height:148px;resize:vertical}
.day{margin-top:20px}
button{width:100%;min-height:56px;margin-top:16px;border:0;border-radius:11px;background:#2b2620;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#1f1b16}
.part{margin-top:56px;padding-top:28px;border-top:1px solid #e6ddd0}
.part>*+*{margin-top:14px}
.steps{counter-reset:step}
.steps li{counter-increment:step;display:grid;grid-template-columns:32px 1fr}
.steps li+li{margin-top:10px}
.steps li:before{content:counter(step);font-weight:600;color:#a63d2f}
b,strong{font-weight:600}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,button:focus-visible,textarea:focus-visible,input:focus-visible{outline:3px solid #b08d57;outline-offset:2px}
footer{border-top:1px solid #e6ddd0;background:#f6f2ec}
footer>div{padding-top:28px;padding-bottom:40px;color:#5c5348;font-size:.9375rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 20px}
footer nav a{display:inline-flex;align-items:center;min-height:48px}
@media (min-width:720px){header{padding-top:24px}main{padding-top:40px}.answer{padding:32px}button{width:auto;min-width:220px;padding:0 32px}}
@media (max-width:359px){header,main,footer>div{padding-left:16px;padding-right:16px}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
`
  .trim()
  .replaceAll("\n", "");
