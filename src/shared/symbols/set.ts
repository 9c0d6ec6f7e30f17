/** The symbols that come with Rollcall: what one is, and whom it is by. The data is made by `npm run symbols`. */
import { z } from 'zod';
import type { Drawing } from '../document/schema.ts';

const authorSchema = z.strictObject({ name: z.string(), url: z.string().optional() });
const symbolSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  /** More words to be found by, one space between two. */
  tags: z.string(),
  /** Key of `authors`. */
  author: z.string(),
  width: z.number(),
  height: z.number(),
  /** Path data as in a drawing. */
  d: z.string(),
  evenOdd: z.literal(true).optional(),
});

const symbolSetSchema = z.strictObject({
  format: z.literal('rollcall.symbols'),
  version: z.literal(1),
  /** Groups by id, in the order they are offered. */
  groups: z.record(z.string(), z.string()),
  /** Under which licence the symbols of others came, and from where. */
  source: z.strictObject({ title: z.string(), url: z.string(), licence: z.string(), licenceUrl: z.string() }),
  authors: z.record(z.string(), authorSchema),
  symbols: z.array(symbolSchema),
});

export type SymbolSet = z.infer<typeof symbolSetSchema>;
export type SymbolEntry = SymbolSet['symbols'][number];

/** Key of the symbols that were drawn for Rollcall. */
export const OWN_AUTHOR = 'rollcall';

/** Reads a symbol set. Throws a ZodError that names the place when the data is none. */
export const parseSymbolSet = (data: unknown): SymbolSet => symbolSetSchema.parse(data);

/** A symbol as a document holds it: one shape in the faction's first colour. */
export function symbolDrawing({ width, height, d, evenOdd }: SymbolEntry): Drawing {
  return { width, height, shapes: [{ d, fill: 'primary', ...(evenOdd === true ? { evenOdd } : {}) }] };
}

/** Who drew a symbol and what its licence is; the same for a screen and for a list of credits. */
export interface SymbolCredit {
  readonly author: string;
  readonly url: string | undefined;
  readonly source: SymbolSet['source'] | undefined;
}

export function creditOf(set: SymbolSet, { author }: SymbolEntry): SymbolCredit {
  const known = Object.hasOwn(set.authors, author) ? set.authors[author] : undefined;
  return { author: known?.name ?? author, url: known?.url, source: author === OWN_AUTHOR ? undefined : set.source };
}
