/** Reads submissions like the command line reads a folder, so that both report the same. */

import { LIMITS } from '../../../../../shared/base/limits.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import { isObject } from '../../../../../shared/document/json/json-object.ts';
import { readJson } from '../../../../../shared/document/json/read-json.ts';
import { parseBytes } from '../../../../../shared/document/parse.ts';
import type { AnyDocument } from '../../../../../shared/document/schema.ts';
import {
  explainNotADocument,
  isArchiveFile,
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
import { formatChosenFileFault } from '../../../../../shared/texts/disk-messages.ts';
import type { LateText } from '../../../../../shared/texts/late-text.ts';
import { ArchiveError, formatArchiveFaultClause } from '../../../../../shared/zip/archive-fault.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';
import { sourceOfBlob } from '../../../transfer/import/reading/read-archive-file.ts';

const unopened = (file: string, reason: LateText): ReceivedFile => ({
  file,
  ok: false,
  error: createReadError('file', reason),
});

/** Returns the contents of one file; an archive contains several. Never rejects. */
export async function receive(gameCatalog: GameCatalog<Game>, { name, bytes }: SourceFile): Promise<ReceivedFile[]> {
  try {
    if (isArchiveFile(name)) return await archived(gameCatalog, name, bytes);
    if (!/\.json$/i.test(name)) return [{ file: name, reason: explainNotADocument(name) }];
    if (bytes.size > LIMITS.documentBytes)
      return [
        unopened(name, (translate) => translate('receivedFiles.tooLarge', { limit: LIMITS.documentBytes / 2 ** 20 })),
      ];
    return [await readDocumentFile(gameCatalog, name, new Uint8Array(await bytes.arrayBuffer()))];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [unopened(name, (translate) => formatChosenFileFault(translate, error) ?? message)];
  }
}

async function readDocumentFile(
  gameCatalog: GameCatalog<Game>,
  file: string,
  bytes: Uint8Array,
): Promise<ReceivedFile> {
  const parsed = parseBytes(gameCatalog, bytes);
  if (parsed.ok && !isUnjudged(parsed.document.format)) return { file, ok: true, document: parsed.document };
  const hasJson = parsed.ok || parsed.error.path !== '';
  const read = hasJson ? readJson(new TextDecoder().decode(bytes)) : undefined;
  const format = read?.ok && isObject(read.value) ? read.value.format : undefined;
  const isOther = parsed.ok || parsed.error.path === '/format' || isUnjudged(format);
  const why = isOther ? OTHER_FORMATS.get(format) : undefined;
  if (why !== undefined) return { file, reason: why };
  return parsed.ok
    ? { file, ok: true, document: parsed.document }
    : { file, ok: false, error: await explainUnreadable(parsed.error, bytes, file) };
}

async function archived(gameCatalog: GameCatalog<Game>, name: string, bytes: Blob): Promise<ReceivedFile[]> {
  const read = await readArchive(sourceOfBlob(bytes));
  if (!read.ok) {
    return [
      {
        file: name,
        ok: false,
        error: createReadError('archive', (translate) => formatArchiveFaultClause(translate, read.fault)),
      },
    ];
  }
  const { archive } = read;
  const found: ReceivedFile[] = [];
  for (const entry of archive.manifest.entries) {
    const file = `${name}/${entry.path}`;
    if (entry.kind === 'document' && entry.trashed === undefined)
      found.push(await inArchive(gameCatalog, archive, entry, file, name));
    else if (entry.kind === 'template')
      found.push({ file, reason: (translate) => translate('receivedFiles.template') });
    else if (entry.kind === 'document') found.push({ file, reason: (translate) => translate('receivedFiles.inTrash') });
    else if (!archive.hasManifest) found.push({ file, reason: PICTURE });
  }
  for (const path of archive.passedOver) found.push({ file: `${name}/${path}`, reason: explainNotADocument(path) });
  return found.length === 0 ? [{ file: name, reason: (translate) => translate('receivedFiles.emptyArchive') }] : found;
}

async function inArchive(
  gameCatalog: GameCatalog<Game>,
  archive: Archive,
  entry: ManifestEntry,
  file: string,
  from: string,
): Promise<ReceivedFile> {
  try {
    const parsed = await parseEntry(gameCatalog, archive, entry);
    return parsed.ok
      ? { file, ok: true, document: parsed.document as AnyDocument, archive: from }
      : { file, ok: false, error: parsed.error };
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return unopened(file, (translate) => formatArchiveFaultClause(translate, error.fault));
  }
}
