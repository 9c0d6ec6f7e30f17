/**
 * Reads sources part by part and compares their documents with the library, so that the dialog can show the progress.
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
import { listEmbeddedDocuments } from './embedded-documents.ts';
import type { ImportPage, MissingPicture, ReadPart, ReadRequest } from './reading/messages.ts';
import type { ImportWorker } from './reading/read.worker.ts';

/** The content that was read so far. Each change creates a new object. */
export interface ImportContents {
  readonly candidates: readonly Candidate[];
  readonly unreadable: readonly UnreadableFile[];
  readonly missing: readonly MissingPicture[];
  readonly spreadsheets: readonly SourceFile[];
  readonly progress: { readonly doneCount: number; readonly totalCount: number };
  readonly isReading: boolean;
  /** Whether characters and factions that teams and encounters embed are imported as well. */
  readonly includesEmbedded: boolean;
}

const EMPTY: ImportContents = {
  candidates: [],
  unreadable: [],
  missing: [],
  spreadsheets: [],
  progress: { doneCount: 0, totalCount: 0 },
  isReading: true,
  includesEmbedded: false,
};

/** The number of rows that are compared before the page can draw. */
const BATCH_SIZE = 25;
/** The interval at which the list is updated while sources are read. */
const PUBLISH_INTERVAL_MS = 120;

export class ImportReader {
  /** Pictures of the import, by hash. */
  readonly pictures = new Map<string, Blob>();
  /** Drawings that were split off from their documents, by hash. */
  readonly drawings = new Map<string, Drawing>();
  /** Font files by hash. They are not checked yet. */
  readonly fonts = new Map<string, Blob>();
  readonly #translate: Translate;
  readonly #library: Library;
  readonly #templates: Promise<ReadonlyMap<string, ExistingDocument>>;
  /** Keys of the built-in samples, as `kind/id`. They are loaded if restored rows are compared with the library. */
  #sampleKeys: ReadonlySet<string> = new Set();
  /** All candidates, among which `createCandidate` finds another document with the same id. */
  readonly #candidatesByKey = new Map<string, Candidate>();
  /** The content that the dialog shows. It is updated at intervals while sources are read. */
  readonly store: StoreApi<ImportContents>;
  #contents: ImportContents;
  #queue: Promise<void> = Promise.resolve();
  #pendingSources = 0;
  readonly #abortController = new AbortController();
  #publishTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(translate: Translate, library: Library, includesEmbedded: boolean) {
    this.#translate = translate;
    this.#library = library;
    this.#contents = { ...EMPTY, includesEmbedded };
    this.store = createStore(() => this.#contents);
    this.#templates = library.database
      .documents('templates')
      .toArray()
      .then(
        (rows) =>
          new Map(
            rows.map((templateRow) => [
              templateRow.id,
              { ...createExistingDocument(templateRow.document, templateRow.shared), updatedAt: templateRow.updatedAt },
            ]),
          ),
      );
  }

  /** Reads one more source after those that are being read. */
  add(source: Source): void {
    this.#pendingSources += 1;
    this.#update({ isReading: true });
    this.#queue = this.#queue.then(async () => {
      try {
        const previousCandidates = new Set(this.#contents.candidates);
        if (!this.#isStopped) await this.#read(source);
        const addedCandidates = this.#contents.candidates.filter((candidate) => !previousCandidates.has(candidate));
        if (this.#contents.includesEmbedded)
          await this.#readRows(listEmbeddedDocuments(this.#translate, addedCandidates, this.isKnown));
      } catch (error) {
        if (this.#isStopped) return;
        this.#append({
          unreadable: [
            {
              origin: this.#translate('transfer.someFile'),
              reason: this.#translate('transfer.notRead', { reason: explainFailure(this.#translate, error) }),
            },
          ],
        });
      }
      this.#pendingSources -= 1;
      if (this.#pendingSources === 0) this.#update({ isReading: false });
    });
  }

  /** Adds documents from another step, such as the rows of a spreadsheet. */
  addIncoming(incoming: readonly Incoming[]): void {
    this.add({ kind: 'rows', title: '', incoming });
  }

  /** Adds the documents that teams and encounters embed to the import, or removes them again. */
  setIncludesEmbedded(includesEmbedded: boolean): void {
    this.#update({ includesEmbedded });
    const { candidates } = this.#contents;
    if (includesEmbedded) this.addIncoming(listEmbeddedDocuments(this.#translate, candidates, this.isKnown));
    else {
      for (const [candidateKey, { incoming }] of [...this.#candidatesByKey])
        if (incoming.isEmbedded) this.#candidatesByKey.delete(candidateKey);
      this.#update({ candidates: candidates.filter(({ incoming }) => incoming.isEmbedded !== true) });
    }
  }

  /** Removes a spreadsheet that was imported or skipped. */
  dropSpreadsheet(spreadsheet: SourceFile): void {
    this.#update({
      spreadsheets: this.#contents.spreadsheets.filter((otherSpreadsheet) => otherSpreadsheet !== spreadsheet),
    });
  }

  stop(): void {
    this.#abortController.abort();
    clearTimeout(this.#publishTimer);
  }

  get #isStopped(): boolean {
    return this.#abortController.signal.aborted;
  }

  async #read(source: Source): Promise<void> {
    if (source.kind === 'rows') return this.#readRows(source.incoming);
    if (source.kind === 'files' && source.refused !== undefined) this.#append({ unreadable: source.refused });
    if (source.kind === 'files' && source.files.length === 0) return;
    const request: ReadRequest =
      source.kind === 'text'
        ? source
        : {
            kind: 'files',
            files: source.files.map(({ name, bytes }) => ({ name, bytes: toBlob(bytes) })),
          };
    const templates = await this.#templates;
    // The functions of this page that the worker calls.
    const page: ImportPage = {
      takePart: (part) => this.#addPart(part, templates),
      showProgress: (doneCount, totalCount) => this.#update({ progress: { doneCount, totalCount } }),
    };
    try {
      await withWorker<ImportWorker, void>(
        () =>
          new Worker(new URL('./reading/read.worker.ts', import.meta.url), {
            type: 'module',
            // The worker takes its language from its name.
            name: this.#translate.language,
          }),
        ({ readSources }) => readSources(request),
        { functions: page, signal: this.#abortController.signal },
      );
    } catch (error) {
      // A crash without a message is probably a lack of memory.
      throw error instanceof WorkerCrash && error.message === ''
        ? new Error(this.#translate('transfer.tooMuch'))
        : error;
    }
  }

  async #readRows(incoming: readonly Incoming[]): Promise<void> {
    const templates = await this.#templates;
    if (incoming.some(({ newest }) => newest)) {
      const samplesByKind = Object.entries(await loadBuiltInSamples());
      this.#sampleKeys = new Set(
        samplesByKind.flatMap(([documentKind, documents]) => documents.map(({ id }) => `${documentKind}/${id}`)),
      );
    }
    for (let batchStart = 0; batchStart < incoming.length && !this.#isStopped; batchStart += BATCH_SIZE) {
      this.#addPart({ incoming: incoming.slice(batchStart, batchStart + BATCH_SIZE) }, templates);
      this.#update({
        progress: { doneCount: Math.min(batchStart + BATCH_SIZE, incoming.length), totalCount: incoming.length },
      });
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #addPart(part: Partial<ReadPart>, templates: ReadonlyMap<string, ExistingDocument>): void {
    for (const { hash, file } of part.pictures ?? []) this.pictures.set(hash, file);
    for (const { hash, drawing } of part.drawings ?? []) this.drawings.set(hash, drawing);
    for (const { hash, file } of part.fonts ?? []) this.fonts.set(hash, file);
    const candidates = (part.incoming ?? []).flatMap((incomingDocument) => {
      const candidate = createCandidate(
        this.#library.gameCatalog,
        this.#toStoredForm(incomingDocument),
        this.#findExisting(incomingDocument, templates),
        this.#candidatesByKey,
        this.isKnown,
      );
      return candidate === undefined ? [] : [candidate];
    });
    const { unusable: unreadable = [], missing = [], tables: spreadsheets = [] } = part;
    this.#append({ candidates, unreadable, missing, spreadsheets });
  }

  /** Converts a document into the form in which the database stores it, so that the two can be compared. */
  #toStoredForm(incoming: Incoming): Incoming {
    if (incoming.kind === 'fonts') return this.#adoptLibraryFontId(incoming);
    if (incoming.kind !== 'characters') return incoming;
    const { document, drawing } = splitDrawing(incoming.document);
    if (drawing === undefined) return incoming;
    this.drawings.set(drawing.hash, drawing.drawing);
    return { ...incoming, document };
  }

  /** If the library has the same font file, gives the imported font the id of the library's font. Their names may differ. */
  #adoptLibraryFontId(incoming: Incoming): Incoming {
    const fontHash = getFontHash(incoming.document);
    const libraryFont = this.#library.stores.fonts.snapshot().find(({ row }) => getFontHash(row.document) === fontHash);
    if (libraryFont === undefined || libraryFont.id === incoming.id) return incoming;
    return { ...incoming, id: libraryFont.id, document: { ...(incoming.document as object), id: libraryFont.id } };
  }

  #findExisting(
    { kind, id }: Incoming,
    templates: ReadonlyMap<string, ExistingDocument>,
  ): ExistingDocument | undefined {
    if (kind === 'templates') return templates.get(id);
    const storedRow = this.#library.stores[kind].get(id)?.row;
    if (storedRow === undefined) return undefined;
    // Adding a sample to the library is its first revision, so a later revision means that the user has changed it.
    const isUntouched = storedRow.rev <= 1 && this.#sampleKeys.has(`${kind}/${id}`);
    return {
      ...createExistingDocument(storedRow.document, storedRow.shared),
      tags: storedRow.tags,
      ...(!isUntouched && { updatedAt: storedRow.updatedAt }),
    };
  }

  /** Whether the library has an equal character or faction. Pictures are not compared. */
  readonly isKnown: IsKnown = (documentKind: 'characters' | 'factions', document: unknown): boolean => {
    const parsedDocument = parseValue(this.#library.gameCatalog, document);
    if (!parsedDocument.ok) return false;
    const libraryItem = this.#library.stores[documentKind].get(parsedDocument.document.id);
    return (
      libraryItem?.kind === 'ready' &&
      computeFingerprint(this.#library.gameCatalog, libraryItem.document) ===
        computeFingerprint(this.#library.gameCatalog, parsedDocument.document)
    );
  };

  #append(additions: Partial<Pick<ImportContents, 'candidates' | 'unreadable' | 'missing' | 'spreadsheets'>>): void {
    const { candidates, unreadable, missing, spreadsheets } = this.#contents;
    this.#update({
      candidates: joinLists(candidates, additions.candidates),
      unreadable: joinLists(unreadable, additions.unreadable),
      missing: joinLists(missing, additions.missing),
      spreadsheets: joinLists(spreadsheets, additions.spreadsheets),
    });
  }

  #update(change: Partial<ImportContents>): void {
    this.#contents = { ...this.#contents, ...change };
    // The start and the end of reading are shown at once, everything in between at intervals.
    const isStillReading = this.#contents.isReading && this.store.getState().isReading;
    if (isStillReading) this.#publishTimer ??= setTimeout(() => this.#publish(), PUBLISH_INTERVAL_MS);
    else this.#publish();
  }

  #publish(): void {
    clearTimeout(this.#publishTimer);
    this.#publishTimer = undefined;
    this.store.setState(this.#contents, true);
  }
}

const createExistingDocument = (document: unknown, shared: string | undefined): ExistingDocument =>
  shared === undefined ? { document } : { document, shared };

const joinLists = <T>(existingItems: readonly T[], addedItems: readonly T[] | undefined): readonly T[] =>
  addedItems === undefined || addedItems.length === 0 ? existingItems : [...existingItems, ...addedItems];

const toBlob = (bytes: Blob | Uint8Array): Blob =>
  bytes instanceof Blob ? bytes : new Blob([bytes as Uint8Array<ArrayBuffer>]);
