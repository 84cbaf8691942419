/** Said in more than one place. */
export const webWords = {
  offline: "인터넷 연결을 확인해 주세요. 쓰신 내용은 그대로 있습니다.",
  serviceError: "서비스 에러가 발생 하였습니다.",
  tryLater: "잠시 뒤에 다시 해 주세요. 쓰신 내용은 그대로 있습니다.",
  untitled: "제목 없는 카드",
  repeatPassword: "두 비밀번호가 서로 다릅니다. 다시 한번 확인해 주세요.",
} as const;
