import { askForQuiet } from "#cards/parts/quiet.ts";

const WORD = "easy-word";
/** A little slower than a voice speaks by itself. */
const RATE = 0.9;

const tags = { ko: "ko-KR", en: "en-US" };
export type ReadLanguage = keyof typeof tags;

/** The telephone's own voice for a language; null where it has none, or none yet. */
export function voiceFor(language: ReadLanguage): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in window)) return null;
  // Some telephones write ko_KR.
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/** Reads lines one after another, and marks the line and in it the word that is being read. */
export function createReader(language: ReadLanguage) {
  let turn = 0;
  // While it is not held a browser may forget it, and never say that it ended.
  let speaking: SpeechSynthesisUtterance | null = null;
  let marked: Element | null = null;

  function unmark(): void {
    marked?.removeAttribute("data-easy-read");
    marked = null;
    if ("highlights" in CSS) CSS.highlights.delete(WORD);
  }

  function stop(): void {
    turn += 1;
    speaking = null;
    unmark();
    if ("speechSynthesis" in window) speechSynthesis.cancel();
  }

  async function read(lines: readonly HTMLElement[]): Promise<"read" | "stopped" | "failed"> {
    stop();
    askForQuiet();
    const own = turn;
    for (const line of lines) {
      const isRead = await readLine(line);
      if (own !== turn) return "stopped";
      unmark();
      if (!isRead) return "failed";
    }
    return "read";
  }

  function readLine(line: HTMLElement): Promise<boolean> {
    const said = line.dataset.say ?? "";
    const utterance = new SpeechSynthesisUtterance(said);
    speaking = utterance;
    utterance.lang = tags[language];
    utterance.voice = voiceFor(language);
    utterance.rate = RATE;
    marked = line;
    line.setAttribute("data-easy-read", "");
    line.scrollIntoView({ block: "nearest" });
    return new Promise((resolve) => {
      utterance.onend = () => resolve(true);
      utterance.onerror = () => resolve(false);
      utterance.onboundary = ({ name, charIndex }) => {
        if (speaking === utterance && name !== "sentence") markWord(line, said.slice(0, charIndex));
      };
      speechSynthesis.speak(utterance);
    });
  }

  return { read, stop };
}

/** Words are said and written one for one, between blanks: see `spoken.ts`. */
function markWord(line: HTMLElement, before: string): void {
  const text = line.firstChild;
  if (!("highlights" in CSS) || !(text instanceof Text) || line.childNodes.length > 1) return;
  const words = [...text.data.matchAll(/\S+/gu)];
  const word = words[before.split(" ").length - 1];
  if (!word || line.dataset.say?.split(" ").length !== words.length) return;
  const range = new Range();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  CSS.highlights.set(WORD, new Highlight(range));
}
