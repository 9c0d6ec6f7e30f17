/** Defines the set of built-in symbols and their authors. `npm run symbols` creates the data. */
import { z } from 'zod';
import type { Drawing } from '../document/schema.ts';

const authorSchema = z.strictObject({ name: z.string(), url: z.string().optional() });
const symbolSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  /** Additional search words, separated by spaces. */
  tags: z.string(),
  /** A key of `authors`. */
  author: z.string(),
  width: z.number(),
  height: z.number(),
  /** The path data, as in a drawing. */
  d: z.string(),
  evenOdd: z.literal(true).optional(),
});

const symbolSetSchema = z.strictObject({
  format: z.literal('rollcall.symbols'),
  version: z.literal(1),
  /** The names of groups by id, in the order that they are offered. */
  groups: z.record(z.string(), z.string()),
  /** The source and license of symbols that were not drawn for Rollcall. */
  source: z.strictObject({ title: z.string(), url: z.string(), licence: z.string(), licenceUrl: z.string() }),
  authors: z.record(z.string(), authorSchema),
  symbols: z.array(symbolSchema),
});

export type SymbolSet = z.infer<typeof symbolSetSchema>;
export type SymbolEntry = SymbolSet['symbols'][number];

/** The author key of symbols that were drawn for Rollcall. */
export const ROLLCALL_AUTHOR = 'rollcall';

/** Parses a symbol set. Throws a ZodError with the location if the data is invalid. */
export const parseSymbolSet = (data: unknown): SymbolSet => symbolSetSchema.parse(data);

/** Creates the drawing of a symbol for a document: one shape in the faction's primary color. */
export function createSymbolDrawing({ width, height, d, evenOdd }: SymbolEntry): Drawing {
  return { width, height, shapes: [{ d, fill: 'primary', ...(evenOdd === true ? { evenOdd } : {}) }] };
}

/** The author and license of a symbol. */
export interface SymbolCredit {
  readonly author: string;
  readonly url: string | undefined;
  readonly source: SymbolSet['source'] | undefined;
}

export function getSymbolCredit(symbolSet: SymbolSet, { author }: SymbolEntry): SymbolCredit {
  const knownAuthor = Object.hasOwn(symbolSet.authors, author) ? symbolSet.authors[author] : undefined;
  return {
    author: knownAuthor?.name ?? author,
    url: knownAuthor?.url,
    source: author === ROLLCALL_AUTHOR ? undefined : symbolSet.source,
  };
}
