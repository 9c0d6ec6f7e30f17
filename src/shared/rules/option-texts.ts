/** What the options of a game say to people: the engine of options knows keys and values only. */
import { t } from '../i18n/phrases.ts';
import { changedOptions, type OptionRegister, type OptionRow, type Options, type OptionValue } from './options.ts';

export interface OptionText {
  /** What it is called: `Guest Stars, part of a step`. */
  readonly label: string;
  /** What it changes, in a sentence. */
  readonly changes: string;
  /** The names of its values, where it is a choice. */
  readonly values?: Readonly<Record<string, string>>;
}

/** In groups, in the order they are shown. */
export type OptionTexts = readonly {
  readonly title: string;
  readonly options: Readonly<Record<string, OptionText>>;
}[];

/** An option of the register with its words. */
export interface ShownOption {
  readonly key: string;
  readonly row: OptionRow;
  readonly text: OptionText;
}

/** The options of a register under their headings; one without words stands last, by its key. */
export function shownOptions(
  register: OptionRegister,
  texts: OptionTexts = [],
): readonly { title: string; options: ShownOption[] }[] {
  const left = new Map(Object.entries(register));
  const groups = texts.map(({ title, options }) => ({
    title,
    options: Object.entries(options).flatMap(([key, text]): ShownOption[] => {
      const row = left.get(key);
      left.delete(key);
      return row === undefined ? [] : [{ key, row, text }];
    }),
  }));
  const bare = [...left].map(([key, row]): ShownOption => ({ key, row, text: { label: key, changes: '' } }));
  return bare.length === 0 ? groups : [...groups, { title: '', options: bare }];
}

/** The name of an option and of a value of it, for people: `Same Super twice`, `on`. */
export function optionInWords(
  texts: OptionTexts | undefined,
  key: string,
  value: OptionValue | undefined,
): readonly [label: string, value: string] {
  const text = texts?.map(({ options }) => options[key]).find((one) => one !== undefined);
  const named = typeof value === 'string' ? (text?.values?.[value] ?? value) : String(value);
  return [text?.label ?? key, value === true ? t`on` : value === false ? t`off` : named];
}

/** The options that differ from their default, in register order, as sheets name them: `Every Super once: on`. */
export const changedInWords = (register: OptionRegister, texts: OptionTexts | undefined, options: Options): string[] =>
  changedOptions(register, options).map(([key, value]) => {
    const [label, word] = optionInWords(texts, key, value);
    return `${label}: ${word}`;
  });
