/** Large drawings of characters are stored in a table of their own, so that opening the library and typing do not touch them. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { RecentValues } from '../../../shared/base/cache.ts';
import type { Drawing } from '../../../shared/document/schema.ts';
import { drawingHash, drawingIn, referenceTo, withDrawing } from '../../../shared/library/drawing-reference.ts';
import type { Database } from '../database.ts';
import type { DrawingSource } from '../read-only.ts';
import type { DrawingRow } from '../rows.ts';

/** Drawings with at least this many letters of JSON are stored separately; shorter ones take only a line or two. */
const LARGE = 2000;
type Anything = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Anything =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLarge(value: unknown): value is Drawing {
  if (!isObject(value) || typeof value.width !== 'number' || typeof value.height !== 'number') return false;
  return Array.isArray(value.shapes) && drawingHash(value) === undefined && JSON.stringify(value).length >= LARGE;
}

export interface SplitDocument {
  readonly document: unknown;
  /** The drawing that was taken out of the document; absent = none. */
  readonly drawing?: DrawingRow;
}

/** Hashes of drawings that were asked for ahead. */
const hashes = new WeakMap<object, string>();

const bytesOf = (drawing: Drawing) => utf8ToBytes(JSON.stringify(drawing)) as Uint8Array<ArrayBuffer>;

/**
 * Has the browser hash the large drawings of these documents, which it does faster than we can and on another thread. It cannot be waited
 * for within a transaction, which would end meanwhile.
 */
export async function hashDrawings(documents: readonly unknown[]): Promise<void> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  // The web version has none where it comes from another machine without a certificate.
  if (subtle === undefined) return;
  const drawings = documents.map(drawingIn).filter(isLarge);
  const digests = await Promise.all(drawings.map((drawing) => subtle.digest('SHA-256', bytesOf(drawing))));
  for (const [index, drawing] of drawings.entries())
    hashes.set(drawing, bytesToHex(new Uint8Array(digests[index] as ArrayBuffer)));
}

/** A document without its drawing, where that is large; any other value comes back as it is. */
export function splitDrawing(document: unknown): SplitDocument {
  const drawing = drawingIn(document) as Drawing | undefined;
  const hash = isObject(drawing) ? hashOf(drawing) : undefined;
  if (drawing === undefined || hash === undefined) return { document };
  return { document: withDrawing(document, referenceTo(drawing, hash)), drawing: { hash, drawing } };
}

/** Of a large drawing; undefined for any other value. */
const hashOf = (value: object): string | undefined =>
  hashes.get(value) ?? (isLarge(value) ? bytesToHex(sha256(bytesOf(value))) : undefined);

/**
 * Documents for export: characters with their drawings, others unchanged. A drawing that the library has lost is left out.
 */
export async function withDrawings<D>(db: { readonly drawings: DrawingSource }, documents: readonly D[]): Promise<D[]> {
  const hashes = [...new Set(documents.flatMap((document) => drawingHash(drawingIn(document)) ?? []))];
  if (hashes.length === 0) return [...documents];
  const rows = await db.drawings.bulkGet(hashes);
  const held = new Map(rows.flatMap((row) => (row === undefined ? [] : [[row.hash, row.drawing] as const])));
  return documents.map((document) => {
    const hash = drawingHash(drawingIn(document));
    return hash === undefined ? document : withDrawing(document, held.get(hash));
  });
}

/** How many drawings stay in memory at least: more than a window shows of a list. */
const MOST_HELD = 50;

/** The separately stored drawings, as the window shows them: each is read on first use. */
export class Drawings {
  readonly #db: Database;
  /** By hash; null = the library has none. */
  readonly #held = new RecentValues<Drawing | null>(MOST_HELD);

  constructor(database: Database) {
    this.#db = database;
  }

  /** A drawing that is in memory; null = the library has none, undefined = it has to be read. */
  held(hash: string): Drawing | null | undefined {
    return this.#held.get(hash);
  }

  /** The drawings in memory. */
  *all(): Generator<DrawingRow> {
    for (const [hash, drawing] of this.#held.entries()) if (drawing !== null) yield { hash, drawing };
  }

  /** Rejects when the database does. */
  async read(hash: string): Promise<Drawing | null> {
    const held = this.#held.get(hash) ?? (await this.#db.drawings.get(hash))?.drawing ?? null;
    this.hold(hash, held);
    return held;
  }

  /** Keeps a drawing in memory, for instance one that is being written, and drops the least recently used one. */
  hold(hash: string, drawing: Drawing | null): void {
    this.#held.set(hash, drawing);
  }
}
