/** The mapping of columns to fields: guessed from headings, changed by the user, saved under a name. */
import { z } from 'zod';
import { computeEditDistance } from '../text/edit-distance.ts';
import type { Column } from './column.ts';
import { normalizeWord } from './word-cell.ts';

export interface Mapping {
  readonly version: 1;
  /** The id of the game whose fields these are; absent means the first game with a spreadsheet. */
  readonly game?: string | undefined;
  /** The columns of the sheet in their order. `field` is the pointer of a `Column`; absent means that the column is not used. */
  readonly columns: readonly { readonly heading: string; readonly field?: string | undefined }[];
  /** The values of fields without a column, for all rows, by pointer. They are written as in a cell. */
  readonly constants: Readonly<Record<string, string>>;
  /** Factions that every row gets in addition to its own, written as in a cell. */
  readonly tags: string;
}

const mappingSchema = z.object({
  version: z.literal(1),
  game: z.string().optional(),
  columns: z.array(z.object({ heading: z.string(), field: z.string().optional() })),
  constants: z.record(z.string(), z.string()).default({}),
  tags: z.string().default(''),
});

/** Parses a mapping from a file or the library. Returns undefined for anything else. */
export function readMapping(storedMapping: unknown): Mapping | undefined {
  const parsedMapping = mappingSchema.safeParse(storedMapping);
  return parsedMapping.success ? parsedMapping.data : undefined;
}

/** Creates a function that tells whether a heading belongs to a field. */
export const createIsKnownHeading = (columns: readonly Column[]): ((heading: string) => boolean) => {
  const knownHeadings = new Set(
    columns.flatMap(({ heading, aliases = [] }) => [heading, ...aliases].map(normalizeWord)),
  );
  return (heading) => knownHeadings.has(normalizeWord(heading));
};

/** Headings of the Resistance of a trait. Alone they do not name the trait, so the column before them decides. */
const RESISTANCE_HEADINGS = ['resistance', 'res', 'resist', 'r', 'defense', 'def'];
/** The number of letters from which one typing error in a heading is accepted. */
const MIN_TYPO_LETTERS = 6;

/** Guesses the mapping. Each field gets at most one column: exact headings come first, then aliases, then headings with a typing error. */
export function guessMapping(headings: readonly string[], columns: readonly Column[]): Mapping {
  const fieldByColumn: (string | undefined)[] = headings.map(() => undefined);
  const normalizedHeadings = headings.map(normalizeWord);
  const knownColumns = columns.map(({ pointer, heading, aliases = [] }) => {
    return { pointer, heading: normalizeWord(heading), aliases: aliases.map(normalizeWord) };
  });
  const assignFields = (
    isMatch: (heading: string, column: (typeof knownColumns)[number], columnIndex: number) => boolean,
  ) => {
    for (const [columnIndex, heading] of normalizedHeadings.entries()) {
      if (fieldByColumn[columnIndex] !== undefined || heading === '') continue;
      const matchingColumn = knownColumns.find(
        (candidate) => !fieldByColumn.includes(candidate.pointer) && isMatch(heading, candidate, columnIndex),
      );
      if (matchingColumn) fieldByColumn[columnIndex] = matchingColumn.pointer;
    }
  };
  assignFields((heading, column) => column.heading === heading);
  assignFields((heading, { aliases }) => aliases.includes(heading));
  assignFields((heading, { pointer }, columnIndex) => {
    const previousField = fieldByColumn[columnIndex - 1];
    return (
      RESISTANCE_HEADINGS.includes(heading) &&
      previousField?.endsWith('/dice') === true &&
      pointer === previousField.replace(/dice$/, 'resistance')
    );
  });
  assignFields((heading, column) => {
    if (heading.length < MIN_TYPO_LETTERS) return false;
    const isTypo = (knownHeading: string) =>
      knownHeading.length >= MIN_TYPO_LETTERS &&
      Math.abs(knownHeading.length - heading.length) < 2 &&
      computeEditDistance(knownHeading, heading) === 1;
    return isTypo(column.heading) || column.aliases.some(isTypo);
  });
  return {
    version: 1,
    columns: headings.map((heading, columnIndex) => ({ heading, field: fieldByColumn[columnIndex] })),
    constants: {},
    tags: '',
  };
}

/** Adapts a saved mapping to headings in another order. Returns undefined if the headings are not the same. */
export function adaptMapping(headings: readonly string[], savedMapping: Mapping): Mapping | undefined {
  if (headings.length !== savedMapping.columns.length) return undefined;
  const remainingColumns = [...savedMapping.columns];
  const columns: Mapping['columns'][number][] = [];
  for (const heading of headings) {
    const columnIndex = remainingColumns.findIndex(
      (candidate) => normalizeWord(candidate.heading) === normalizeWord(heading),
    );
    if (columnIndex < 0) return undefined;
    columns.push({ heading, field: remainingColumns[columnIndex]?.field });
    remainingColumns.splice(columnIndex, 1);
  }
  return { ...savedMapping, columns };
}

/** Sets the field of a column, or none. A field has only one column, so another column loses it. */
export function setField(mapping: Mapping, columnIndex: number, fieldPointer: string | undefined): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map((column, index) => ({
      heading: column.heading,
      field: index === columnIndex ? fieldPointer : column.field === fieldPointer ? undefined : column.field,
    })),
  };
}

/** Lists required fields that have neither a column nor a constant. */
export function listUnassignedFields(mapping: Mapping, columns: readonly Column[]): Column[] {
  const assignedFields = new Set(mapping.columns.map(({ field }) => field));
  return columns.filter(
    ({ pointer, isRequired }) =>
      isRequired && !assignedFields.has(pointer) && !(mapping.constants[pointer] ?? '').trim(),
  );
}
