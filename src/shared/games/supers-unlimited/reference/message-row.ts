/**
 * Sections and rows of the quick reference whose words are messages. They are found by the ids of section and row: the text of
 * the row `bash` of the section `common-attacks` is `suReference.common-attacks.bash.text`.
 */
import type { ReferenceRow, ReferenceSection } from '../../../rules/reference.ts';
import type { AnyValues, Translate } from '../../../texts/translate.ts';
import type { SuOptions } from '../options.ts';
import { formatMessage } from './format-message.ts';
import { fill, rowData, rowNumbers } from './row.ts';
import type { Numbers, RowFact, SectionFact, TableText } from './types.ts';

/** The options of a table, for conditions in tables and in messages. */
export interface TableOptions {
  readonly options: SuOptions;
  /** The same without the prefix of the game: messages select by `powExtraDie`. */
  readonly values: AnyValues;
}

export const toTableOptions = (options: SuOptions): TableOptions => ({
  options,
  values: Object.fromEntries(Object.entries(options).map(([key, value]) => [key.replace('su.', ''), value])),
});

/** `toKey` names the message of a text. Throws without a message, which is a fault of our tables. */
function tableText(
  translate: Translate,
  text: TableText,
  toKey: (message: string) => string,
  numbers: Numbers,
  { options, values }: TableOptions,
): string {
  if (typeof text === 'string') return fill(text, numbers);
  if (typeof text === 'function') return fill(text(options), numbers);
  const key = toKey(text.message);
  const message = formatMessage(translate, key, { ...values, ...numbers });
  if (message === undefined) throw new Error(`There is no message ${key}.`);
  return message;
}

/** Title and heads of a section. */
export function messageHead(
  translate: Translate,
  { id, heads }: SectionFact,
  table: TableOptions,
): Pick<ReferenceSection, 'title' | 'heads'> {
  const toHeadKey = (name: string) => `suReference.${id}.heads.${name}`;
  return {
    title: tableText(translate, { message: 'title' }, (name) => `suReference.${id}.${name}`, {}, table),
    ...(heads ? { heads: heads.map((head) => tableText(translate, head, toHeadKey, {}, table)) } : {}),
  };
}

export function messageRow(translate: Translate, { id }: SectionFact, row: RowFact, table: TableOptions): ReferenceRow {
  const toKey = (name: string) => `suReference.${id}.${row.id}.${name}`;
  const numbers = rowNumbers(row, table.options);
  const values = { ...table.values, ...numbers };
  const name = row.name === undefined ? formatMessage(translate, toKey('name'), values) : fill(row.name, numbers);
  const group = row.group && formatMessage(translate, `suReference.${id}.groups.${row.group}`, values);
  return {
    ...rowData(row, table.options),
    name: name ?? '',
    text: row.text?.(translate) ?? formatMessage(translate, toKey('text'), values) ?? '',
    ...(group === undefined ? {} : { group }),
    ...(row.cells === undefined
      ? {}
      : { cells: row.cells.map((cell) => tableText(translate, cell, toKey, numbers, table)) }),
  };
}
