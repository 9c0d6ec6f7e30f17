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
import {
  createArchive,
  createDocumentFile,
  type ExportFile,
  embedPictures,
  type PackProgress,
} from './create-files.ts';
import { formatTeamTexts } from './format-team-texts.ts';
import { type GatheredDocument, gatherDocuments, listFontsWithHashes } from './gather-documents.ts';

export type ExportFormat = NamesIn<'export.ways'>;

/**
 * Lists the formats for a subject, the likeliest first. A spreadsheet is offered if the game of the characters has one.
 */
export function listExportFormats(
  { documents }: ExportSubject,
  findGame: (exportedDocument: ExportedDocument) => Game | undefined,
): readonly ExportFormat[] {
  if (documents === undefined) return bridge === undefined ? ['archive'] : ['archive', 'folder'];
  const [firstDocument, secondDocument] = documents;
  const hasSpreadsheets =
    documents.every(({ kind }) => kind === 'characters') &&
    documents.some((exportedDocument) => canExportSpreadsheet(findGame(exportedDocument)));
  const spreadsheetFormats: readonly ExportFormat[] = hasSpreadsheets ? ['xlsx', 'csv'] : [];
  const listFormats: readonly ExportFormat[] = documents.every(({ kind }) => kind === 'teams') ? ['list'] : [];
  if (firstDocument !== undefined && secondDocument === undefined) {
    const textFormats: readonly ExportFormat[] = firstDocument.kind === 'templates' ? [] : ['link', 'text'];
    return ['archive', 'document', ...listFormats, ...textFormats, ...spreadsheetFormats];
  }
  const otherFormats = [...listFormats, ...spreadsheetFormats];
  return bridge === undefined ? ['archive', ...otherFormats] : ['archive', 'folder', ...otherFormats];
}

const canExportSpreadsheet = (game: Game | undefined): boolean => game !== undefined && hasPart(game, 'table');

/** Returns the kind of the documents, for which the folder of the last export is stored. */
export function getExportKind({ documents }: ExportSubject): ExportKind {
  const kinds = new Set((documents ?? []).map(({ kind }) => kind));
  const [firstKind] = kinds;
  return kinds.size === 1 && firstKind !== undefined ? firstKind : 'mixed';
}

/** Returns the storage key of the last format for documents of this kind. */
const getFormatSettingKey = (subject: ExportSubject): string => `rollcall.export.${getExportKind(subject)}`;

/** Returns the last format if it is available for this subject, otherwise the likeliest. */
export function getDefaultFormat(exportFormats: readonly ExportFormat[], subject: ExportSubject): ExportFormat {
  const lastFormat = readSetting(getFormatSettingKey(subject));
  return exportFormats.find((exportFormat) => exportFormat === lastFormat) ?? exportFormats[0] ?? 'archive';
}

export const saveLastFormat = (exportFormat: ExportFormat, subject: ExportSubject): void =>
  saveSetting(getFormatSettingKey(subject), exportFormat);

/** The messages after an export. Export functions return undefined instead if the user closed a dialog. */
export interface ExportResult {
  /** A sentence about the export. */
  readonly message: string;
  /** A sentence about parts that were left out. */
  readonly note?: string;
}

export interface ExportOptions {
  /** Whether to save into the folder of the last export. */
  readonly reuseFolder: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
}

/** Performs an export. Rejects with a sentence that gives the reason. */
export async function exportDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  exportFormat: ExportFormat,
  exportOptions: ExportOptions,
): Promise<ExportResult | undefined> {
  // The export includes changes that are still being written.
  await library.waitUntilSettled();
  switch (exportFormat) {
    case 'archive':
      return exportArchive(translate, gameCatalog, library, subject, exportOptions);
    case 'csv':
    case 'xlsx':
      return exportSpreadsheetFile(translate, gameCatalog, library, subject, exportFormat);
    case 'list':
      return copyTextLists(translate, gameCatalog, library, subject);
    case 'link':
    case 'text':
      return copyToClipboard(translate, gameCatalog, library, subject, exportFormat);
    case 'document':
    case 'folder':
      return exportDocumentFiles(translate, gameCatalog, library, subject, exportFormat, exportOptions);
  }
}

async function exportArchive(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  exportOptions: ExportOptions,
): Promise<ExportResult | undefined> {
  const { signal, onProgress } = exportOptions;
  const checkSize = (totalBytes: number): void => {
    if (bridge !== undefined && totalBytes > LIMITS.bridgeFileBytes)
      throw new Error(describeTooLargeExport(translate, LIMITS.bridgeFileBytes));
  };
  const createdAt = new Date();
  const { file: archiveFile, documents } = await createArchive(
    library,
    gatherDocuments(gameCatalog, library, subject),
    createdAt,
    signal,
    onProgress,
    checkSize,
  );
  if (documents.length === 0) throw new Error(translate('export.nothing'));
  const fileName = makeSafeFileName(nameLibraryFile(translate, subject.title));
  const exportResult =
    bridge === undefined
      ? await downloadArchive(translate, library, fileName, archiveFile, documents)
      : await saveFiles(
          translate,
          library,
          [{ name: fileName, bytes: new Uint8Array(await archiveFile.arrayBuffer()) }],
          documents,
          subject,
          exportOptions,
        );
  const note = createFontNote(translate, library, documents);
  return exportResult === undefined || note === undefined ? exportResult : { ...exportResult, note };
}

/**
 * Downloads the file in a browser. The blob is not read into memory, because it may have hundreds of megabytes.
 */
async function downloadArchive(
  translate: Translate,
  library: Library,
  fileName: string,
  archiveFile: Blob,
  documents: readonly GatheredDocument[],
): Promise<ExportResult> {
  const reply = await saveFile(fileName, archiveFile, 'application/zip');
  await tryMarkShared(library, documents);
  return { message: translate('export.saved', { name: shortenName(reply.saved ? reply.name : fileName) }) };
}

/** Describes which fonts were exported and which were not. Returns undefined if the documents use no fonts of the library. */
function createFontNote(
  translate: Translate,
  library: Library,
  documents: readonly GatheredDocument[],
): string | undefined {
  const fontHashes = new Set(documents.flatMap(({ document }) => listFontHashes(document)));
  const fonts = listFontsWithHashes(library, fontHashes);
  const listNames = (isExportable: boolean) =>
    fonts.filter((namedFont) => namedFont.isExportable === isExportable).map(({ name }) => name);
  return fonts.length === 0 ? undefined : describeExportedFonts(translate, listNames(true), listNames(false));
}

async function exportDocumentFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  exportFormat: 'document' | 'folder',
  exportOptions: ExportOptions,
): Promise<ExportResult | undefined> {
  const documents: GatheredDocument[] = [];
  const files: ExportFile[] = [];
  let withoutPicturesCount = 0;
  let totalBytes = 0;
  for await (const gatheredDocument of gatherDocuments(gameCatalog, library, subject)) {
    exportOptions.signal.throwIfAborted();
    // A single document is exported without its template.
    if (exportFormat === 'document' && documents.length > 0) break;
    const { isWithoutPictures, ...exportFile } = await createDocumentFile(library, gatheredDocument);
    documents.push(gatheredDocument);
    files.push(exportFile);
    totalBytes += exportFile.bytes.length;
    if (totalBytes > LIMITS.bridgeFileBytes) throw new Error(describeTooLargeExport(translate, LIMITS.bridgeFileBytes));
    if (isWithoutPictures) withoutPicturesCount += 1;
    exportOptions.onProgress({ documentCount: documents.length });
  }
  if (documents.length === 0) throw new Error(translate('export.nothing'));
  const exportResult = await saveFiles(
    translate,
    library,
    files,
    documents,
    subject,
    exportOptions,
    exportFormat === 'folder',
  );
  return exportResult === undefined || withoutPicturesCount === 0
    ? exportResult
    : { ...exportResult, note: translate('export.withoutPictures', { n: withoutPicturesCount }) };
}

/** Saves into the folder of the last export, into a folder that the user chooses, or as a file by the save dialog. */
async function saveFiles(
  translate: Translate,
  library: Library,
  files: readonly ExportFile[],
  documents: readonly GatheredDocument[],
  subject: ExportSubject,
  { reuseFolder }: ExportOptions,
  savesToFolder = false,
): Promise<ExportResult | undefined> {
  const [firstFile] = files;
  const exportKind = getExportKind(subject);
  if (firstFile === undefined) return undefined;
  let message: string;
  if (bridge !== undefined && (reuseFolder || savesToFolder)) {
    const reply = await bridge.saveToFolder({ of: exportKind, again: reuseFolder, files });
    if (reply.kind === 'closed') return undefined;
    if (reply.kind === 'refused') throw new Error(reply.refused);
    message = translate('export.savedTo', {
      n: reply.names.length,
      name: shortenName(reply.names[0] ?? ''),
      folder: shortenName(reply.folder),
    });
  } else {
    const contentType = firstFile.name.endsWith('.json') ? 'application/json' : 'application/zip';
    const reply = await saveFile(firstFile.name, firstFile.bytes, contentType, exportKind);
    if (!reply.saved) return undefined;
    message = translate('export.saved', { name: shortenName(reply.name) });
  }
  await tryMarkShared(library, documents);
  return { message };
}

/**
 * Marks the documents as shared. An error is only logged, because the files are already exported. The only consequence is that the
 * next import of these documents asks the user once more.
 */
async function tryMarkShared(library: Library, documents: readonly GatheredDocument[]): Promise<void> {
  try {
    await markShared(library, documents);
  } catch (error) {
    console.warn('Noting what was exported failed:', error);
  }
}

async function exportSpreadsheetFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  exportFormat: 'csv' | 'xlsx',
): Promise<ExportResult | undefined> {
  const characters: Character[] = [];
  for await (const { kind, document } of gatherDocuments(gameCatalog, library, subject)) {
    const parsedDocument = kind === 'characters' ? parseValue(gameCatalog, document) : undefined;
    if (parsedDocument?.ok === true) characters.push(parsedDocument.document as Character);
  }
  const { name, bytes, notes } = await exportSpreadsheet(
    translate,
    await loadGamePart(gameCatalog, 'table'),
    characters,
    exportFormat,
  );
  const contentType =
    exportFormat === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const reply = await saveFile(name, bytes, contentType);
  if (!reply.saved) return undefined;
  const note = notes.join(' ');
  return { message: translate('export.saved', { name: shortenName(reply.name) }), ...(note === '' ? {} : { note }) };
}

async function copyTextLists(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  { documents = [] }: ExportSubject,
): Promise<ExportResult> {
  const teamIds = documents.map(({ id }) => id);
  const copiedText = formatTeamTexts(translate, gameCatalog, library, teamIds);
  if (copiedText === '') throw new Error(translate('export.nothing'));
  await navigator.clipboard.writeText(copiedText);
  return { message: translate('export.copiedTeams', { n: teamIds.length }) };
}

async function copyToClipboard(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  subject: ExportSubject,
  exportFormat: 'link' | 'text',
): Promise<ExportResult> {
  for await (const gatheredDocument of gatherDocuments(gameCatalog, library, subject)) {
    const link = exportFormat === 'link' ? createLink(translate, gatheredDocument.document) : undefined;
    if (link?.ok === false) throw new Error(link.message);
    const copiedText = link?.text ?? formatDocument(await embedPictures(library, gatheredDocument.document));
    await navigator.clipboard.writeText(copiedText);
    // `without` names a picture or drawing that is too large for a link. Such a document was not shared as a whole.
    await tryMarkShared(library, link?.without === undefined ? [gatheredDocument] : []);
    // Only the first document is copied. Its template, which may follow, is not.
    return {
      message: translate(`export.copied.${exportFormat}`),
      ...(link?.note === undefined ? {} : { note: link.note }),
    };
  }
  throw new Error(translate('export.nothing'));
}
