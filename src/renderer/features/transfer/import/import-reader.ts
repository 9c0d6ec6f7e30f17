/**
 * Reads sources and compares their documents with the library, a part at a time, so that the dialog can show the
 * progress.
 */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { computeFingerprint } from '../../../../shared/document/fingerprint/fingerprint.ts';
import { parseValue } from '../../../../shared/document/parse.ts';
import type { Drawing } from '../../../../shared/document/schema.ts';
import type { ExistingDocument, IsKnown } from '../../../../shared/library/import/compare-documents.ts';
import { type Candidate, createCandidate } from '../../../../shared/library/import/import-plan.ts';
import type { Incoming, UnreadableFile } from '../../../../shared/library/import/incoming.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Source, SourceFile } from '../../../navigation/import-source.ts';
import { WorkerCrash, withWorker } from '../../../platform/worker-client.ts';
import { getFontHash } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import { splitDrawing } from '../../../store/pictures/drawings.ts';
import { loadBuiltInSamples } from '../../../store/samples/samples.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { embeddedIn } from './embedded.ts';
import type { ImportPage, MissingPicture, ReadPart, ReadRequest } from './reading/messages.ts';
import type { ImportWorker } from './reading/read.worker.ts';

/** The content that was read so far; a new object whenever there is more of it. */
export interface ImportContents {
  readonly candidates: readonly Candidate[];
  readonly unusable: readonly UnreadableFile[];
  readonly missing: readonly MissingPicture[];
  readonly tables: readonly SourceFile[];
  readonly progress: { readonly done: number; readonly of: number };
  readonly isReading: boolean;
  /** Whether characters and factions that teams and encounters embed are imported as well. */
  readonly isWithEmbedded: boolean;
}

const EMPTY: ImportContents = {
  candidates: [],
  unusable: [],
  missing: [],
  tables: [],
  progress: { done: 0, of: 0 },
  isReading: true,
  isWithEmbedded: false,
};

/** The number of rows that are compared before the page may draw. */
const SLICE = 25;
/** The interval in which the list is updated. */
const SHOWN_EVERY_MS = 120;

export class ImportReader {
  /** Pictures of the import, by hash. */
  readonly pictures = new Map<string, Blob>();
  /** Drawings that were split off from their documents, by hash. */
  readonly drawings = new Map<string, Drawing>();
  /** Font files by hash. They are not checked yet. */
  readonly fonts = new Map<string, Blob>();
  readonly #t: Translate;
  readonly #library: Library;
  readonly #templates: Promise<ReadonlyMap<string, ExistingDocument>>;
  /** Keys of the samples. A sample is unchanged until the first revision after it was added. */
  #samples: ReadonlySet<string> = new Set();
  readonly #byKey = new Map<string, Candidate>();
  /** The content that the dialog shows. It is updated at intervals while sources are read. */
  readonly store: StoreApi<ImportContents>;
  #contents: ImportContents;
  #queue: Promise<void> = Promise.resolve();
  #open = 0;
  readonly #stop = new AbortController();
  #publishing: ReturnType<typeof setTimeout> | undefined;

  constructor(translate: Translate, library: Library, isWithEmbedded: boolean) {
    this.#t = translate;
    this.#library = library;
    this.#contents = { ...EMPTY, isWithEmbedded };
    this.store = createStore(() => this.#contents);
    this.#templates = library.database
      .documents('templates')
      .toArray()
      .then(
        (rows) =>
          new Map(rows.map((row) => [row.id, { ...mineOf(row.document, row.shared), updatedAt: row.updatedAt }])),
      );
  }

  /** Reads one more source after those that are being read. */
  add(source: Source): void {
    this.#open += 1;
    this.#set({ isReading: true });
    this.#queue = this.#queue.then(async () => {
      try {
        const before = new Set(this.#contents.candidates);
        if (!this.#isStopped) await this.#read(source);
        const added = this.#contents.candidates.filter((candidate) => !before.has(candidate));
        if (this.#contents.isWithEmbedded) await this.#readRows(embeddedIn(this.#t, added, this.isKnown));
      } catch (error) {
        if (this.#isStopped) return;
        this.#take({
          unusable: [
            {
              origin: this.#t('transfer.someFile'),
              reason: this.#t('transfer.notRead', { reason: explainFailure(this.#t, error) }),
            },
          ],
        });
      }
      this.#open -= 1;
      if (this.#open === 0) this.#set({ isReading: false });
    });
  }

  /** Adds documents from another step, such as the rows of a spreadsheet. */
  addIncoming(incoming: readonly Incoming[]): void {
    this.add({ kind: 'rows', title: '', incoming });
  }

  /** Adds the documents that teams and encounters embed to the import, or removes them again. */
  setWithEmbedded(isWithEmbedded: boolean): void {
    this.#set({ isWithEmbedded });
    const { candidates } = this.#contents;
    if (isWithEmbedded) this.addIncoming(embeddedIn(this.#t, candidates, this.isKnown));
    else {
      for (const [key, { incoming }] of [...this.#byKey]) if (incoming.isEmbedded) this.#byKey.delete(key);
      this.#set({ candidates: candidates.filter(({ incoming }) => incoming.isEmbedded !== true) });
    }
  }

  /** Removes a spreadsheet that was imported or skipped. */
  dropTable(file: SourceFile): void {
    this.#set({ tables: this.#contents.tables.filter((other) => other !== file) });
  }

  stop(): void {
    this.#stop.abort();
    clearTimeout(this.#publishing);
  }

  get #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #read(source: Source): Promise<void> {
    if (source.kind === 'rows') return this.#readRows(source.incoming);
    if (source.kind === 'files' && source.refused !== undefined) this.#take({ unusable: source.refused });
    if (source.kind === 'files' && source.files.length === 0) return;
    const request: ReadRequest =
      source.kind === 'text'
        ? source
        : { kind: 'files', files: source.files.map(({ name, bytes }) => ({ name, bytes: asBlob(bytes) })) };
    const templates = await this.#templates;
    const page: ImportPage = {
      takePart: (part) => this.#takePart(part, templates),
      showProgress: (done, of) => this.#set({ progress: { done, of } }),
    };
    try {
      await withWorker<ImportWorker, void>(
        () =>
          new Worker(new URL('./reading/read.worker.ts', import.meta.url), { type: 'module', name: this.#t.language }),
        ({ readSources }) => readSources(request),
        { functions: page, signal: this.#stop.signal },
      );
    } catch (error) {
      // A crash without a message is probably a lack of memory.
      throw error instanceof WorkerCrash && error.message === '' ? new Error(this.#t('transfer.tooMuch')) : error;
    }
  }

  async #readRows(incoming: readonly Incoming[]): Promise<void> {
    const templates = await this.#templates;
    if (incoming.some(({ newest }) => newest)) {
      const samples = Object.entries(await loadBuiltInSamples());
      this.#samples = new Set(samples.flatMap(([kind, documents]) => documents.map(({ id }) => `${kind}/${id}`)));
    }
    for (let at = 0; at < incoming.length && !this.#isStopped; at += SLICE) {
      this.#takePart({ incoming: incoming.slice(at, at + SLICE) }, templates);
      this.#set({ progress: { done: Math.min(at + SLICE, incoming.length), of: incoming.length } });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #takePart(part: Partial<ReadPart>, templates: ReadonlyMap<string, ExistingDocument>): void {
    for (const { hash, file } of part.pictures ?? []) this.pictures.set(hash, file);
    for (const { hash, drawing } of part.drawings ?? []) this.drawings.set(hash, drawing);
    for (const { hash, file } of part.fonts ?? []) this.fonts.set(hash, file);
    const candidates = (part.incoming ?? []).flatMap((one) => {
      const candidate = createCandidate(
        this.#library.gameCatalog,
        this.#asStored(one),
        this.#mine(one, templates),
        this.#byKey,
        this.isKnown,
      );
      return candidate === undefined ? [] : [candidate];
    });
    this.#take({ ...part, candidates });
  }

  /** Converts a document into the form in which the database stores it, so that the two can be compared. */
  #asStored(incoming: Incoming): Incoming {
    if (incoming.kind === 'fonts') return this.#asKept(incoming);
    if (incoming.kind !== 'characters') return incoming;
    const { document, drawing } = splitDrawing(incoming.document);
    if (drawing === undefined) return incoming;
    this.drawings.set(drawing.hash, drawing.drawing);
    return { ...incoming, document };
  }

  /** Gives a font the id of the same font in the library, whatever its name there. */
  #asKept(incoming: Incoming): Incoming {
    const hash = getFontHash(incoming.document);
    const held = this.#library.stores.fonts.snapshot().find(({ row }) => getFontHash(row.document) === hash);
    if (held === undefined || held.id === incoming.id) return incoming;
    return { ...incoming, id: held.id, document: { ...(incoming.document as object), id: held.id } };
  }

  #mine({ kind, id }: Incoming, templates: ReadonlyMap<string, ExistingDocument>): ExistingDocument | undefined {
    if (kind === 'templates') return templates.get(id);
    const row = this.#library.stores[kind].get(id)?.row;
    if (row === undefined) return undefined;
    // Adding the samples is the first revision of a document.
    const isUntouched = row.rev <= 1 && this.#samples.has(`${kind}/${id}`);
    return {
      ...mineOf(row.document, row.shared),
      tags: row.tags,
      ...(!isUntouched && { updatedAt: row.updatedAt }),
    };
  }

  /** Whether the library has the same character or faction as a team embeds. Their pictures may differ. */
  readonly isKnown: IsKnown = (kind: 'characters' | 'factions', document: unknown): boolean => {
    const theirs = parseValue(this.#library.gameCatalog, document);
    if (!theirs.ok) return false;
    const item = this.#library.stores[kind].get(theirs.document.id);
    return (
      item?.kind === 'ready' &&
      computeFingerprint(this.#library.gameCatalog, item.document) ===
        computeFingerprint(this.#library.gameCatalog, theirs.document)
    );
  };

  #take(more: Partial<Pick<ImportContents, 'candidates' | 'unusable' | 'missing' | 'tables'>>): void {
    const { candidates, unusable, missing, tables } = this.#contents;
    this.#set({
      candidates: joined(candidates, more.candidates),
      unusable: joined(unusable, more.unusable),
      missing: joined(missing, more.missing),
      tables: joined(tables, more.tables),
    });
  }

  #set(change: Partial<ImportContents>): void {
    this.#contents = { ...this.#contents, ...change };
    const isSameWork = this.#contents.isReading && this.store.getState().isReading;
    if (isSameWork) this.#publishing ??= setTimeout(() => this.#publish(), SHOWN_EVERY_MS);
    else this.#publish();
  }

  #publish(): void {
    clearTimeout(this.#publishing);
    this.#publishing = undefined;
    this.store.setState(this.#contents, true);
  }
}

const mineOf = (document: unknown, shared: string | undefined): ExistingDocument =>
  shared === undefined ? { document } : { document, shared };

const joined = <T>(list: readonly T[], more: readonly T[] | undefined): readonly T[] =>
  more === undefined || more.length === 0 ? list : [...list, ...more];

const asBlob = (bytes: Blob | Uint8Array): Blob =>
  bytes instanceof Blob ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer>]);
