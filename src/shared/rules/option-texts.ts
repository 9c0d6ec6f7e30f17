/** What the options of a game say to people: the engine of options knows keys and values only. */
import { formatText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { changedOptions, type OptionRegister, type OptionRow, type Options, type OptionValue } from './options.ts';

export interface OptionText {
  /** What it is called: `Guest Stars, part of a step`. */
  readonly label: LateText;
  /** What it changes, in a sentence. */
  readonly changes: LateText;
  /** The names of its values, where it is a choice. */
  readonly values?: Readonly<Record<string, LateText>>;
}

/** In groups, in the order they are shown. */
export type OptionTexts = readonly {
  readonly title: LateText;
  readonly options: Readonly<Record<string, OptionText>>;
}[];

/**
 * Describes the options of a register by messages that are found by the names of options: `initTie.label`, `initTie.changes`
 * and for each value that may be chosen `initTie.reroll`. The titles of groups are `groups.combat`.
 * @param groups names of options without the prefix of their game, by the group they are shown in
 */
export function describeOptions(
  register: OptionRegister,
  groups: Readonly<Record<string, readonly string[]>>,
  getMessage: (option: string, text: string) => LateText,
): OptionTexts {
  const rows = new Map(Object.entries(register).map(([key, row]) => [key.slice(key.indexOf('.') + 1), { key, row }]));
  const describe = (name: string): [key: string, text: OptionText][] => {
    const option = rows.get(name);
    if (option === undefined) return [];
    const { key, row } = option;
    const names = row.kind === 'choice' ? row.values.map((value) => [value, getMessage(name, value)]) : [];
    const values = names.length === 0 ? {} : { values: Object.fromEntries(names) as Record<string, LateText> };
    return [[key, { label: getMessage(name, 'label'), changes: getMessage(name, 'changes'), ...values }]];
  };
  return Object.entries(groups).map(([group, names]) => ({
    title: getMessage('groups', group),
    options: Object.fromEntries(names.flatMap(describe)),
  }));
}

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
): readonly { title: LateText; options: ShownOption[] }[] {
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
  translate: Translate,
  texts: OptionTexts | undefined,
  key: string,
  value: OptionValue | undefined,
): readonly [label: string, value: string] {
  const text = texts?.map(({ options }) => options[key]).find((one) => one !== undefined);
  const label = formatText(translate, text?.label ?? key);
  if (typeof value === 'boolean') return [label, value ? translate('options.on') : translate('options.off')];
  return [label, typeof value === 'string' ? formatText(translate, text?.values?.[value] ?? value) : String(value)];
}

/** The options that differ from their default, in register order, as sheets name them: `Every Super once: on`. */
export const changedInWords = (
  translate: Translate,
  register: OptionRegister,
  texts: OptionTexts | undefined,
  options: Options,
): string[] =>
  changedOptions(register, options).map(([key, value]) => {
    const [label, word] = optionInWords(translate, texts, key, value);
    return translate('options.changed', { label, value: word });
  });
