/** What the main process says: its dialogs, its first menu, and why the disk refuses something. */
import { readFaultMessage, writeFaultMessage } from '../shared/texts/disk-messages.ts';
import { formatText, type LateText } from '../shared/texts/late-text.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../shared/texts/translate.ts';

const FILES = import.meta.glob<MessageCatalog>('../../languages/*/{main,files}.json', {
  import: 'default',
  eager: true,
});

const getCatalogues = (language: string): readonly MessageCatalog[] =>
  ['en', language]
    .flatMap((name) => ['main', 'files'].map((area) => FILES[`../../languages/${name}/${area}.json`]))
    .filter((file) => file !== undefined);

/** A text in every language, by the tag of the language. It can be cloned, so it crosses to other threads. */
export type TextByLanguage = Readonly<Record<string, string>>;

const LANGUAGES = [...new Set(Object.keys(FILES).flatMap((file) => file.split('/').at(-2) ?? []))];

/** Formats a text in every language, for a thread that answers before the language of the window is known. */
export const formatInLanguages = (text: LateText): TextByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, formatText(new MainTexts(language).translate, text)]));

/** Formats messages in the language of the window that was used last. Windows may change their language while the app runs. */
export class MainTexts {
  #t: Translate;

  /** English stands in for what a language has not translated, and for unknown languages. */
  constructor(language = 'en') {
    this.#t = createTranslate(language, getCatalogues(language));
  }

  get translate(): Translate {
    return this.#t;
  }

  /** Speaks a language from now on. */
  setLanguage(language: string): void {
    if (language !== this.#t.language) this.#t = createTranslate(language, getCatalogues(language));
  }

  /** Picks the current language, or English if the text is not in it. */
  pick(text: TextByLanguage): string {
    return text[this.#t.language] ?? text.en ?? '';
  }

  /** Says why something cannot be read, by the code of the system's error. */
  describeReadFault(code: string | undefined): string {
    return readFaultMessage(this.#t, code);
  }

  /** Says why something cannot be written, by the code of the system's error. */
  describeWriteFault(code: string | undefined): string {
    return writeFaultMessage(this.#t, code);
  }
}
