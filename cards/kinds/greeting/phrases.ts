import { part } from "#cards/engine/card.ts";
import { type Phrase, type PhraseBook, type PhraseDraft, saidAt, written } from "#cards/engine/phrase.ts";
import { greetingSection as words } from "#cards/sections/greeting/section.ts";
import { couple, type GreetingOccasion, greetingOccasions } from "./couple/section.ts";

const wedding: PhraseDraft[] = [
  {
    tone: "polite",
    text: "오랜 시간 곁에서 지켜봐 주신 덕분에\n저희 두 사람이 부부의 연을 맺게 되었습니다.\n바쁘시더라도 귀한 걸음 하시어\n새로운 시작을 축복해 주시면 감사하겠습니다.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "양가 어른들의 뜻을 받들어\n저희 두 사람이 혼례를 올립니다.\n부디 자리하시어 첫걸음을 살펴 주시면\n더없는 기쁨으로 간직하겠습니다.",
  },
  {
    tone: "polite",
    text: "부모님께 받은 사랑을 밑거름 삼아\n이제 저희의 가정을 꾸리려 합니다.\n한 분 한 분 찾아뵙고 싶은 마음을\n이 초대장에 담아 올립니다.",
  },
  {
    tone: "polite",
    text: "두 집안이 사돈의 연을 맺는 날,\n평소 아껴 주신 분들을 모시고자 합니다.\n오셔서 첫인사를 받아 주시면\n저희 두 가족에게 큰 영광이겠습니다.",
  },
  {
    tone: "polite",
    text: "귀하게 키운 아들과 딸이\n서로를 짝으로 맞아 부부가 됩니다.\n어린 시절부터 지켜봐 주신 여러분께서\n오늘은 증인이 되어 주시기를 청합니다.",
  },
  {
    tone: "polite",
    text: "저희가 여기까지 온 길에는\n많은 분들의 가르침과 보살핌이 있었습니다.\n그 고마움을 전하는 자리이기도 하오니\n부디 함께해 주시기 바랍니다.",
  },
  {
    tone: "polite",
    text: "직접 찾아뵙고 말씀드려야 도리이오나\n먼저 글로 인사드림을 너그러이 헤아려 주십시오.\n저희 두 사람, 부부로서 첫인사를 올립니다.",
  },
  {
    tone: "polite",
    text: "가까운 분들만 모시고\n조용히 예를 올리려 합니다.\n그 몇 안 되는 자리에\n꼭 모시고 싶은 마음으로 소식을 드립니다.",
  },
  {
    tone: "polite",
    text: "식은 가족끼리 치르기로 하였기에\n이렇게 글로나마 소식을 올립니다.\n멀리서 보내 주시는 마음만으로도\n저희에게는 넘치는 축복입니다.",
  },
  {
    tone: "warm",
    text: "함께 밥을 먹고, 함께 걷고,\n별것 아닌 일에 같이 웃다 보니\n이 사람과 살고 싶어졌습니다.\n저희 결혼하는 날, 같이 웃어 주세요.",
  },
  {
    tone: "warm",
    text: "혼자일 때보다 둘일 때\n저는 조금 더 좋은 사람이 됩니다.\n그런 저희를 예뻐해 주신 분들을\n한자리에 모시고 싶습니다.",
  },
  {
    tone: "warm",
    text: "서로의 하루가 궁금해지던 날부터\n서로의 하루가 되어 주기로 한 오늘까지,\n응원해 주셔서 고맙습니다.\n저희의 가장 기쁜 날에 와 주세요.",
  },
  {
    tone: "warm",
    text: "비 오는 날 우산을 기울여 주던 사람,\n그 사람의 젖은 어깨를 알아본 사람.\n저희 둘이 이제 한 우산을 쓰려고 합니다.\n오셔서 축하해 주세요.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "좋은 소식이 있으면\n제일 먼저 떠오르는 얼굴들이 있습니다.\n이 글을 받으신 당신도 그중 한 분입니다.\n저희 결혼합니다. 꼭 와 주세요.",
  },
  {
    tone: "warm",
    text: "다투는 법보다 화해하는 법을\n먼저 배운 두 사람이\n한집에서 살아 보려 합니다.\n잘 살겠다는 약속, 가까이에서 들어 주세요.",
  },
  {
    tone: "warm",
    text: "엄마의 된장국, 아빠의 농담,\n그런 것들을 닮은 집을 짓고 싶습니다.\n첫 기둥을 세우는 날\n반가운 얼굴로 만나 뵙겠습니다.",
  },
  {
    tone: "warm",
    text: "커피 두 잔을 시키던 사이가\n아침상을 같이 차리는 사이가 됩니다.\n저희의 시작을 보러 와 주세요.\n맛있는 밥 대접하겠습니다.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "스무 번 넘게 계절이 바뀌는 동안\n변함없이 손을 잡아 준 사람과 결혼합니다.\n저희 손을 함께 잡아 주셨던 여러분,\n그날 꼭 뵙고 싶습니다.",
  },
  {
    tone: "warm",
    text: "강아지 한 마리와 화분 셋, 그리고 저희 둘.\n조촐하지만 다정한 살림을 시작합니다.\n기쁜 마음으로 초대하오니\n편안한 걸음으로 와 주세요.",
  },
  {
    tone: "plain",
    text: "저희 결혼합니다.\n오래 생각하고 정한 일이라\n더 담담하게, 더 단단하게 말씀드립니다.\n와 주시면 기쁘겠습니다.",
  },
  {
    tone: "plain",
    text: "같은 곳에 살고, 같은 것을 아끼고,\n다른 점은 배우며 지내기로 했습니다.\n그 약속을 하는 날입니다.\n함께해 주세요.",
  },
  {
    tone: "plain",
    text: "긴 말 대신 날짜와 장소를 전합니다.\n와 주시는 것만으로 충분합니다.\n반갑게 맞이하겠습니다.",
  },
  {
    tone: "plain",
    text: "특별할 것 없는 두 사람이 만나\n서로에게만은 특별한 사람이 되었습니다.\n부부가 되는 날, 모시고 싶습니다.",
  },
  {
    tone: "plain",
    text: "결혼식은 짧게, 인사는 길게 하려고 합니다.\n오셔서 밥 한 끼 같이 드시고\n이야기 나누다 가세요.",
  },
  {
    tone: "plain",
    text: "잘 살겠습니다.\n이 한마디를 어른과 벗들 앞에서\n소리 내어 말하려고 합니다.\n들으러 와 주세요.",
  },
  {
    tone: "plain",
    text: "서두르지 않고 걸었더니\n보폭이 같아졌습니다.\n이제 나란히 걷겠습니다.\n첫걸음을 함께해 주십시오.",
  },
  {
    tone: "plain",
    text: "하객의 자리가 아니라\n증인의 자리로 모십니다.\n저희가 하는 약속을\n기억해 주시면 됩니다.",
  },
  {
    tone: "poetic",
    text: "두 물줄기가 만나는 자리에는\n늘 조금 깊은 물빛이 고입니다.\n저희가 만나 이룰 깊이를\n오래 지켜봐 주세요.",
  },
  {
    tone: "poetic",
    text: "창을 하나 내고 볕을 들이듯\n서로의 마음에 자리를 내었습니다.\n그 볕 아래 차린 첫 상에\n당신을 모십니다.",
  },
  {
    tone: "poetic",
    text: "한 사람이 들던 등불을\n두 사람이 함께 들기로 했습니다.\n빛은 나누어도 줄지 않는다는 것을\n여러분께 배웠습니다.",
  },
  {
    tone: "poetic",
    text: "씨앗은 저를 묻어 준 손을 기억하고\n나무는 곁의 나무를 향해 가지를 냅니다.\n저희도 그렇게 자라\n나란한 두 그루가 되려 합니다.",
  },
  {
    tone: "poetic",
    text: "밤새 내린 이슬이 잎끝에서 만나\n한 방울이 되는 아침처럼\n조용히, 그러나 분명하게\n저희가 하나 되는 날입니다.",
  },
  {
    tone: "poetic",
    text: "먼 데서 온 두 바람이\n같은 들판에 머물기로 했습니다.\n그 들에 꽃이 피는 첫날\n향기처럼 와 주십시오.",
  },
  {
    tone: "poetic",
    text: "접어 둔 종이를 펼치면\n접힌 자리마다 길이 나 있습니다.\n돌아보니 그 길이 모두\n서로에게 닿아 있었습니다.",
  },
  {
    tone: "polite",
    season: "spring",
    text: "새잎이 돋는 봄날,\n저희 두 사람이 새 가정을 이룹니다.\n따스한 볕처럼 찾아 주시어\n앞날을 축복하여 주시기 바랍니다.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "벚꽃이 피면 만나자던 약속이\n벚꽃이 필 때마다 이어졌습니다.\n올봄에는 그 나무 아래에서 결혼합니다.\n꽃보다 환한 얼굴로 와 주세요.",
  },
  {
    tone: "poetic",
    season: "spring",
    text: "겨울을 견딘 가지가\n가장 먼저 꽃눈을 틔우는 계절,\n저희도 기다림 끝에 꽃을 피웁니다.\n봄볕 좋은 날, 걸음하여 주세요.",
  },
  {
    tone: "warm",
    season: "summer",
    text: "소나기를 피하던 처마 밑에서 시작된 이야기가\n여름 한가운데 결실을 맺습니다.\n더운 날 걸음하시는 수고, 잊지 않겠습니다.\n시원한 자리 마련해 두겠습니다.",
  },
  {
    tone: "plain",
    season: "summer",
    text: "여름 해가 긴 것이 다행입니다.\n반가운 분들과 오래 있을 수 있으니까요.\n저희 결혼식에 와 주세요.",
  },
  {
    tone: "poetic",
    season: "summer",
    text: "나무가 가장 짙은 그늘을 내는 때에\n저희도 서로의 그늘이 되기로 했습니다.\n그 푸른 자리에서\n잠시 쉬었다 가세요.",
  },
  {
    tone: "polite",
    season: "autumn",
    text: "들녘이 넉넉해지는 가을,\n저희 두 사람이 백년가약을 맺습니다.\n높은 하늘 아래 귀한 걸음 해 주시면\n큰 기쁨으로 모시겠습니다.",
  },
  {
    tone: "warm",
    season: "autumn",
    text: "단풍 구경 가실 날 하루를\n저희에게 내어 주세요.\n산보다 곱지는 않아도\n그보다 따뜻하게 맞이하겠습니다.",
  },
  {
    tone: "poetic",
    season: "autumn",
    text: "익은 것들은 고개를 숙이고\n여문 것들은 소리를 냅니다.\n저희 사랑도 가을볕에 여물어\n여러분 앞에 조심스레 내어놓습니다.",
  },
  {
    tone: "polite",
    season: "winter",
    text: "한 해를 갈무리하는 때에\n저희는 새로운 시작을 앞두고 있습니다.\n추운 날씨에 모시게 되어 송구하오나\n함께해 주시면 큰 힘이 되겠습니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "찬 바람이 불면 주머니 하나에\n두 손을 넣고 걷던 저희입니다.\n올겨울, 그 손에 반지를 끼웁니다.\n따뜻하게 입고 와 주세요.",
  },
  {
    tone: "poetic",
    season: "winter",
    text: "첫눈은 소리 없이 와서\n온 마을을 한 빛깔로 덮습니다.\n저희 두 사람의 날도 그처럼\n고요하고 환하기를 바랍니다.",
  },
  {
    tone: "polite",
    religion: "protestant",
    text: "하나님께서 맺어 주신 두 사람이\n말씀 위에 가정을 세우려 합니다.\n오셔서 기도로 함께해 주시면\n주 안에서 믿음의 부부로 살겠습니다.",
  },
  {
    tone: "warm",
    religion: "protestant",
    text: "기도할 때마다 서로의 이름을 부르던 두 사람이\n이제 한 이름으로 무릎을 꿇습니다.\n하나님의 은혜로 시작하는 이 예배에\n기쁨으로 초대합니다.",
  },
  {
    tone: "poetic",
    religion: "protestant",
    text: "저희의 계획보다 크신 손길이\n서로 다른 길을 하나로 이으셨습니다.\n그 사랑에 감사하며 드리는 혼인 예배에\n함께 찬양해 주세요.",
  },
  {
    tone: "plain",
    religion: "protestant",
    text: "주일마다 나란히 앉던 자리에서\n이제 부부로 서약합니다.\n믿음의 식구들과\n함께하고 싶습니다.",
  },
  {
    tone: "polite",
    religion: "catholic",
    text: "하느님의 부르심에 따라\n저희 두 사람이 혼인성사를 받습니다.\n미사에 함께하시어\n성가정을 이루도록 기도해 주시기 바랍니다.",
  },
  {
    tone: "warm",
    religion: "catholic",
    text: "주님 앞에 두 손을 모으고\n평생의 짝으로 서로를 받아들입니다.\n성당 종소리가 울리는 그날,\n따뜻한 기도로 함께해 주세요.",
  },
  {
    tone: "poetic",
    religion: "catholic",
    text: "제대 위의 촛불 두 개가\n하나의 빛으로 성당을 밝히듯\n저희도 한 빛으로 살고자 합니다.\n혼인미사에 모십니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "부처님의 가피 아래\n깊은 인연으로 만난 두 사람이\n화혼의 예를 올립니다.\n오셔서 맑은 축원을 보태 주시기 바랍니다.",
  },
  {
    tone: "warm",
    religion: "buddhist",
    text: "절 마당을 나란히 돌며 빌던 소원이\n이렇게 이루어졌습니다.\n부처님 앞에서 부부가 되는 날,\n합장하는 마음으로 모십니다.",
  },
  {
    tone: "poetic",
    religion: "buddhist",
    text: "옷깃 스친 작은 인연이\n연꽃 한 송이로 피어났습니다.\n서로를 부처님 대하듯 공경하며\n한길을 걷겠습니다.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "나 결혼해.\n말로 하려니 자꾸 웃음이 나서\n이렇게 적어 보낸다.\n그날 제일 앞줄에 앉아 줘.",
  },
  {
    tone: "plain",
    relation: "friend",
    text: "철없던 시절을 제일 잘 아는 사람이\n그날 축사를 해 주면 좋겠다.\n짧게 해도 되고, 울어도 된다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "늘 같은 자리에서 함께 일해 주신 덕분에\n큰일을 앞두고도 마음이 든든합니다.\n저희 두 사람 결혼하는 날,\n편하신 걸음으로 자리해 주시면 감사하겠습니다.",
  },
  {
    tone: "plain",
    relation: "colleague",
    text: "결혼식을 올리고 돌아오겠습니다.\n자리를 비우는 며칠, 잘 부탁드립니다.\n오실 수 있다면 더없이 반갑겠습니다.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "선생님께 배운 첫 문장을 아직 기억합니다.\n그 제자가 이제 한 가정을 이룹니다.\n오셔서 자란 모습을 보아 주시면\n제게 가장 큰 축복이겠습니다.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "명절마다 둘러앉던 그 상에\n새 식구 한 사람이 앉게 되었습니다.\n온 집안이 모이는 반가운 날,\n일찍 오셔서 얼굴 오래 뵙고 싶습니다.",
  },
  {
    tone: "polite",
    religion: "won-buddhist",
    text: "법신불 사은의 크신 은혜로 만난 두 사람이\n일원상 앞에서 부부의 서약을 올립니다.\n오셔서 심고로 함께해 주시면\n서로를 은혜로 알고 살겠습니다.",
  },
  {
    tone: "warm",
    religion: "won-buddhist",
    text: "서로가 서로에게 은혜임을 알기까지\n참 많은 날을 함께 걸었습니다.\n사은에 보답하는 가정이 되도록\n두 손 모아 축원해 주세요.",
  },
  {
    tone: "poetic",
    religion: "won-buddhist",
    text: "둥근 빛 하나를 가운데 두고\n두 사람이 마주 섰습니다.\n사은의 너른 품 안에서\n모난 데 없이 살아가겠습니다.",
  },
];

const greeting: PhraseDraft[] = [
  {
    tone: "polite",
    text: "오랫동안 소식 전하지 못해 송구합니다.\n늘 마음에 두고 지냈습니다.\n건강하시고 평안하시기를 바라며\n짧은 글로 안부를 여쭙니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "그동안 베풀어 주신 후의에 감사드리며\n새로운 자리로 옮기게 되었음을 알려 드립니다.\n어디에 있든 그 마음 잊지 않겠습니다.",
  },
  {
    tone: "polite",
    season: "autumn",
    text: "한가위 보름달이 차오르듯\n집집마다 기쁨이 차오르기를 빕니다.\n고향 가시는 길 평안하시고\n넉넉한 명절 보내십시오.",
  },
  {
    tone: "warm",
    text: "문득 생각이 나서 적습니다.\n밥은 잘 챙겨 드시는지,\n요즘은 어떤 일로 웃으시는지.\n다음에 만나면 천천히 들려주세요.",
  },
  { tone: "plain", text: "이사했습니다.\n새 주소를 알려 드립니다.\n지나는 길에 들러\n차 한잔하고 가세요." },
  {
    tone: "poetic",
    text: "바람의 방향이 바뀌는 저녁이면\n멀리 계신 분들이 떠오릅니다.\n이 엽서가 닿는 곳에도\n좋은 바람이 불기를 바랍니다.",
  },
  {
    tone: "polite",
    season: "summer",
    text: "매미 소리가 창을 두드리는 한여름입니다.\n더위에 지치지는 않으셨는지요.\n찬물에 발 담그듯 쉬어 가시는\n짧은 하루가 있으시기를 바랍니다.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "산수유가 먼저 노랗게 켜졌습니다.\n올봄에는 미뤄 둔 안부부터\n하나씩 꺼내 보려 합니다.\n그 첫 번째가 당신입니다.",
  },
  {
    tone: "warm",
    relation: "family",
    text: "할머니 댁 마루에 누워 듣던 라디오 소리가\n오늘따라 자꾸 생각납니다.\n다음 달에는 꼭 내려갈게요.\n그때까지 아프지 마세요.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "스승님께서 하신 말씀을\n이제는 제가 후배들에게 옮기고 있습니다.\n찾아뵙지 못한 해가 길어\n먼저 글로 절을 올립니다.",
  },
];

const newYear: PhraseDraft[] = [
  {
    tone: "polite",
    text: "지난 한 해 베풀어 주신 마음에 깊이 감사드립니다.\n새해에는 뜻하시는 일마다 결실을 맺고\n댁내 두루 평안하시기를 기원합니다.",
  },
  {
    tone: "warm",
    text: "올해도 곁에 있어 주셔서 고맙습니다.\n새해에는 더 자주 웃고, 더 자주 만나요.\n복은 제가 먼저 보내 드립니다.",
  },
  {
    tone: "warm",
    season: "winter",
    text: "떡국 한 그릇에 나이 한 살,\n덕담 한마디에 웃음 한 번.\n올 설에도 둥근 상에 둘러앉아\n오래오래 이야기 나누시기를 바랍니다.",
  },
  {
    tone: "plain",
    text: "한 해가 갔고, 저희는 잘 지냈습니다.\n새해에도 건강하세요.\n조만간 얼굴 뵙겠습니다.",
  },
  {
    tone: "poetic",
    text: "묵은 달력을 떼어 낸 자리에\n하얀 네모가 하나 남았습니다.\n그 빈자리마다 당신의 좋은 날이\n차곡차곡 걸리기를 바랍니다.",
  },
  {
    tone: "poetic",
    season: "winter",
    text: "눈 덮인 들에 첫 발자국을 내듯\n새해를 조심스레 딛습니다.\n가시는 걸음마다 볕이 들고\n쉬시는 자리마다 온기가 돌기를 빕니다.",
  },
  {
    tone: "polite",
    religion: "protestant",
    text: "한 해를 지켜 주신 하나님께 감사드립니다.\n새해에도 주님의 평강이\n가정과 일터에 가득하시기를 기도합니다.",
  },
  {
    tone: "warm",
    religion: "catholic",
    text: "새해 첫 미사에서\n고마운 이름들을 부르며 초를 밝힙니다.\n주님의 은총 안에서\n기쁘고 건강한 한 해 보내시기를 빕니다.",
  },
  {
    tone: "polite",
    religion: "buddhist",
    text: "새해 첫 종소리에 마음을 모읍니다.\n괴로움은 가벼워지고 지혜는 밝아지는\n한 해가 되시기를 부처님 전에 축원합니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "한 해 동안 같은 배를 저어 주셔서 고맙습니다.\n새해에도 물길을 함께 살피며\n멀리 가고 싶습니다.",
  },
  {
    tone: "warm",
    relation: "friend",
    text: "새해 복은 벌써 많이들 빌어 줬을 테니\n나는 밥 한 끼를 약속할게.\n올해는 미루지 말고 꼭 보자.",
  },
  {
    tone: "polite",
    relation: "elder",
    text: "세배드리러 가는 길이 늘 설렙니다.\n올해도 그 자리에 계셔 주셔서\n저희에게는 그것이 큰 복입니다.\n부디 강건하십시오.",
  },
  {
    tone: "poetic",
    relation: "love",
    text: "당신과 같이 넘긴 달력이\n어느덧 여러 권이 되었습니다.\n새로 산 달력의 첫 장에는\n아직 우리 둘의 이름만 적혀 있습니다.",
  },
];

const opening: PhraseDraft[] = [
  {
    tone: "polite",
    text: "오랜 준비 끝에 작은 문을 열게 되었습니다.\n그동안 이끌어 주신 분들을 모시고\n첫인사를 드리고자 하오니\n부디 걸음하시어 격려해 주시기 바랍니다.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "새로운 사무실에서 업무를 시작합니다.\n보내 주신 신뢰에 어긋나지 않도록\n처음의 마음가짐을 지키겠습니다.\n개소식에 귀빈으로 모십니다.",
  },
  {
    tone: "warm",
    text: "꿈꾸던 가게의 불을 처음 켭니다.\n제일 먼저 보여 드리고 싶은 분이 있어\n이렇게 소식을 보냅니다.\n빈손으로 편하게 들러 주세요.",
  },
  {
    tone: "warm",
    season: "spring",
    text: "봄볕이 드는 골목에 작은 간판을 달았습니다.\n지나시다 문이 열려 있거든\n꽃구경하듯 들어와 주세요.",
  },
  { tone: "plain", text: "가게를 열었습니다.\n좋은 재료로 정직하게 만들겠습니다.\n한번 들러 주세요." },
  {
    tone: "poetic",
    text: "빈 벽에 못을 하나 박고 시계를 걸었습니다.\n이제 이 집의 시간이 흐르기 시작합니다.\n문을 여는 첫날,\n당신의 발소리를 기다립니다.",
  },
  {
    tone: "warm",
    religion: "protestant",
    text: "이 터를 허락하신 하나님께 감사하며\n개업 예배를 드립니다.\n이곳이 나눔과 섬김의 자리가 되도록\n함께 기도해 주세요.",
  },
  {
    tone: "polite",
    relation: "colleague",
    text: "자리를 잡을 때까지 물심양면 도와주신 분들께\n가장 먼저 소식을 올립니다.\n믿고 맡겨 주신 마음을\n제품 하나하나로 갚아 나가겠습니다.",
  },
];

export const phrases: readonly Phrase<GreetingOccasion>[] = [
  ...saidAt("wedding", wedding),
  ...saidAt("greeting", greeting),
  ...saidAt("new-year", newYear),
  ...saidAt("opening", opening),
];

export const book: PhraseBook<GreetingOccasion> = {
  occasions: greetingOccasions,
  occasionOf: (content) => part(content, couple).occasion,
  write: (content, { text, occasion }) =>
    written({
      content: written({ content, section: couple, fields: { occasion } }),
      section: words,
      fields: { body: text },
    }),
  phrases,
};
