/** Reads submissions like the command line reads a folder, so that both report the same. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { LIMITS } from '../../../../../shared/base/limits.ts';
import { sha256Anywhere } from '../../../../../shared/document/fingerprint/sha256.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import { isObject } from '../../../../../shared/document/json/json-object.ts';
import { readJson } from '../../../../../shared/document/json/read-json.ts';
import { parseBytes } from '../../../../../shared/document/parse.ts';
import type { AnyDocument } from '../../../../../shared/document/schema.ts';
import {
  explainNotADocument,
  isArchiveFile,
  isTextListFile,
  isUnjudged,
  OTHER_FORMATS,
} from '../../../../../shared/event-pack/file-kinds.ts';
import { PICTURE } from '../../../../../shared/event-pack/other-files.ts';
import { createReadError } from '../../../../../shared/event-pack/report-messages.ts';
import type { ReceivedFile } from '../../../../../shared/event-pack/submission.ts';
import { explainUnreadable } from '../../../../../shared/foreign-files/recognize-lazily.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { ManifestEntry } from '../../../../../shared/library/archive/manifest.ts';
import { type Archive, parseEntry, readArchive } from '../../../../../shared/library/archive/read-archive.ts';
import { decodeText } from '../../../../../shared/spreadsheet/decode-text.ts';
import {
  type ReceivedText,
  readArchivedText,
  splitReceivedText,
} from '../../../../../shared/text-list/received-text.ts';
import { formatChosenFileFault } from '../../../../../shared/texts/disk-messages.ts';
import type { LateText } from '../../../../../shared/texts/late-text.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../../../../shared/zip/archive-fault.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { createBlobSource } from '../../../transfer/import/reading/read-archive-file.ts';

const createUnreadableFile = (filePath: string, reason: LateText): ReceivedFile => ({
  file: filePath,
  ok: false,
  error: createReadError('file', reason),
});

/**
 * Returns the contents of one file like `receiveContents`. Unreadable contents get a digest, so that decisions about them can lapse. The
 * digest of an entry of an archive is made from the archive and the path of the entry, so that entries differ.
 */
export async function receiveFile(
  gameCatalog: GameCatalog<Game>,
  sourceFile: SourceFile,
): Promise<(ReceivedFile | ReceivedText)[]> {
  const receivedFiles = await receiveContents(gameCatalog, sourceFile);
  const lacksDigest = (received: ReceivedFile | ReceivedText): boolean =>
    'ok' in received && !received.ok && received.digest === undefined;
  if (!receivedFiles.some(lacksDigest)) return receivedFiles;
  const digest = await computeDigest(sourceFile.bytes);
  if (digest === undefined) return receivedFiles;
  const createDigest = (filePath: string): string =>
    filePath === sourceFile.name ? digest : sha256Anywhere(`${digest} ${filePath.slice(sourceFile.name.length + 1)}`);
  return receivedFiles.map((received) =>
    lacksDigest(received) ? { ...received, digest: createDigest(received.file) } : received,
  );
}

/** Computes the SHA-256 of a file, or returns undefined if the file can't be read. */
const computeDigest = async (bytes: Blob): Promise<string | undefined> => {
  try {
    return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer())));
  } catch {
    return undefined;
  }
};

/** Returns the contents of one file; an archive contains several, and a text may have several lists. Never rejects. */
async function receiveContents(
  gameCatalog: GameCatalog<Game>,
  { name: fileName, bytes: fileContent }: SourceFile,
): Promise<(ReceivedFile | ReceivedText)[]> {
  try {
    if (isArchiveFile(fileName)) return await receiveArchive(gameCatalog, fileName, fileContent);
    const isText = isTextListFile(fileName);
    if (!isText && !/\.json$/i.test(fileName)) return [{ file: fileName, reason: explainNotADocument(fileName) }];
    if (fileContent.size > LIMITS.documentBytes)
      return [
        createUnreadableFile(fileName, (translate) =>
          translate('receivedFiles.tooLarge', { limit: LIMITS.documentBytes / 2 ** 20 }),
        ),
      ];
    const bytes = new Uint8Array(await fileContent.arrayBuffer());
    if (isText) {
      const { text } = await decodeText(bytes);
      // The repaired copy of a text list is a document that keeps the name of the list.
      if (!/^\s*\{/.test(text)) return splitReceivedText({ file: fileName, text });
    }
    return [await readDocumentFile(gameCatalog, fileName, bytes)];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [createUnreadableFile(fileName, (translate) => formatChosenFileFault(translate, error) ?? message)];
  }
}

async function readDocumentFile(
  gameCatalog: GameCatalog<Game>,
  filePath: string,
  bytes: Uint8Array,
): Promise<ReceivedFile> {
  const parseResult = parseBytes(gameCatalog, bytes);
  if (parseResult.ok && !isUnjudged(parseResult.document.format))
    return { file: filePath, ok: true, document: parseResult.document };
  // An error without a path is about the whole file, for example because it is not JSON.
  const hasJson = parseResult.ok || parseResult.error.path !== '';
  const jsonResult = hasJson ? readJson(new TextDecoder().decode(bytes)) : undefined;
  const format = jsonResult?.ok && isObject(jsonResult.value) ? jsonResult.value.format : undefined;
  const isOtherFormat = parseResult.ok || parseResult.error.path === '/format' || isUnjudged(format);
  const reason = isOtherFormat ? OTHER_FORMATS.get(format) : undefined;
  if (reason !== undefined) return { file: filePath, reason };
  return parseResult.ok
    ? { file: filePath, ok: true, document: parseResult.document }
    : { file: filePath, ok: false, error: await explainUnreadable(parseResult.error, bytes, filePath) };
}

async function receiveArchive(
  gameCatalog: GameCatalog<Game>,
  archiveName: string,
  archiveBytes: Blob,
): Promise<(ReceivedFile | ReceivedText)[]> {
  const archiveResult = await readArchive(createBlobSource(archiveBytes));
  if (!archiveResult.ok) {
    return [
      {
        file: archiveName,
        ok: false,
        error: createReadError('archive', (translate) => formatArchiveFaultClause(translate, archiveResult.fault)),
      },
    ];
  }
  const { archive } = archiveResult;
  const receivedFiles: (ReceivedFile | ReceivedText)[] = [];
  for (const entry of archive.manifest.entries) {
    const filePath = `${archiveName}/${entry.path}`;
    if (entry.kind === 'document' && entry.trashed === undefined)
      receivedFiles.push(await receiveArchiveEntry(gameCatalog, archive, entry, filePath, archiveName));
    else if (entry.kind === 'template')
      receivedFiles.push({ file: filePath, reason: (translate) => translate('receivedFiles.template') });
    else if (entry.kind === 'document')
      receivedFiles.push({ file: filePath, reason: (translate) => translate('receivedFiles.inTrash') });
    else if (!archive.hasManifest) receivedFiles.push({ file: filePath, reason: PICTURE });
  }
  for (const skippedPath of archive.passedOver) {
    const filePath = `${archiveName}/${skippedPath}`;
    if (!isTextListFile(skippedPath)) {
      receivedFiles.push({ file: filePath, reason: explainNotADocument(skippedPath) });
      continue;
    }
    const textResult = await readArchivedText(archive, skippedPath);
    if (textResult.ok)
      receivedFiles.push(...splitReceivedText({ file: filePath, text: textResult.text, archive: archiveName }));
    else receivedFiles.push({ file: filePath, ...textResult });
  }
  return receivedFiles.length === 0
    ? [{ file: archiveName, reason: (translate) => translate('receivedFiles.emptyArchive') }]
    : receivedFiles;
}

async function receiveArchiveEntry(
  gameCatalog: GameCatalog<Game>,
  archive: Archive,
  entry: ManifestEntry,
  filePath: string,
  archiveName: string,
): Promise<ReceivedFile> {
  try {
    const parseResult = await parseEntry(gameCatalog, archive, entry);
    return parseResult.ok
      ? { file: filePath, ok: true, document: parseResult.document as AnyDocument, archive: archiveName }
      : { file: filePath, ok: false, error: parseResult.error, digest: entry.sha256 };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return createUnreadableFile(filePath, (translate) => formatArchiveFaultClause(translate, error.fault));
  }
}
