/**
 * Reads files and texts part by part. It runs in a worker, because an archive of hundreds of megabytes must not block the
 * page.
 */

import { LIMITS } from '../../../../../shared/base/limits.ts';
import { isPictureFile } from '../../../../../shared/card/pictures/picture-source.ts';
import { isFontFile } from '../../../../../shared/card/template/font-source.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import { recognizeLazily } from '../../../../../shared/foreign-files/recognize-lazily.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import { loadGamePart } from '../../../../../shared/games/parts.ts';
import { readDocument, readValue } from '../../../../../shared/library/import/read-document.ts';
import { readLink } from '../../../../../shared/library/link.ts';
import { isSpreadsheetText } from '../../../../../shared/spreadsheet/read-spreadsheet.ts';
import { formatForeignFileSentence, ROLLCALL_DOCUMENT } from '../../../../../shared/texts/foreign-file.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { describeTooLargeFile } from '../../../../strings/library/transfer.ts';
import { LooseFonts } from './loose-fonts.ts';
import type { ImportPage, ReadRequest } from './messages.ts';
import { Parts } from './parts.ts';
import { isArchive, readArchiveFile } from './read-archive-file.ts';

/** Reads all files of a request, and sends the parts and the progress to the page. Never rejects. */
export async function readSources(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  request: ReadRequest,
  page: ImportPage,
): Promise<void> {
  const out = new Parts(translate, (part) => page.takePart(part));
  if (request.kind === 'text') await readText(translate, gameCatalog, request.text, out);
  else await readFiles(translate, gameCatalog, request.files, out, page);
  out.flush();
}

const TABLE = /\.(csv|tsv|tab|xlsx|xlsm)$/i;
const OURS = /\.(json|rollcall|zip)$/i;

async function readFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: readonly SourceFile[],
  out: Parts,
  page: ImportPage,
): Promise<void> {
  const pictures = files.filter(({ name }) => isPictureFile(name));
  const tables = files.filter(({ name }) => TABLE.test(name));
  for (const table of tables) out.table(table);
  // Files of a folder are read only if their extension is ours. A file that was chosen by itself is always read.
  const ours = files.filter(
    (file) =>
      !pictures.includes(file) &&
      !tables.includes(file) &&
      !isFontFile(file.name) &&
      (OURS.test(file.name) || !file.name.includes('/')),
  );
  const fonts = new LooseFonts(translate, files);
  const of = ours.reduce((sum, { bytes }) => sum + bytes.size, 0);
  let done = 0;
  for (const file of ours) {
    page.showProgress(done, of);
    await readFile(translate, gameCatalog, file, { pictures, fonts }, out, (within) =>
      page.showProgress(done + within, of),
    );
    done += file.bytes.size;
  }
  const count = await fonts.bring(out);
  if (ours.length > 0 || tables.length > 0 || count > 0) return;
  // Pictures without documents cannot be imported; they have to be added on a form.
  for (const { name } of pictures) out.unusable({ origin: name, reason: translate('transfer.onlyPicture') });
  if (pictures.length === 0)
    out.unusable({ origin: translate('transfer.theFolder'), reason: translate('transfer.nothingOfOurs') });
}

async function readFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: SourceFile,
  { pictures, fonts }: { readonly pictures: readonly SourceFile[]; readonly fonts: LooseFonts },
  out: Parts,
  onProgress: (done: number) => void,
): Promise<void> {
  const { name, bytes } = file;
  try {
    const packed = await isArchive(bytes);
    // Many programs use zip files, which are recognized only by their first bytes.
    const foreign = packed && !OURS.test(name) ? await foreignReason(translate, file) : undefined;
    if (foreign !== undefined) {
      out.unusable({ origin: name, reason: foreign });
      return;
    }
    if (packed) return await readArchiveFile(translate, gameCatalog, file, out, onProgress);
    if (bytes.size > LIMITS.documentBytes) {
      out.unusable({ origin: name, reason: describeTooLargeFile(translate, LIMITS.documentBytes) });
      return;
    }
    const read = readDocument(translate, gameCatalog, new Uint8Array(await bytes.arrayBuffer()), name);
    if (read.ok) await out.document(read.incoming, pictures, fonts);
    else out.unusable({ ...read.unreadable, reason: (await foreignReason(translate, file)) ?? read.unreadable.reason });
  } catch (error) {
    // The file was moved, removed or changed since it was chosen. Other errors, such as a lack of memory, have their own
    // message.
    const isGone = error instanceof DOMException && /^Not(Found|Readable)Error$/.test(error.name);
    const reason = error instanceof Error ? error.message : String(error);
    out.unusable({
      origin: name,
      reason: isGone ? translate('transfer.vanished') : translate('transfer.notRead', { reason }),
    });
  }
}

/**
 * Describes a file of another program as a sentence. Returns undefined for documents of Rollcall, which report their own
 * faults.
 */
async function foreignReason(translate: Translate, { name, bytes }: SourceFile): Promise<string | undefined> {
  if (bytes.size > LIMITS.spreadsheetBytes) return undefined;
  const file = await recognizeLazily(new Uint8Array(await bytes.arrayBuffer()), name);
  if (file === undefined || file.name === ROLLCALL_DOCUMENT) return undefined;
  return formatForeignFileSentence(translate, file, 'document');
}

async function readText(translate: Translate, gameCatalog: GameCatalog<Game>, text: string, out: Parts): Promise<void> {
  const from = translate('transfer.clipboard');
  if (isSpreadsheetText(await loadGamePart(gameCatalog, 'table'), text)) {
    out.table({ name: from, bytes: new Blob([text]) });
    return;
  }
  const link = readLink(translate, text);
  if (link !== undefined && !link.ok) {
    out.unusable({ origin: from, reason: link.message });
    return;
  }
  const read =
    link === undefined
      ? readDocument(translate, gameCatalog, new TextEncoder().encode(text.trim()), from)
      : readValue(translate, gameCatalog, link.document, translate('transfer.link'));
  if (read.ok) await out.document(read.incoming, []);
  else out.unusable(read.unreadable);
}
