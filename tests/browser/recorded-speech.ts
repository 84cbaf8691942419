/** What a page has a voice say, as the stand-in below keeps it. */
export type RecordedSpeech = { text: string; lang: string }[];

declare global {
  interface Window {
    recordedSpeech: {
      said: RecordedSpeech;
      stops: number;
      /** The voice comes to a word, by where it begins, or to its end. */
      word(at: number): void;
      end(): void;
    };
  }
}

/** In the page: a voice for these languages that says nothing, and goes on when it is told. It holds all that it needs. */
export function recordSpeech(languages: readonly string[]): void {
  let speaking: SpeechSynthesisUtterance | null = null;
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang, name: lang, localService: true })),
    speak(utterance: SpeechSynthesisUtterance) {
      speaking = utterance;
      window.recordedSpeech.said.push({ text: utterance.text, lang: utterance.lang });
    },
    cancel() {
      if (speaking) window.recordedSpeech.stops += 1;
      speaking = null;
    },
  });
  window.recordedSpeech = {
    said: [],
    stops: 0,
    word(charIndex) {
      speaking?.onboundary?.({ name: "word", charIndex } as SpeechSynthesisEvent);
    },
    end() {
      const ended = speaking;
      speaking = null;
      ended?.onend?.({} as SpeechSynthesisEvent);
    },
  };
  Object.defineProperty(window, "speechSynthesis", { value: speech, configurable: true });
  Object.defineProperty(window, "SpeechSynthesisUtterance", { value: Utterance, configurable: true });
}
