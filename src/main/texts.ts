/** Translates the texts of the main process: dialogs, the first menu, and errors of the disk. */
import { formatReadFault, formatWriteFault } from '../shared/texts/disk-messages.ts';
import { formatLateText, type LateText } from '../shared/texts/late-text.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../shared/texts/translate.ts';

const CATALOG_FILES = import.meta.glob<MessageCatalog>('../../languages/*/{main,files}.json', {
  import: 'default',
  eager: true,
});

const getCatalogs = (language: string): readonly MessageCatalog[] =>
  ['en', language]
    .flatMap((languageTag) =>
      ['main', 'files'].map((catalogName) => CATALOG_FILES[`../../languages/${languageTag}/${catalogName}.json`]),
    )
    .filter((catalog) => catalog !== undefined);

/** A text in every language, by the tag of the language. The object can be cloned and therefore sent to other threads. */
export type TextByLanguage = Readonly<Record<string, string>>;

const LANGUAGES = [...new Set(Object.keys(CATALOG_FILES).flatMap((filePath) => filePath.split('/').at(-2) ?? []))];

/** Formats a text in every language, for a thread that answers before the language of the window is known. */
export const formatInLanguages = (text: LateText): TextByLanguage =>
  Object.fromEntries(LANGUAGES.map((language) => [language, formatLateText(new MainTexts(language).translate, text)]));

/** Formats messages in the language of the window that was used last. Windows may change their language while the app runs. */
export class MainTexts {
  #translate: Translate;

  /** Falls back to English for missing translations and unknown languages. */
  constructor(language = 'en') {
    this.#translate = createTranslate(language, getCatalogs(language));
  }

  get translate(): Translate {
    return this.#translate;
  }

  /** Sets the language of all later messages. */
  setLanguage(language: string): void {
    if (language !== this.#translate.language) this.#translate = createTranslate(language, getCatalogs(language));
  }

  /** Picks the current language, or English if the text is not in it. */
  pick(text: TextByLanguage): string {
    return text[this.#translate.language] ?? text.en ?? '';
  }

  /** Describes why something can't be read, by the system's error code. */
  describeReadFault(code: string | undefined): string {
    return formatReadFault(this.#translate, code);
  }

  /** Describes why something can't be written, by the system's error code. */
  describeWriteFault(code: string | undefined): string {
    return formatWriteFault(this.#translate, code);
  }
}
