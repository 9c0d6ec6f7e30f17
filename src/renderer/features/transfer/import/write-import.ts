/** Writes the chosen documents, drawings and pictures as one step that can be undone. */

import { formatPictureProblem } from '../../../../shared/card/pictures/picture-messages.ts';
import { computeDigest } from '../../../../shared/library/import/compare-documents.ts';
import type { PlannedChange } from '../../../../shared/library/import/import-plan.ts';
import { addTags } from '../../../../shared/library/tags.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { addPicture, PictureRefusedError } from '../../../pictures/add-picture.ts';
import type { PictureRow } from '../../../pictures/messages.ts';
import type { Library } from '../../../store/library.ts';
import type { DrawingRow } from '../../../store/rows.ts';
import type { DocumentWrite } from '../../../store/undo/operations.ts';
import type { ImportReader } from './import-reader.ts';
import { readFonts } from './read-fonts.ts';

export interface WrittenImport {
  /** The number of the operation. */
  readonly n: number;
  readonly undo: () => Promise<void>;
  /** The reasons why pictures could not be used, as clauses. */
  readonly refused: readonly string[];
}

const NAMED = /sha256:([0-9a-f]{64})/g;

/**
 * Writes the changes. Rejects if the disk refuses. Returns undefined if it was stopped while pictures were read; then the
 * library is unchanged.
 */
export async function writeImport(
  translate: Translate,
  library: Library,
  operation: 'import' | 'restore',
  changes: readonly PlannedChange[],
  reader: ImportReader,
  sources: readonly Source[],
  onProgress: (done: number, of: number) => void,
  stopping: AbortSignal,
): Promise<WrittenImport | undefined> {
  const wanted = await lacking(library, changes);
  const read = await readPictures(translate, wanted, reader, sources, onProgress, stopping);
  if (stopping.aborted) return undefined;
  onProgress(0, 0);
  const { pictures, refused, renamed } = read;
  const fonts = await readFonts(translate, library, changes, reader, sources);
  const drawings = wanted.flatMap((hash): DrawingRow[] => {
    const drawing = reader.drawings.get(hash);
    return drawing === undefined ? [] : [{ hash, drawing }];
  });
  const wantedRows: DocumentWrite[] = [];
  for await (const change of inSlices(changes)) {
    if (fonts.dropped.has(change)) continue;
    const { kind, id, document, drafts, tags, isTheirs } = change;
    const after = withPictures(fonts.documents.get(change) ?? document, renamed);
    wantedRows.push({
      table: kind,
      id,
      after,
      ...(drafts === undefined ? {} : { drafts }),
      ...tagsWith(library, kind, id, tags),
      ...(isTheirs ? { shared: computeDigest(after) } : {}),
    });
  }
  const step = await library.operations.run(operation, wantedRows, { pictures, drawings, files: fonts.files });
  library.pictures.addStored(pictures);
  return { n: step.n, undo: step.undo, refused: [...refused, ...fonts.refused] };
}

/** Reads the pictures with these hashes in their stored form, until it is stopped. */
async function readPictures(
  translate: Translate,
  wanted: readonly string[],
  reader: ImportReader,
  sources: readonly Source[],
  onProgress: (done: number, of: number) => void,
  stopping: AbortSignal,
) {
  const pictures: PictureRow[] = [];
  const refused: string[] = [];
  /** The new hashes of pictures that were made smaller. */
  const renamed = new Map<string, string>();
  for (const [done, hash] of wanted.entries()) {
    if (stopping.aborted) break;
    onProgress(done, wanted.length);
    const picture = reader.pictures.get(hash) ?? (await fromSources(hash, sources, reader));
    if (picture === undefined) continue;
    try {
      const { row } = await addPicture(picture);
      pictures.push(row);
      if (row.hash !== hash) renamed.set(hash, row.hash);
    } catch (error) {
      if (!(error instanceof PictureRefusedError)) throw error;
      refused.push(formatPictureProblem(translate, error.problem));
    }
  }
  return { pictures, refused, renamed };
}

/** Adds the imported tags to those that the document has. */
function tagsWith(library: Library, kind: PlannedChange['kind'], id: string, tags: PlannedChange['tags']) {
  if (tags === undefined || kind === 'templates') return {};
  return { tags: addTags(library.stores[kind].get(id)?.row.tags ?? [], tags) };
}

/** Milliseconds of work after which the page can react. */
const SLICE_MS = 12;

/** Yields one item after the other, with pauses in which the page can draw. */
async function* inSlices<T>(all: readonly T[]): AsyncGenerator<T> {
  let since = performance.now();
  for (const one of all) {
    if (performance.now() - since > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    yield one;
  }
}

/** Lists the hashes that the documents refer to and for which the library has neither a picture nor a drawing. */
async function lacking({ database }: Library, changes: readonly PlannedChange[]): Promise<string[]> {
  const named = new Set<string>();
  for await (const { document } of inSlices(changes)) {
    for (const [, hash] of JSON.stringify(document).matchAll(NAMED)) if (hash !== undefined) named.add(hash);
  }
  const all = [...named];
  const [pictures, drawings] = await Promise.all([
    database.pictures.where('hash').anyOf(all).primaryKeys(),
    database.drawings.where('hash').anyOf(all).primaryKeys(),
  ]);
  const there = new Set<string>([...pictures, ...drawings]);
  return all.filter((hash) => !there.has(hash));
}

/** Returns a picture by its hash. A drawing is stored in the reader for its document. */
async function fromSources(
  hash: string,
  sources: readonly Source[],
  { drawings }: ImportReader,
): Promise<Blob | undefined> {
  if (drawings.has(hash)) return undefined;
  for (const source of sources) {
    const asset = source.kind === 'rows' ? await source.asset?.(hash) : undefined;
    if (asset?.kind === 'picture') return new Blob([asset.bytes as Uint8Array<ArrayBuffer>]);
    if (asset?.kind === 'drawing') {
      drawings.set(hash, JSON.parse(new TextDecoder().decode(asset.bytes)));
      return undefined;
    }
  }
  return undefined;
}

/** Replaces the hashes of very large pictures, which are stored at a smaller size and under a new hash. */
function withPictures(document: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (renamed.size === 0) return document;
  if (typeof document === 'string') {
    return document.startsWith('sha256:') ? `sha256:${renamed.get(document.slice(7)) ?? document.slice(7)}` : document;
  }
  if (Array.isArray(document)) return document.map((inner) => withPictures(inner, renamed));
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(Object.entries(document).map(([key, inner]) => [key, withPictures(inner, renamed)]));
}
