import { createStore } from 'zustand/vanilla';
import { countChannels } from '../../../shared/card/pictures/jpeg/ink-count.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { KIND_OF_TABLE } from '../../../shared/document/formats.ts';
import { inBackground } from '../../failures/in-background.ts';
import { addPicture, getPictureProblem } from '../../pictures/add-picture.ts';
import { dataBytes } from '../../pictures/data-picture.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import { explainFailure } from '../../strings/failures.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';
import { keptHashes } from '../undo/tidy.ts';

/** State of a picture: being read, ready, or missing. `address` shows its preview. */
export type PictureState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly row: PictureRow; readonly address: string }
  | { readonly kind: 'gone'; readonly problem: PictureProblem };

const LOADING: PictureState = { kind: 'loading' };
const gone = (problem: PictureProblem): PictureState => ({ kind: 'gone', problem });

/** How long a picture that no document names is kept, since undo, another window or a backup may still need it. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** Delay before unused pictures are removed, since the start of the app is busy. */
const SWEEP_AFTER_MS = 20_000;
/** Tables of documents that may name pictures. */
const TABLES = TABLE_NAMES.filter((table) => {
  if (table === 'templates') return true;
  const { hasPictures, embeds } = KIND_OF_TABLE[table];
  return hasPictures || Object.keys(embeds).length > 0;
});
const NAMED = /sha256:([0-9a-f]{64})/g;

/** Bytes of a JPEG that reach its frame header, behind a profile of a press and a small preview. */
const HEAD = 2 ** 20;

async function isJpegInInks(file: Blob): Promise<boolean> {
  if (file.type !== 'image/jpeg') return false;
  return countChannels(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())) === 4;
}

/** The pictures of the library, read when they are first shown. */
export class Pictures {
  readonly #db: Database;
  /** By hash, or by `data:` address. */
  readonly #states = new Map<string, PictureState>();
  /** Counts what has changed so far. */
  readonly changes = createStore(() => 0);
  #sweeping: ReturnType<typeof setTimeout> | undefined;

  constructor(database: Database) {
    this.#db = database;
  }

  /** Stores a picture. Rejects when the disk refuses it. */
  async add(row: PictureRow): Promise<void> {
    await this.#db.pictures.put(row);
    this.#show(row);
  }

  /** Takes pictures that other code has written to the database. */
  addStored(rows: readonly PictureRow[]): void {
    for (const row of rows) this.#show(row);
  }

  /** The pictures of the library that are in memory. */
  *all(): Generator<PictureRow> {
    for (const [hash, state] of this.#states) if (state.kind === 'ready' && hash === state.row.hash) yield state.row;
  }

  /** A picture by its hash; asking for it starts to read it. */
  get(hash: string): PictureState {
    const known = this.#states.get(hash);
    if (known !== undefined) return known;
    this.#states.set(hash, LOADING);
    this.#db.pictures.get(hash).then(
      (row) => (row === undefined ? this.#set(hash, gone({ kind: 'not-in-library' })) : this.#showStored(row)),
      (error: unknown) =>
        this.#set(
          hash,
          gone({ kind: 'unreadable', path: hash, reason: (translate) => explainFailure(translate, error) }),
        ),
    );
    return LOADING;
  }

  /** A picture that stands in a document, by its `data:` address; asking for it starts to decode it. It is kept nowhere. */
  held(src: string): PictureState {
    const known = this.#states.get(src);
    if (known !== undefined) return known;
    this.#states.set(src, LOADING);
    const bytes = dataBytes(src);
    // Asked while a component renders: nobody is told, since the answer is known at once.
    if (bytes === undefined) this.#states.set(src, gone({ kind: 'bad-data' }));
    else {
      addPicture(new Blob([bytes]), { acceptsSvg: true }).then(
        ({ row }) => this.#show(row, src),
        (error: Error) => this.#set(src, gone(getPictureProblem(error))),
      );
    }
    return this.#states.get(src) ?? LOADING;
  }

  sweepSoon(): void {
    clearTimeout(this.#sweeping);
    this.#sweeping = setTimeout(() => inBackground('Tidying pictures', this.sweep(Date.now())), SWEEP_AFTER_MS);
  }

  close(): void {
    clearTimeout(this.#sweeping);
  }

  /**
   * Marks pictures and drawings that no document, undo step or trash row names, and removes those marked long ago. One that
   * is named again loses its mark.
   */
  async sweep(now: number): Promise<void> {
    const database = this.#db;
    const kept = await keptHashes(database);
    await database.transaction('rw', [...TABLES, 'pictures', 'drawings', 'meta'], async () => {
      const named = new Set(kept);
      for (const table of TABLES) {
        await database.documents(table).each(({ document }) => {
          for (const [, hash] of JSON.stringify(document).matchAll(NAMED)) if (hash !== undefined) named.add(hash);
        });
      }
      const marks = await database.meta.get('unused-pictures');
      const since = marks?.key === 'unused-pictures' ? marks.value : {};
      // Reads keys only, not the files.
      const unused = [
        ...(await database.pictures.toCollection().primaryKeys()),
        ...(await database.drawings.toCollection().primaryKeys()),
      ].filter((hash) => !named.has(hash));
      const old = new Set(unused.filter((hash) => now - (since[hash] ?? now) > KEPT_MS));
      await database.pictures.bulkDelete([...old]);
      await database.drawings.bulkDelete([...old]);
      const marked = unused.filter((hash) => !old.has(hash)).map((hash) => [hash, since[hash] ?? now] as const);
      await database.meta.put({ key: 'unused-pictures', value: Object.fromEntries(marked) });
    });
  }

  /** Shows a picture of the library as it prints. Earlier versions made the preview of a JPEG in inks with the colors of the browser. */
  async #showStored(row: PictureRow): Promise<void> {
    const isInInks = await isJpegInInks(row.file).catch(() => false);
    if (!isInInks) return this.#show(row);
    const made = await addPicture(row.file, { acceptsDamage: true }).catch(() => undefined);
    this.#show(made === undefined ? row : { ...row, preview: made.row.preview });
  }

  #show(row: PictureRow, name = row.hash): void {
    const known = this.#states.get(name);
    if (known?.kind === 'ready') return;
    this.#set(name, { kind: 'ready', row, address: URL.createObjectURL(row.preview) });
  }

  #set(name: string, state: PictureState): void {
    this.#states.set(name, state);
    this.changes.setState((count) => count + 1);
  }
}
