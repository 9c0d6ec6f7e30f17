import { createStore } from 'zustand/vanilla';
import { countChannels } from '../../../shared/card/pictures/jpeg/count-channels.ts';
import type { PictureProblem } from '../../../shared/card/pictures/picture-messages.ts';
import { KIND_BY_TABLE } from '../../../shared/document/formats.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import { addPicture, getPictureProblem } from '../../pictures/add-picture.ts';
import { decodeDataSource } from '../../pictures/data-picture.ts';
import type { PictureRow } from '../../pictures/messages.ts';
import { explainFailure } from '../../strings/failures.ts';
import type { Database } from '../database.ts';
import { TABLE_NAMES } from '../rows.ts';
import { listRestorableHashes } from '../undo/prune-steps.ts';

/** The state of a picture: being read, ready, or missing. `address` is the URL of its preview. */
export type PictureState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly row: PictureRow; readonly address: string }
  | { readonly kind: 'gone'; readonly problem: PictureProblem };

const LOADING: PictureState = { kind: 'loading' };
const createGoneState = (problem: PictureProblem): PictureState => ({ kind: 'gone', problem });

/** The time for which an unused picture is kept, since undo, another window or a backup may still need it. */
const RETENTION_MS = 7 * 24 * 3_600_000;
/** The delay before unused pictures are removed, since the app is busy at the start. */
const SWEEP_DELAY_MS = 20_000;
/** The tables whose documents may refer to pictures. */
const PICTURE_TABLES = TABLE_NAMES.filter((tableName) => {
  if (tableName === 'templates') return true;
  const { hasPictures, embeds } = KIND_BY_TABLE[tableName];
  return hasPictures || Object.keys(embeds).length > 0;
});
const ASSET_REFERENCE = /sha256:([0-9a-f]{64})/g;

/** The number of bytes at the start of a JPEG that contain its frame header, even after a CMYK profile and a small preview. */
const JPEG_HEAD_BYTES = 2 ** 20;

async function isCmykJpeg(pictureFile: Blob): Promise<boolean> {
  if (pictureFile.type !== 'image/jpeg') return false;
  return countChannels(new Uint8Array(await pictureFile.slice(0, JPEG_HEAD_BYTES).arrayBuffer())) === 4;
}

/** Caches the pictures of the library. Each one is read when it is first shown. */
export class Pictures {
  readonly #db: Database;
  /** The states by hash or `data:` URL. */
  readonly #states = new Map<string, PictureState>();
  /** Counts the changes of states, so that components can follow them. */
  readonly changes = createStore(() => 0);
  #sweepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(database: Database) {
    this.#db = database;
  }

  /** Saves a picture. Rejects if the disk refuses it. */
  async add(pictureRow: PictureRow): Promise<void> {
    await this.#db.pictures.put(pictureRow);
    this.#show(pictureRow);
  }

  /** Adds pictures that other code has written to the database. */
  addStored(pictureRows: readonly PictureRow[]): void {
    for (const pictureRow of pictureRows) this.#show(pictureRow);
  }

  /** Yields the pictures of the library that are in memory. */
  *listLoaded(): Generator<PictureRow> {
    for (const [assetHash, pictureState] of this.#states)
      if (pictureState.kind === 'ready' && assetHash === pictureState.row.hash) yield pictureState.row;
  }

  /** Returns the state of a picture. The first call starts to read it. */
  get(assetHash: string): PictureState {
    const knownState = this.#states.get(assetHash);
    if (knownState !== undefined) return knownState;
    this.#states.set(assetHash, LOADING);
    this.#db.pictures.get(assetHash).then(
      (pictureRow) =>
        pictureRow === undefined
          ? this.#set(assetHash, createGoneState({ kind: 'not-in-library' }))
          : this.#showStored(pictureRow),
      (error: unknown) =>
        this.#set(
          assetHash,
          createGoneState({
            kind: 'unreadable',
            path: assetHash,
            reason: (translate) => explainFailure(translate, error),
          }),
        ),
    );
    return LOADING;
  }

  /**
   * Returns the state of a picture that is embedded in a document as a `data:` URL. The first call starts to decode the picture, which
   * is not saved in the library.
   */
  getEmbedded(dataSource: string): PictureState {
    const knownState = this.#states.get(dataSource);
    if (knownState !== undefined) return knownState;
    this.#states.set(dataSource, LOADING);
    const pictureBytes = decodeDataSource(dataSource);
    // This method runs during a render, when listeners must not be notified. The caller gets the new state at once.
    if (pictureBytes === undefined) this.#states.set(dataSource, createGoneState({ kind: 'bad-data' }));
    else {
      addPicture(new Blob([pictureBytes]), { acceptsSvg: true }).then(
        ({ row }) => this.#show(row, dataSource),
        (error: Error) => this.#set(dataSource, createGoneState(getPictureProblem(error))),
      );
    }
    return this.#states.get(dataSource) ?? LOADING;
  }

  /** Deletes unused pictures after a delay. */
  sweepSoon(): void {
    clearTimeout(this.#sweepTimer);
    this.#sweepTimer = setTimeout(() => runInBackground('Tidying pictures', this.sweep(Date.now())), SWEEP_DELAY_MS);
  }

  close(): void {
    clearTimeout(this.#sweepTimer);
  }

  /**
   * Marks pictures and drawings to which no document, undo step, trash row or version refers, and deletes those that were marked long ago. A picture
   * that is used again loses its mark.
   */
  async sweep(timestamp: number): Promise<void> {
    const database = this.#db;
    const restorableHashes = await listRestorableHashes(database);
    await database.transaction('rw', [...PICTURE_TABLES, 'pictures', 'drawings', 'meta'], async () => {
      const usedHashes = new Set(restorableHashes);
      for (const tableName of PICTURE_TABLES) {
        await database.documents(tableName).each(({ document }) => {
          for (const [, assetHash] of JSON.stringify(document).matchAll(ASSET_REFERENCE))
            if (assetHash !== undefined) usedHashes.add(assetHash);
        });
      }
      const storedMarks = await database.meta.get('unused-pictures');
      const unusedSince = storedMarks?.key === 'unused-pictures' ? storedMarks.value : {};
      // Only keys are read, not the files.
      const unusedHashes = [
        ...(await database.pictures.toCollection().primaryKeys()),
        ...(await database.drawings.toCollection().primaryKeys()),
      ].filter((assetHash) => !usedHashes.has(assetHash));
      const expiredHashes = new Set(
        unusedHashes.filter((assetHash) => timestamp - (unusedSince[assetHash] ?? timestamp) > RETENTION_MS),
      );
      await database.pictures.bulkDelete([...expiredHashes]);
      await database.drawings.bulkDelete([...expiredHashes]);
      const newMarks = unusedHashes
        .filter((assetHash) => !expiredHashes.has(assetHash))
        .map((assetHash) => [assetHash, unusedSince[assetHash] ?? timestamp] as const);
      await database.meta.put({ key: 'unused-pictures', value: Object.fromEntries(newMarks) });
    });
  }

  /** Adds a picture of the library. The preview of a CMYK JPEG is made again, since older versions gave it the browser's colors. */
  async #showStored(pictureRow: PictureRow): Promise<void> {
    const isCmyk = await isCmykJpeg(pictureRow.file).catch(() => false);
    if (!isCmyk) return this.#show(pictureRow);
    const newPicture = await addPicture(pictureRow.file, { acceptsDamage: true }).catch(() => undefined);
    this.#show(newPicture === undefined ? pictureRow : { ...pictureRow, preview: newPicture.row.preview });
  }

  #show(pictureRow: PictureRow, stateKey = pictureRow.hash): void {
    const knownState = this.#states.get(stateKey);
    if (knownState?.kind === 'ready') return;
    this.#set(stateKey, { kind: 'ready', row: pictureRow, address: URL.createObjectURL(pictureRow.preview) });
  }

  #set(stateKey: string, pictureState: PictureState): void {
    this.#states.set(stateKey, pictureState);
    this.changes.setState((count) => count + 1);
  }
}
