/**
 * Formats sections and rows of the quick reference whose words are messages. Message keys are built from the ids of section and
 * row: the text of the row `bash` of the section `common-attacks` is `suReference.common-attacks.bash.text`.
 */
import type { ReferenceRow, ReferenceSection } from '../../../rules/reference.ts';
import type { AnyValues, Translate } from '../../../texts/translate.ts';
import type { SuOptions } from '../options.ts';
import { formatMessage } from './format-message.ts';
import { fillTemplate, getRowData, getRowNumbers } from './row.ts';
import type { CellText, Numbers, RowFact, SectionFact } from './types.ts';

/** The options, for conditions in tables of facts and in messages. */
export interface ReferenceOptions {
  readonly options: SuOptions;
  /** The options without the prefix `su.`, because messages select by keys such as `powExtraDie`. */
  readonly values: AnyValues;
}

export const createReferenceOptions = (options: SuOptions): ReferenceOptions => ({
  options,
  values: Object.fromEntries(Object.entries(options).map(([key, value]) => [key.replace('su.', ''), value])),
});

/** Formats a cell. `createMessageKey` builds the key of its message. Throws if there is no message, which is a mistake in our tables. */
function formatCell(
  translate: Translate,
  cell: CellText,
  createMessageKey: (messageName: string) => string,
  numbers: Numbers,
  { options, values }: ReferenceOptions,
): string {
  if (typeof cell === 'string') return fillTemplate(cell, numbers);
  if (typeof cell === 'function') return fillTemplate(cell(options), numbers);
  const messageKey = createMessageKey(cell.message);
  const message = formatMessage(translate, messageKey, { ...values, ...numbers });
  if (message === undefined) throw new Error(`There is no message ${messageKey}.`);
  return message;
}

/** Formats the title and the column heads of a section. */
export function formatSectionHead(
  translate: Translate,
  { id: sectionId, heads }: SectionFact,
  referenceOptions: ReferenceOptions,
): Pick<ReferenceSection, 'title' | 'heads'> {
  const createHeadKey = (messageName: string) => `suReference.${sectionId}.heads.${messageName}`;
  return {
    title: formatCell(
      translate,
      { message: 'title' },
      (messageName) => `suReference.${sectionId}.${messageName}`,
      {},
      referenceOptions,
    ),
    ...(heads ? { heads: heads.map((head) => formatCell(translate, head, createHeadKey, {}, referenceOptions)) } : {}),
  };
}

export function formatReferenceRow(
  translate: Translate,
  { id: sectionId }: SectionFact,
  row: RowFact,
  referenceOptions: ReferenceOptions,
): ReferenceRow {
  const createMessageKey = (messageName: string) => `suReference.${sectionId}.${row.id}.${messageName}`;
  const numbers = getRowNumbers(row, referenceOptions.options);
  const values = { ...referenceOptions.values, ...numbers };
  const rowName =
    row.name === undefined
      ? formatMessage(translate, createMessageKey('name'), values)
      : fillTemplate(row.name, numbers);
  const groupName = row.group && formatMessage(translate, `suReference.${sectionId}.groups.${row.group}`, values);
  return {
    ...getRowData(row, referenceOptions.options),
    name: rowName ?? '',
    text: row.text?.(translate) ?? formatMessage(translate, createMessageKey('text'), values) ?? '',
    ...(groupName === undefined ? {} : { group: groupName }),
    ...(row.cells === undefined
      ? {}
      : { cells: row.cells.map((cell) => formatCell(translate, cell, createMessageKey, numbers, referenceOptions)) }),
  };
}
