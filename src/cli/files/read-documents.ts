/** Reads documents from the files and folders of a command. */

import { statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureFile } from '../../shared/card/pictures/picture-source.ts';
import { formatExpected } from '../../shared/document/expected-text.ts';
import { STYLE_FORMAT, TEMPLATE_FORMAT } from '../../shared/document/file-formats.ts';
import type { FormatId } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import { parseBytes, type Unreadable } from '../../shared/document/parse.ts';
import type { AnyDocument, Character, Faction, Team } from '../../shared/document/schema.ts';
import { isArchiveFile, isTextListFile, isUnjudged, OTHER_FORMATS } from '../../shared/event-pack/file-kinds.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import { explainUnreadable } from '../../shared/foreign-files/recognize-lazily.ts';
import type { Game } from '../../shared/games/game.ts';
import { decodeText } from '../../shared/spreadsheet/decode-text.ts';
import { splitReceivedText } from '../../shared/text-list/received-text.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import { formatLateText, type LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { markPictures, sha256 } from '../cards/picture-bytes.ts';
import type { CommandStreams } from '../command-streams.ts';
import { Failure } from '../failure.ts';
import { type FolderEntry, listFolderEntries } from './folder-entries.ts';
import { OpenArchive, openArchive, readArchiveFiles } from './open-archive.ts';
import { readRegularFile, resolveFolder, UnopenedError } from './regular-file.ts';

export type ReadResult =
  /** `archive` is the archive of the document, and `entryPath` is the document's path in the archive. */
  | { file: string; ok: true; format: FormatId; document: AnyDocument; archive?: OpenArchive; entryPath?: string }
  /**
   * `isNamed`: the command line names this file itself, not only a folder above it. `digest` is the SHA-256 of its bytes; absent if they can't
   * be read.
   */
  | { file: string; ok: false; error: Unreadable; isNamed: boolean; digest?: string };

/** A file in a folder that is not a document to judge, with the reason as a clause. */
export interface SkippedFile {
  file: string;
  reason: LateText;
  /** The JSON of a card template or a style. */
  template?: unknown;
  /** The archive of the file, and its path in the archive. */
  archive?: OpenArchive;
  entryPath?: string;
}

/** A plain text, which may be a list of members. */
export interface TextFile {
  file: string;
  text: string;
  /** Whether the command line names this file itself, not only a folder above it. */
  isNamed: boolean;
  /** The archive that contained the text. */
  archive?: OpenArchive;
}

/** A file to read, named on the command line or found in a named folder. */
interface FileToRead {
  /** The file name shown in messages. */
  readonly file: string;
  /** The path to open, if it differs from `file`. */
  readonly path?: string;
  /** The folder in which the file was found. Files named on the command line have none. */
  readonly folder?: Buffer;
  /** The result of a file that does not have to be opened. */
  readonly result?: ReadResult | SkippedFile;
  /** Whether the file is an archive, whose documents are read instead. */
  readonly isArchive?: boolean;
  /** Whether the file is a plain text. `result` is for commands that read no plain texts. */
  readonly isText?: boolean;
}

/**
 * Reads documents in the order of the arguments. A folder gives every `.json` file and archive below it, in code-point
 * order of their relative paths, and an archive gives its documents. Unreadable files are yielded too. Other files in a
 * folder are skipped with a note; templates go into `templates` if that list is passed.
 */
export async function* readDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
  templates?: SkippedFile[],
): AsyncGenerator<ReadResult, void, undefined> {
  for await (const readResult of readFiles(
    translate,
    gameCatalog,
    inputPaths.flatMap((inputPath) => listInputFiles(inputPath)),
    streams,
  )) {
    if ('text' in readResult) continue;
    if (!('reason' in readResult)) yield readResult;
    else if (templates !== undefined && readResult.template !== undefined) templates.push(readResult);
    // Pictures belong to documents, so they get no note.
    else if (!isPictureFile(readResult.file)) streams.err(formatSkippedFile(translate, readResult));
  }
}

/** Reads documents like `readDocuments`, and plain texts, which may be lists of members. */
export async function* readDocumentsAndTexts(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
): AsyncGenerator<ReadResult | TextFile, void, undefined> {
  const filesToRead = inputPaths.flatMap((inputPath) => listInputFiles(inputPath));
  for await (const readResult of readFiles(translate, gameCatalog, filesToRead, streams, { includesTexts: true })) {
    if (!('reason' in readResult)) yield readResult;
    else if (!isPictureFile(readResult.file)) streams.err(formatSkippedFile(translate, readResult));
  }
}

/** Formats the note about a file in a folder that was skipped. */
export const formatSkippedFile = (translate: Translate, { file, reason }: SkippedFile): string =>
  translate('cli.files.passedOver', { file, reason: formatLateText(translate, reason) });

/** Reads every entry below one folder, with relative paths. Skipped files and plain texts are included. */
export async function* readFolderEntries(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  folder: string,
  streams: CommandStreams,
): AsyncGenerator<ReadResult | SkippedFile | TextFile, void, undefined> {
  yield* readFiles(
    translate,
    gameCatalog,
    listFolderFiles(folder, (entryName) => entryName || '.'),
    streams,
    { includesTexts: true },
  );
}

/** Reads every entry of the arguments, with the names used there. Skipped files are included. */
export async function* readEntries(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
): AsyncGenerator<ReadResult | SkippedFile, void, undefined> {
  const filesToRead = inputPaths.flatMap((inputPath) => listInputFiles(inputPath));
  for await (const readResult of readFiles(translate, gameCatalog, filesToRead, streams, { includesAllFormats: true }))
    if (!('text' in readResult)) yield readResult;
}

/** The files that are read in addition to documents with rules. */
interface ReadOptions {
  /** Whether fonts and other documents without rules are read. */
  readonly includesAllFormats?: boolean;
  /** Whether plain texts are read. */
  readonly includesTexts?: boolean;
}

/** Reads files and archives in order. */
async function* readFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  filesToRead: readonly FileToRead[],
  streams: CommandStreams,
  { includesAllFormats = false, includesTexts = false }: ReadOptions = {},
): AsyncGenerator<ReadResult | SkippedFile | TextFile, void, undefined> {
  for (const [
    index,
    { file: displayName, path: filePath, folder, result: knownResult, isArchive, isText },
  ] of filesToRead.entries()) {
    streams.progress?.(translate('cli.files.progress', { done: index + 1, total: filesToRead.length }));
    if (isArchive)
      yield* readArchivedFiles(
        translate,
        gameCatalog,
        { displayName, archivePath: filePath ?? displayName, folder, includesTexts },
        streams,
      );
    else if (includesTexts && isText) yield* await readTextFile(displayName, filePath ?? displayName, folder);
    else
      yield knownResult ??
        (await readFile(gameCatalog, displayName, filePath ?? displayName, folder, includesAllFormats));
  }
}

interface ArchiveToRead {
  readonly displayName: string;
  readonly archivePath: string;
  readonly folder: Buffer | undefined;
  readonly includesTexts: boolean;
}

/** Reads the files in an archive, with names such as `name.rollcall/teams/x.team.json`. */
async function* readArchivedFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { displayName, archivePath, folder, includesTexts }: ArchiveToRead,
  streams: CommandStreams,
): AsyncGenerator<ReadResult | SkippedFile | TextFile, void, undefined> {
  const archive = await openArchive(translate, archivePath, folder);
  if (!(archive instanceof OpenArchive)) {
    yield { file: displayName, ok: false, error: archive, isNamed: folder === undefined };
    return;
  }
  let readCount = 0;
  for await (const archivedFile of readArchiveFiles(gameCatalog, archive, includesTexts)) {
    readCount++;
    streams.progress?.(
      translate('cli.files.archiveProgress', {
        done: readCount,
        total: archive.contents.manifest.entries.length,
        archive: basename(displayName),
      }),
    );
    const displayPath = `${displayName}/${archivedFile.path}`;
    if ('text' in archivedFile)
      yield* splitReceivedText({ file: displayPath, text: archivedFile.text, isNamed: false, archive });
    else if ('reason' in archivedFile)
      yield {
        file: displayPath,
        reason: archivedFile.reason,
        template: archivedFile.template,
        archive,
        entryPath: archivedFile.path,
      };
    else if (archivedFile.parsed.ok)
      yield { file: displayPath, ...archivedFile.parsed, archive, entryPath: archivedFile.path };
    else {
      const digest = archive.findEntry(archivedFile.path)?.sha256;
      yield {
        ...{ file: displayPath, ok: false, error: archivedFile.parsed.error, isNamed: false },
        ...(digest === undefined ? {} : { digest }),
      };
    }
  }
  if (readCount === 0) yield { file: displayName, reason: (translate) => translate('cli.files.emptyArchive') };
}

/** Reads all documents like `readDocuments`, and returns them as a list. */
export async function collectDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
  templates?: SkippedFile[],
): Promise<ReadResult[]> {
  const readResults: ReadResult[] = [];
  for await (const readResult of readDocuments(translate, gameCatalog, inputPaths, streams, templates))
    readResults.push(readResult);
  return readResults;
}

/** Reads one file. A disk error makes the file unreadable, so that the files after it are still read. */
export async function readDocument(gameCatalog: GameCatalog<Game>, filePath: string): Promise<ReadResult> {
  // Without a folder, the file counts as named on the command line, and named files are never skipped.
  return (await readFile(gameCatalog, filePath, filePath)) as ReadResult;
}

/** Reads the lists of a plain text in any encoding. */
async function readTextFile(
  displayName: string,
  filePath: string,
  folder: Buffer | undefined,
): Promise<(ReadResult | TextFile)[]> {
  const isNamed = folder === undefined;
  try {
    const bytes = readRegularFile(filePath, {
      maxBytes: LIMITS.documentBytes,
      ...(isNamed ? {} : { rootFolder: folder }),
    });
    return splitReceivedText({ file: displayName, text: (await decodeText(bytes)).text, isNamed });
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    return [{ file: displayName, ok: false, error: createReadError('file', error.reason), isNamed }];
  }
}

async function readFile(
  gameCatalog: GameCatalog<Game>,
  displayName: string,
  filePath: string,
  folder?: Buffer,
  includesAllFormats = false,
): Promise<ReadResult | SkippedFile> {
  const isNamed = folder === undefined;
  let fileBytes: Uint8Array;
  try {
    fileBytes = readRegularFile(filePath, {
      maxBytes: LIMITS.documentBytes,
      ...(isNamed ? {} : { rootFolder: folder }),
    });
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    return { file: displayName, ok: false, error: createReadError('file', error.reason), isNamed };
  }
  const parseResult = parseBytes(gameCatalog, fileBytes);
  if (parseResult.ok && isUnjudged(parseResult.document.format) && !isNamed && !includesAllFormats)
    return { file: displayName, reason: OTHER_FORMATS.get(parseResult.document.format) ?? '' };
  if (parseResult.ok) {
    markPictures(parseResult.document, dirname(filePath));
    return { file: displayName, ...parseResult };
  }
  // An error without a pointer is about the whole file, for example because it is not JSON.
  const unreadableJson = parseResult.error.path === '' ? undefined : parseJsonBytes(fileBytes);
  const hasOtherFormat = parseResult.error.path === '/format' || isUnjudged(unreadableJson?.format);
  const skipReason = hasOtherFormat ? OTHER_FORMATS.get(unreadableJson?.format) : undefined;
  const isTemplate = unreadableJson?.format === TEMPLATE_FORMAT || unreadableJson?.format === STYLE_FORMAT;
  if (skipReason === undefined || (isNamed && !(isTemplate && includesAllFormats)))
    return {
      file: displayName,
      ok: false,
      error: await explainUnreadable(parseResult.error, fileBytes, basename(filePath)),
      isNamed,
      digest: sha256(fileBytes),
    };
  return { file: displayName, reason: skipReason, ...(isTemplate ? { template: unreadableJson } : {}) };
}

const parseJsonBytes = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as { format?: unknown };

/** Formats one line for standard error: the file, the pointer in it, and what was expected there. */
export function formatUnreadable(translate: Translate, filePath: string, error: Unreadable): string {
  const { path: pointer } = error;
  const expected = formatExpected(translate, error.expected);
  return pointer === ''
    ? translate('cli.files.unreadable', { file: filePath, expected })
    : translate('cli.files.unreadableAt', { file: filePath, path: pointer, expected });
}

/** Returns the JSON for a file that cannot be read. Programs read it, so `english` is English in every language. */
export const createUnreadableJson = (english: Translate, { path: pointer, expected }: Unreadable) => ({
  path: pointer,
  expected: formatLateText(english, expected),
});

function listInputFiles(inputPath: string): FileToRead[] {
  try {
    if (!statSync(inputPath).isDirectory())
      return [{ file: inputPath, isArchive: isArchiveFile(inputPath), isText: isTextListFile(inputPath) }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new Failure((translate) => formatMissingFile(translate, inputPath, code), inputPath);
    return [{ file: inputPath }];
  }
  return listFolderFiles(inputPath, (entryName) => useForwardSlashes(join(inputPath, entryName)));
}

/** Formats why a file does not exist. Node replaces invalid bytes in arguments, so a file with such a name is not found. */
function formatMissingFile(translate: Translate, filePath: string, errorCode: string): string {
  const reason = formatReadFault(translate, errorCode);
  return filePath.includes('\ufffd') ? translate('cli.files.nameNotUtf8', { reason }) : reason;
}

function listFolderFiles(rootFolder: string, formatName: (entryName: string) => string): FileToRead[] {
  const entries = listFolderEntries(rootFolder);
  const isOpened = ({ kind }: FolderEntry): boolean => kind === 'document' || kind === 'archive' || kind === 'text';
  const resolvedRoot = entries.some(isOpened) ? resolveFolder(rootFolder) : undefined;
  return entries.map((entry): FileToRead => {
    const displayName = formatName(entry.name);
    if (entry.kind === 'other') return { file: displayName, result: { file: displayName, reason: entry.reason } };
    if (entry.kind === 'unreadable')
      return { file: displayName, result: { file: displayName, ok: false, error: entry.error, isNamed: false } };
    return {
      file: displayName,
      path: `${rootFolder}/${entry.name}`,
      isArchive: entry.kind === 'archive',
      ...(resolvedRoot ? { folder: resolvedRoot } : {}),
      ...(entry.kind === 'text' ? { isText: true, result: { file: displayName, reason: entry.reason } } : {}),
    };
  });
}

const useForwardSlashes = (filePath: string) => (sep === '\\' ? filePath.replaceAll(sep, '/') : filePath);

/** Documents grouped by their format, without documents of other formats. */
export interface DocumentsByFormat {
  characters: Character[];
  factions: Faction[];
  teams: Team[];
  encounters: Encounter[];
}

export function groupByFormat(documents: readonly AnyDocument[]): DocumentsByFormat {
  const documentsByFormat: DocumentsByFormat = { characters: [], factions: [], teams: [], encounters: [] };
  for (const document of documents) {
    if (document.format === 'rollcall.character') documentsByFormat.characters.push(document);
    else if (document.format === 'rollcall.faction') documentsByFormat.factions.push(document);
    else if (document.format === 'rollcall.team') documentsByFormat.teams.push(document);
    else if (document.format === 'rollcall.encounter') documentsByFormat.encounters.push(document);
  }
  return documentsByFormat;
}
