/** Which column of a table is which field: guessed from headings, set by hand, kept under a name. */
import { z } from 'zod';
import { editDistance } from '../text/edit-distance.ts';
import type { Column } from './column.ts';
import { normalizedWord } from './word-cell.ts';

export interface Mapping {
  readonly version: 1;
  /** Id of the game whose fields these are; absent = the first one that has tables. */
  readonly game?: string | undefined;
  /** One for each column of the table, in its order; `field` is the path of a `Column`, absent = not used. */
  readonly columns: readonly { readonly heading: string; readonly field?: string | undefined }[];
  /** What stands in fields without a column, in all rows, as it would in a cell. By path. */
  readonly constants: Readonly<Record<string, string>>;
  /** Factions that every row belongs to besides its own, as they would stand in a cell. */
  readonly tags: string;
}

const mappingSchema = z.object({
  version: z.literal(1),
  game: z.string().optional(),
  columns: z.array(z.object({ heading: z.string(), field: z.string().optional() })),
  constants: z.record(z.string(), z.string()).default({}),
  tags: z.string().default(''),
});

/** A mapping from a file or from the library, or undefined for something else. */
export function readMapping(stored: unknown): Mapping | undefined {
  const read = mappingSchema.safeParse(stored);
  return read.success ? read.data : undefined;
}

/** Whether a heading is that of a field. */
export const isKnownHeading = (columns: readonly Column[]): ((heading: string) => boolean) => {
  const known = new Set(columns.flatMap(({ heading, also = [] }) => [heading, ...also].map(normalizedWord)));
  return (heading) => known.has(normalizedWord(heading));
};

/** Headings of the second number of a trait, which say no more than this where the first stands before them. */
const RESISTANCE = ['resistance', 'res', 'resist', 'r', 'defense', 'def'];
/** Letters of a heading from which one slip is forgiven. */
const SLIPS_FROM = 6;

/** Each field goes to one column: exact headings first, then other words for it, then headings with a slip. */
export function guessMapping(headings: readonly string[], columns: readonly Column[]): Mapping {
  const fields: (string | undefined)[] = headings.map(() => undefined);
  const wanted = headings.map(normalizedWord);
  const known = columns.map(({ path, heading, also = [] }) => {
    return { path, heading: normalizedWord(heading), also: also.map(normalizedWord) };
  });
  const give = (fits: (heading: string, column: (typeof known)[number], at: number) => boolean) => {
    for (const [at, heading] of wanted.entries()) {
      if (fields[at] !== undefined || heading === '') continue;
      const column = known.find((one) => !fields.includes(one.path) && fits(heading, one, at));
      if (column) fields[at] = column.path;
    }
  };
  give((heading, column) => column.heading === heading);
  give((heading, { also }) => also.includes(heading));
  give((heading, { path }, at) => {
    const before = fields[at - 1];
    return (
      RESISTANCE.includes(heading) &&
      before?.endsWith('/dice') === true &&
      path === before.replace(/dice$/, 'resistance')
    );
  });
  give((heading, column) => {
    if (heading.length < SLIPS_FROM) return false;
    const isSlip = (word: string) =>
      word.length >= SLIPS_FROM && Math.abs(word.length - heading.length) < 2 && editDistance(word, heading) === 1;
    return isSlip(column.heading) || column.also.some(isSlip);
  });
  return {
    version: 1,
    columns: headings.map((heading, at) => ({ heading, field: fields[at] })),
    constants: {},
    tags: '',
  };
}

/** A kept mapping for these headings, in whatever order they stand; undefined where the headings are others. */
export function mappingFor(headings: readonly string[], kept: Mapping): Mapping | undefined {
  if (headings.length !== kept.columns.length) return undefined;
  const left = [...kept.columns];
  const columns: Mapping['columns'][number][] = [];
  for (const heading of headings) {
    const at = left.findIndex((one) => normalizedWord(one.heading) === normalizedWord(heading));
    if (at < 0) return undefined;
    columns.push({ heading, field: left[at]?.field });
    left.splice(at, 1);
  }
  return { ...kept, columns };
}

/** With one column set to a field, or to none; a field belongs to one column, so another one loses it. */
export function withField(mapping: Mapping, at: number, field: string | undefined): Mapping {
  return {
    ...mapping,
    columns: mapping.columns.map((column, index) => ({
      heading: column.heading,
      field: index === at ? field : column.field === field ? undefined : column.field,
    })),
  };
}

/** Needed fields that neither a column nor a constant gives. */
export function missingFields(mapping: Mapping, columns: readonly Column[]): Column[] {
  const given = new Set(mapping.columns.map(({ field }) => field));
  return columns.filter(({ path, needed }) => needed && !given.has(path) && !(mapping.constants[path] ?? '').trim());
}
