/** Stores large drawings of characters in their own table, so that opening the library and typing do not read or write them. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { RecentValues } from '../../../shared/base/cache.ts';
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Drawing } from '../../../shared/document/schema.ts';
import {
  createDrawingReference,
  getDrawing,
  parseDrawingHash,
  replaceDrawing,
} from '../../../shared/library/drawing-reference.ts';
import type { Database } from '../database.ts';
import type { DrawingSource } from '../read-only-database.ts';
import type { DrawingRow } from '../rows.ts';

/** A drawing is large, and is stored separately, if its JSON has at least this many characters. */
const MIN_LARGE_LENGTH = 2000;

function isLarge(value: unknown): value is Drawing {
  if (!isObject(value) || typeof value.width !== 'number' || typeof value.height !== 'number') return false;
  return (
    Array.isArray(value.shapes) &&
    parseDrawingHash(value) === undefined &&
    JSON.stringify(value).length >= MIN_LARGE_LENGTH
  );
}

/** A document whose large drawing was replaced by a reference. */
export interface SplitDocument {
  readonly document: unknown;
  /** The drawing that was removed from the document. Absent = none. */
  readonly drawing?: DrawingRow;
}

/** Hashes that `hashDrawings` has computed in advance. */
const knownHashes = new WeakMap<object, string>();

const encodeDrawing = (drawing: Drawing) => utf8ToBytes(JSON.stringify(drawing)) as Uint8Array<ArrayBuffer>;

/**
 * Hashes the large drawings of documents in advance. The browser hashes on another thread and faster than our own code, but this takes
 * several turns of the event loop, and an open transaction would end in the meantime.
 */
export async function hashDrawings(documents: readonly unknown[]): Promise<void> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  // The web version has no `subtle` if its server has no certificate and isn't this machine.
  if (subtle === undefined) return;
  const drawings = documents.map(getDrawing).filter(isLarge);
  const digests = await Promise.all(drawings.map((drawing) => subtle.digest('SHA-256', encodeDrawing(drawing))));
  for (const [index, drawing] of drawings.entries())
    knownHashes.set(drawing, bytesToHex(new Uint8Array(digests[index] as ArrayBuffer)));
}

/** Replaces a large drawing of a document with a reference. Returns a document without one unchanged. */
export function splitDrawing(document: unknown): SplitDocument {
  const drawing = getDrawing(document) as Drawing | undefined;
  const drawingHash = isObject(drawing) ? computeHash(drawing) : undefined;
  if (drawing === undefined || drawingHash === undefined) return { document };
  return {
    document: replaceDrawing(document, createDrawingReference(drawing, drawingHash)),
    drawing: { hash: drawingHash, drawing },
  };
}

/** Returns the hash of a large drawing, or undefined for any other value. */
const computeHash = (value: object): string | undefined =>
  knownHashes.get(value) ?? (isLarge(value) ? bytesToHex(sha256(encodeDrawing(value))) : undefined);

/** Adds the separately stored drawings to documents, for export. If the library has lost a drawing, the document gets none. */
export async function embedDrawings<Document>(
  database: { readonly drawings: DrawingSource },
  documents: readonly Document[],
): Promise<Document[]> {
  const neededHashes = [...new Set(documents.flatMap((document) => parseDrawingHash(getDrawing(document)) ?? []))];
  if (neededHashes.length === 0) return [...documents];
  const drawingRows = await database.drawings.bulkGet(neededHashes);
  const drawingsByHash = new Map(
    drawingRows.flatMap((drawingRow) =>
      drawingRow === undefined ? [] : [[drawingRow.hash, drawingRow.drawing] as const],
    ),
  );
  return documents.map((document) => {
    const drawingHash = parseDrawingHash(getDrawing(document));
    return drawingHash === undefined ? document : replaceDrawing(document, drawingsByHash.get(drawingHash));
  });
}

/** The newest drawings that stay in memory (`RecentValues` may keep up to twice as many): more than a document list shows at a time. */
const MAX_CACHED_DRAWINGS = 50;

/** Caches the separately stored drawings. Each one is read on first use. */
export class Drawings {
  readonly #db: Database;
  /** The drawings by hash; null if the library has no such drawing. */
  readonly #cache = new RecentValues<Drawing | null>(MAX_CACHED_DRAWINGS);

  constructor(database: Database) {
    this.#db = database;
  }

  /** Returns a drawing in memory, null if the library has no such drawing, or undefined if it has to be read. */
  getCached(drawingHash: string): Drawing | null | undefined {
    return this.#cache.get(drawingHash);
  }

  /** Yields the drawings in memory. */
  *listCached(): Generator<DrawingRow> {
    for (const [drawingHash, drawing] of this.#cache.entries())
      if (drawing !== null) yield { hash: drawingHash, drawing };
  }

  /** Reads a drawing. Rejects if the database can't be read. */
  async read(drawingHash: string): Promise<Drawing | null> {
    const cachedDrawing = this.#cache.get(drawingHash) ?? (await this.#db.drawings.get(drawingHash))?.drawing ?? null;
    this.cache(drawingHash, cachedDrawing);
    return cachedDrawing;
  }

  /** Adds a drawing, for example one that is being written, and may drop the least recently used ones. */
  cache(drawingHash: string, drawing: Drawing | null): void {
    this.#cache.set(drawingHash, drawing);
  }
}
