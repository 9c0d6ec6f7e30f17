/** Lists the formats in which a subject can be exported, and writes each of them. */

import { LIMITS } from '../../../../shared/base/limits.ts';
import { formatDocument } from '../../../../shared/document/format-document.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { parseValue } from '../../../../shared/document/parse.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { hasPart, loadGamePart } from '../../../../shared/games/parts.ts';
import { createLink } from '../../../../shared/library/link.ts';
import type { ExportKind } from '../../../../shared/library/transfer-calls.ts';
import { exportSpreadsheet } from '../../../../shared/spreadsheet/export-spreadsheet.ts';
import { makeSafeFileName } from '../../../../shared/text/file-name.ts';
import type { NamesIn, Translate } from '../../../../shared/texts/translate.ts';
import type { ExportedDocument, ExportSubject } from '../../../navigation/export-request.ts';
import { bridge } from '../../../platform/bridge.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { listFontHashes } from '../../../store/fonts/font-files.ts';
import type { Library } from '../../../store/library.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { markShared } from '../../../store/undo/mark-shared.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeTooLargeExport, nameLibraryFile } from '../../../strings/library/export.ts';
import { describeExportedFonts } from '../../../strings/studio/fonts.ts';
import { type Exported, fontsNamed, gather } from './gather.ts';
import { archiveOf, documentFile, type MadeFile, type PackProgress, withPictures } from './make-files.ts';

export type ExportWay = NamesIn<'export.ways'>;

/**
 * Lists the formats for a subject, the likeliest first. A spreadsheet is offered if the game of the characters has one.
 */
export function waysFor(
  { documents }: ExportSubject,
  gameOf: (one: ExportedDocument) => Game | undefined,
): readonly ExportWay[] {
  if (documents === undefined) return bridge === undefined ? ['archive'] : ['archive', 'folder'];
  const [only, another] = documents;
  const isTables =
    documents.every(({ kind }) => kind === 'characters') && documents.some((one) => canExportTable(gameOf(one)));
  const tables: readonly ExportWay[] = isTables ? ['xlsx', 'csv'] : [];
  if (only !== undefined && another === undefined) {
    const text: readonly ExportWay[] = only.kind === 'templates' ? [] : ['link', 'text'];
    return ['archive', 'document', ...text, ...tables];
  }
  return bridge === undefined ? ['archive', ...tables] : ['archive', 'folder', ...tables];
}

const canExportTable = (game: Game | undefined): boolean => game !== undefined && hasPart(game, 'table');

/** Returns the kind of the documents, for which the folder of the last export is stored. */
export function kindOf({ documents }: ExportSubject): ExportKind {
  const kinds = new Set((documents ?? []).map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only !== undefined ? only : 'mixed';
}

/** Returns the storage key of the last format for documents of this kind. */
const wayKey = (subject: ExportSubject): string => `rollcall.export.${kindOf(subject)}`;

/** Returns the last format if it is available for this subject, otherwise the likeliest. */
export function usualWay(ways: readonly ExportWay[], subject: ExportSubject): ExportWay {
  const last = readSetting(wayKey(subject));
  return ways.find((way) => way === last) ?? ways[0] ?? 'archive';
}

export const keepWay = (way: ExportWay, subject: ExportSubject): void => saveSetting(wayKey(subject), way);

/**
 * A sentence about the export, and a note if something was left out. Functions return undefined if the user closed a
 * dialog.
 */
export interface ExportDone {
  readonly text: string;
  readonly note?: string;
}

export interface ExportOptions {
  /** Whether to save into the folder of the last export. */
  readonly again: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
}

/** Performs an export. Rejects with a sentence that gives the reason. */
export async function exportBy(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  way: ExportWay,
  how: ExportOptions,
): Promise<ExportDone | undefined> {
  // The export includes changes that are still being written.
  await library.waitUntilSettled();
  switch (way) {
    case 'archive':
      return asArchive(translate, gameCatalog, library, subject, how);
    case 'csv':
    case 'xlsx':
      return asTable(translate, gameCatalog, library, subject, way);
    case 'link':
    case 'text':
      return asText(translate, gameCatalog, library, subject, way);
    case 'document':
    case 'folder':
      return asDocuments(translate, gameCatalog, library, subject, way, how);
  }
}

async function asArchive(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  how: ExportOptions,
): Promise<ExportDone | undefined> {
  const { signal, onProgress } = how;
  const check = (bytes: number): void => {
    if (bridge !== undefined && bytes > LIMITS.bridgeFileBytes)
      throw new Error(describeTooLargeExport(translate, LIMITS.bridgeFileBytes));
  };
  const now = new Date();
  const { file, documents } = await archiveOf(
    library,
    gather(gameCatalog, library, subject),
    now,
    signal,
    onProgress,
    check,
  );
  if (documents.length === 0) throw new Error(translate('export.nothing'));
  const name = makeSafeFileName(nameLibraryFile(translate, subject.title));
  const done =
    bridge === undefined
      ? await downloaded(translate, library, name, file, documents)
      : await saved(
          translate,
          library,
          [{ name, bytes: new Uint8Array(await file.arrayBuffer()) }],
          documents,
          subject,
          how,
        );
  const note = fontNote(translate, library, documents);
  return done === undefined || note === undefined ? done : { ...done, note };
}

/**
 * Downloads the file in a browser, straight from the blob: a copy of hundreds of megabytes would only fill the memory.
 */
async function downloaded(
  translate: Translate,
  library: Library,
  name: string,
  file: Blob,
  documents: readonly Exported[],
): Promise<ExportDone> {
  const reply = await saveFile(name, file, 'application/zip');
  await keepShared(library, documents);
  return { text: translate('export.saved', { name: shortenName(reply.saved ? reply.name : name) }) };
}

/** Describes which fonts were exported and which were not. Returns undefined if the documents name no fonts. */
function fontNote(translate: Translate, library: Library, documents: readonly Exported[]): string | undefined {
  const named = new Set(documents.flatMap(({ document }) => listFontHashes(document)));
  const fonts = fontsNamed(library, named);
  const names = (mayGo: boolean) => fonts.filter((one) => one.mayGo === mayGo).map(({ name }) => name);
  return fonts.length === 0 ? undefined : describeExportedFonts(translate, names(true), names(false));
}

async function asDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  way: 'document' | 'folder',
  how: ExportOptions,
): Promise<ExportDone | undefined> {
  const documents: Exported[] = [];
  const files: MadeFile[] = [];
  let bare = 0;
  let bytes = 0;
  for await (const one of gather(gameCatalog, library, subject)) {
    how.signal.throwIfAborted();
    // A single document is exported without its template.
    if (way === 'document' && documents.length > 0) break;
    const { isWithoutPictures, ...file } = await documentFile(library, one);
    documents.push(one);
    files.push(file);
    bytes += file.bytes.length;
    if (bytes > LIMITS.bridgeFileBytes) throw new Error(describeTooLargeExport(translate, LIMITS.bridgeFileBytes));
    if (isWithoutPictures) bare += 1;
    how.onProgress({ documents: documents.length });
  }
  if (documents.length === 0) throw new Error(translate('export.nothing'));
  const done = await saved(translate, library, files, documents, subject, how, way === 'folder');
  return done === undefined || bare === 0 ? done : { ...done, note: translate('export.withoutPictures', { n: bare }) };
}

/** Saves into the folder of the last export, into a folder that the user chooses, or as a file by the save dialog. */
async function saved(
  translate: Translate,
  library: Library,
  files: readonly MadeFile[],
  documents: readonly Exported[],
  subject: ExportSubject,
  { again }: ExportOptions,
  isFolder = false,
): Promise<ExportDone | undefined> {
  const [file] = files;
  const of = kindOf(subject);
  if (file === undefined) return undefined;
  let text: string;
  if (bridge !== undefined && (again || isFolder)) {
    const reply = await bridge.saveToFolder({ of, again, files });
    if (reply.kind === 'closed') return undefined;
    if (reply.kind === 'refused') throw new Error(reply.refused);
    text = translate('export.savedTo', {
      n: reply.names.length,
      name: shortenName(reply.names[0] ?? ''),
      folder: shortenName(reply.folder),
    });
  } else {
    const type = file.name.endsWith('.json') ? 'application/json' : 'application/zip';
    const reply = await saveFile(file.name, file.bytes, type, of);
    if (!reply.saved) return undefined;
    text = translate('export.saved', { name: shortenName(reply.name) });
  }
  await keepShared(library, documents);
  return { text };
}

/**
 * Marks the documents as shared. Errors are ignored: the export is done, and the next import only has to ask once more.
 */
async function keepShared(library: Library, documents: readonly Exported[]): Promise<void> {
  try {
    await markShared(library, documents);
  } catch (error) {
    console.warn('Noting what was exported failed:', error);
  }
}

async function asTable(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  way: 'csv' | 'xlsx',
): Promise<ExportDone | undefined> {
  const characters: Character[] = [];
  for await (const { kind, document } of gather(gameCatalog, library, subject)) {
    const read = kind === 'characters' ? parseValue(gameCatalog, document) : undefined;
    if (read?.ok === true) characters.push(read.document as Character);
  }
  const { name, bytes, notes } = await exportSpreadsheet(
    translate,
    await loadGamePart(gameCatalog, 'table'),
    characters,
    way,
  );
  const type = way === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const reply = await saveFile(name, bytes, type);
  if (!reply.saved) return undefined;
  const note = notes.join(' ');
  return { text: translate('export.saved', { name: shortenName(reply.name) }), ...(note === '' ? {} : { note }) };
}

async function asText(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  way: 'link' | 'text',
): Promise<ExportDone> {
  for await (const one of gather(gameCatalog, library, subject)) {
    const link = way === 'link' ? createLink(translate, one.document) : undefined;
    if (link?.ok === false) throw new Error(link.message);
    const text = link?.text ?? formatDocument(await withPictures(library, one.document));
    await navigator.clipboard.writeText(text);
    await keepShared(library, link?.without === undefined ? [one] : []);
    return { text: translate(`export.copied.${way}`), ...(link?.note === undefined ? {} : { note: link.note }) };
  }
  throw new Error(translate('export.nothing'));
}
