/**
 * Reads files and texts part by part. This code runs in a worker, because an archive of hundreds of megabytes must not
 * block the page.
 */

import { LIMITS } from '../../../../../shared/base/limits.ts';
import { isPictureFile } from '../../../../../shared/card/pictures/picture-source.ts';
import { isFontFile } from '../../../../../shared/card/template/font-source.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import { readJson } from '../../../../../shared/document/json/read-json.ts';
import { isTextListFile } from '../../../../../shared/event-pack/file-kinds.ts';
import { recognizeLazily } from '../../../../../shared/foreign-files/recognize-lazily.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { loadGamePart } from '../../../../../shared/games/parts.ts';
import { type IncomingResult, readDocument, readValue } from '../../../../../shared/library/import/read-document.ts';
import { readLink } from '../../../../../shared/library/link.ts';
import { isSpreadsheetText } from '../../../../../shared/spreadsheet/read-spreadsheet.ts';
import { formatForeignFileSentence, ROLLCALL_DOCUMENT } from '../../../../../shared/texts/foreign-file.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { describeTooLargeFile } from '../../../../strings/library/transfer.ts';
import { LooseFonts } from './loose-fonts.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { PartCollector } from './part-collector.ts';
import { isArchive, readArchiveFile } from './read-archive-file.ts';

/** Reads all files of a request, and sends the parts and the progress to the page. Unreadable files are part of the content. */
export async function readSources(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  request: ReadRequest,
  page: ImportPage,
): Promise<void> {
  const collector = new PartCollector(translate, (part) => page.takePart(part));
  if (request.kind === 'text') await readText(translate, gameCatalog, request.text, collector);
  else await readFiles(translate, gameCatalog, request.files, collector, page);
  collector.flush();
}

const SPREADSHEET_FILE = /\.(csv|tsv|tab|xlsx|xlsm)$/i;
const ROLLCALL_FILE = /\.(json|rollcall|zip)$/i;

async function readFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: readonly SourceFile[],
  collector: PartCollector,
  page: ImportPage,
): Promise<void> {
  const pictureFiles = files.filter(({ name }) => isPictureFile(name));
  const spreadsheetFiles = files.filter(({ name }) => SPREADSHEET_FILE.test(name));
  for (const spreadsheetFile of spreadsheetFiles) collector.addSpreadsheet(spreadsheetFile);
  // A file in a folder is read only if it has an extension of Rollcall. A file that the user has chosen by itself is always read.
  const rollcallFiles = files.filter(
    (file) =>
      !pictureFiles.includes(file) &&
      !spreadsheetFiles.includes(file) &&
      !isFontFile(file.name) &&
      (ROLLCALL_FILE.test(file.name) || !file.name.includes('/')),
  );
  const textFiles = rollcallFiles.filter(({ name }) => isTextListFile(name));
  for (const { name } of textFiles) collector.addUnreadable({ origin: name, reason: translate('transfer.textAlone') });
  const looseFonts = new LooseFonts(translate, files);
  const totalBytes = rollcallFiles.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let doneBytes = 0;
  for (const file of rollcallFiles.filter((rollcallFile) => !textFiles.includes(rollcallFile))) {
    page.showProgress(doneBytes, totalBytes);
    await readFile(translate, gameCatalog, file, { pictureFiles, looseFonts }, collector, (doneInFile) =>
      page.showProgress(doneBytes + doneInFile, totalBytes),
    );
    doneBytes += file.bytes.size;
  }
  const fontCount = await looseFonts.importAll(collector);
  if (rollcallFiles.length > 0 || spreadsheetFiles.length > 0 || fontCount > 0) return;
  // Pictures without documents cannot be imported; they have to be added on a form.
  for (const { name } of pictureFiles)
    collector.addUnreadable({ origin: name, reason: translate('transfer.onlyPicture') });
  if (pictureFiles.length === 0)
    collector.addUnreadable({ origin: translate('transfer.theFolder'), reason: translate('transfer.nothingOfOurs') });
}

async function readFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: SourceFile,
  { pictureFiles, looseFonts }: { readonly pictureFiles: readonly SourceFile[]; readonly looseFonts: LooseFonts },
  collector: PartCollector,
  onProgress: (doneBytes: number) => void,
): Promise<void> {
  const { name: fileName, bytes: fileContent } = file;
  try {
    const isPacked = await isArchive(fileContent);
    // Many programs save zip files under an extension of their own.
    const foreignFileReason =
      isPacked && !ROLLCALL_FILE.test(fileName) ? await describeForeignFile(translate, file) : undefined;
    if (foreignFileReason !== undefined) {
      collector.addUnreadable({ origin: fileName, reason: foreignFileReason });
      return;
    }
    if (isPacked) return await readArchiveFile(translate, gameCatalog, file, collector, onProgress);
    if (fileContent.size > LIMITS.documentBytes) {
      collector.addUnreadable({ origin: fileName, reason: describeTooLargeFile(translate, LIMITS.documentBytes) });
      return;
    }
    const readResult = readDocument(translate, gameCatalog, new Uint8Array(await fileContent.arrayBuffer()), fileName);
    if (readResult.ok) await collector.addDocument(readResult.incoming, pictureFiles, looseFonts);
    else
      collector.addUnreadable({
        ...readResult.unreadable,
        reason: (await describeForeignFile(translate, file)) ?? readResult.unreadable.reason,
      });
  } catch (error) {
    // These errors mean that the file was moved, removed or changed since it was chosen. Other errors, such as a lack of
    // memory, have their own message.
    const isUnavailable = error instanceof DOMException && /^Not(Found|Readable)Error$/.test(error.name);
    const reason = error instanceof Error ? error.message : String(error);
    collector.addUnreadable({
      origin: fileName,
      reason: isUnavailable ? translate('transfer.vanished') : translate('transfer.notRead', { reason }),
    });
  }
}

/**
 * Describes a file of another program as a sentence. Returns undefined for documents of Rollcall, whose errors are
 * reported by `readDocument`.
 */
async function describeForeignFile(translate: Translate, { name, bytes }: SourceFile): Promise<string | undefined> {
  if (bytes.size > LIMITS.spreadsheetBytes) return undefined;
  const foreignFile = await recognizeLazily(new Uint8Array(await bytes.arrayBuffer()), name);
  if (foreignFile === undefined || foreignFile.name === ROLLCALL_DOCUMENT) return undefined;
  return formatForeignFileSentence(translate, foreignFile, 'document');
}

async function readText(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  pastedText: string,
  collector: PartCollector,
): Promise<void> {
  const originLabel = translate('transfer.clipboard');
  if (isSpreadsheetText(await loadGamePart(gameCatalog, 'table'), pastedText)) {
    collector.addSpreadsheet({ name: originLabel, bytes: new Blob([pastedText]) });
    return;
  }
  const link = readLink(translate, pastedText);
  if (link !== undefined && !link.ok) {
    collector.addUnreadable({ origin: originLabel, reason: link.message });
    return;
  }
  const readResults =
    link === undefined
      ? readPastedDocuments(translate, gameCatalog, pastedText.trim(), originLabel)
      : [readValue(translate, gameCatalog, link.document, translate('transfer.link'))];
  for (const readResult of readResults) {
    if (readResult.ok) await collector.addDocument(readResult.incoming, []);
    else collector.addUnreadable(readResult.unreadable);
  }
}

/** Reads a document as JSON, or an array of documents, which is what Copy writes for several documents. */
function readPastedDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  pastedText: string,
  originLabel: string,
): readonly IncomingResult[] {
  const json = pastedText.startsWith('[') ? readJson(pastedText) : undefined;
  return json?.ok === true && Array.isArray(json.value)
    ? json.value.map((value: unknown) => readValue(translate, gameCatalog, value, originLabel))
    : [readDocument(translate, gameCatalog, new TextEncoder().encode(pastedText), originLabel)];
}
