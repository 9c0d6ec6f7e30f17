/** Texts about the options of a game. The options themselves have only keys and values. */
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import { listChangedOptions, type OptionRegister, type OptionRow, type Options, type OptionValue } from './options.ts';

export interface OptionText {
  /** Name of the option: `Guest Stars, part of a step`. */
  readonly label: LateText;
  /** Effect of the option, in a sentence. */
  readonly changes: LateText;
  /** Names of the values, if the option is a choice. */
  readonly values?: Readonly<Record<string, LateText>>;
}

/** Options in groups, in display order. */
export type OptionTexts = readonly {
  readonly title: LateText;
  readonly options: Readonly<Record<string, OptionText>>;
}[];

/**
 * Describes the options of a register with messages, which are looked up by the option's name: `initTie.label`, `initTie.changes`,
 * and `initTie.reroll` for each value of a choice. Titles of groups are `groups.combat`.
 *
 * @param groups names of options without the prefix of their game, by group
 */
export function describeOptions(
  register: OptionRegister,
  groups: Readonly<Record<string, readonly string[]>>,
  getMessage: (option: string, messageName: string) => LateText,
): OptionTexts {
  const rows = new Map(
    Object.entries(register).map(([optionKey, row]) => [
      optionKey.slice(optionKey.indexOf('.') + 1),
      { key: optionKey, row },
    ]),
  );
  const describeOption = (optionName: string): [key: string, text: OptionText][] => {
    const option = rows.get(optionName);
    if (option === undefined) return [];
    const { key: optionKey, row } = option;
    const valueTexts = row.kind === 'choice' ? row.values.map((value) => [value, getMessage(optionName, value)]) : [];
    const values =
      valueTexts.length === 0 ? {} : { values: Object.fromEntries(valueTexts) as Record<string, LateText> };
    return [
      [optionKey, { label: getMessage(optionName, 'label'), changes: getMessage(optionName, 'changes'), ...values }],
    ];
  };
  return Object.entries(groups).map(([group, optionNames]) => ({
    title: getMessage('groups', group),
    options: Object.fromEntries(optionNames.flatMap(describeOption)),
  }));
}

/** An option of the register with its texts. */
export interface ShownOption {
  readonly key: string;
  readonly row: OptionRow;
  readonly text: OptionText;
}

/** Groups the options of a register under their headings. Options without texts come last, by their key. */
export function groupOptions(
  register: OptionRegister,
  texts: OptionTexts = [],
): readonly { title: LateText; options: ShownOption[] }[] {
  const remainingRows = new Map(Object.entries(register));
  const groups = texts.map(({ title, options }) => ({
    title,
    options: Object.entries(options).flatMap(([optionKey, text]): ShownOption[] => {
      const row = remainingRows.get(optionKey);
      remainingRows.delete(optionKey);
      return row === undefined ? [] : [{ key: optionKey, row, text }];
    }),
  }));
  const undescribedOptions = [...remainingRows].map(
    ([optionKey, row]): ShownOption => ({ key: optionKey, row, text: { label: optionKey, changes: '' } }),
  );
  return undescribedOptions.length === 0 ? groups : [...groups, { title: '', options: undescribedOptions }];
}

/** Formats the name and a value of an option: `Same Super twice`, `on`. */
export function formatOption(
  translate: Translate,
  texts: OptionTexts | undefined,
  optionKey: string,
  value: OptionValue | undefined,
): readonly [label: string, value: string] {
  const text = texts?.map(({ options }) => options[optionKey]).find((optionText) => optionText !== undefined);
  const label = formatLateText(translate, text?.label ?? optionKey);
  if (typeof value === 'boolean') return [label, value ? translate('options.on') : translate('options.off')];
  return [label, typeof value === 'string' ? formatLateText(translate, text?.values?.[value] ?? value) : String(value)];
}

/** Formats the options that differ from their default, in register order, as sheets print them: `Every Super once: on`. */
export const formatChangedOptions = (
  translate: Translate,
  register: OptionRegister,
  texts: OptionTexts | undefined,
  options: Options,
): string[] =>
  listChangedOptions(register, options).map(([optionKey, value]) => {
    const [label, valueText] = formatOption(translate, texts, optionKey, value);
    return translate('options.changed', { label, value: valueText });
  });
