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
import { isArchiveFile, isUnjudged, OTHER_FORMATS } from '../../shared/event-pack/file-kinds.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import { explainUnreadable } from '../../shared/foreign-files/recognize-lazily.ts';
import type { Game } from '../../shared/games/game.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import { formatLateText, type LateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { markPictures } from '../cards/picture-file.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { documentsOf, OpenArchive, openArchive } from './archive-file.ts';
import { readRegular, resolved, UnopenedError } from './regular-file.ts';
import { walk } from './walk.ts';

export type ReadFile =
  /** `archive` is the archive of the document, and `at` is its path in the archive. */
  | { file: string; ok: true; format: FormatId; document: AnyDocument; archive?: OpenArchive; at?: string }
  /** `isNamed`: the command line names this file itself, not only a folder above it. */
  | { file: string; ok: false; error: Unreadable; isNamed: boolean };

/** A file in a folder that is not a document to judge, with the reason as a clause. */
export interface SkippedFile {
  file: string;
  reason: LateText;
  /** The JSON of a card template or a style. */
  template?: unknown;
  /** The archive of the file, and its path in the archive. */
  archive?: OpenArchive;
  at?: string;
}

/** A file to read, named on the command line or found in a named folder. */
interface Wanted {
  /** The file name shown in messages. */
  readonly file: string;
  /** The path to open. Without a path, `answer` is already known. */
  readonly path?: string;
  /** The folder in which the file was found. Files named on the command line have none. */
  readonly folder?: Buffer;
  readonly answer?: ReadFile | SkippedFile;
  /** Whether the documents inside replace this file. */
  readonly isArchive?: boolean;
}

/**
 * Reads documents in the order of the arguments. A folder gives every `.json` file and archive below it, in code-point
 * order of their relative paths, and an archive gives its documents. Unreadable files are part of the answer. Other files
 * in a folder are skipped with a note; templates go into `templates` if that list is passed.
 */
export async function* readEach(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  given: readonly string[],
  streams: Io,
  templates?: SkippedFile[],
): AsyncGenerator<ReadFile, void, undefined> {
  for await (const read of answers(
    translate,
    gameCatalog,
    given.flatMap((path) => expand(path)),
    streams,
  )) {
    if (!('reason' in read)) yield read;
    else if (templates !== undefined && read.template !== undefined) templates.push(read);
    // Pictures belong to documents, so they get no note.
    else if (!isPictureFile(read.file)) streams.err(passedOver(translate, read));
  }
}

export const passedOver = (translate: Translate, { file, reason: why }: SkippedFile): string =>
  translate('cli.files.passedOver', { file, reason: formatLateText(translate, why) });

/** Reads every entry below one folder, with relative paths. Skipped files are included. */
export async function* readBelow(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  folder: string,
  streams: Io,
): AsyncGenerator<ReadFile | SkippedFile, void, undefined> {
  yield* answers(
    translate,
    gameCatalog,
    below(folder, (name) => name || '.'),
    streams,
  );
}

/** Reads every entry of the arguments, with the names used there. Skipped files are included. */
export async function* readEvery(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  given: readonly string[],
  streams: Io,
): AsyncGenerator<ReadFile | SkippedFile, void, undefined> {
  yield* answers(
    translate,
    gameCatalog,
    given.flatMap((path) => expand(path)),
    streams,
    true,
  );
}

async function* answers(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  wanted: readonly Wanted[],
  streams: Io,
  takesAll = false,
): AsyncGenerator<ReadFile | SkippedFile, void, undefined> {
  for (const [index, { file, path, folder, answer, isArchive }] of wanted.entries()) {
    streams.progress?.(translate('cli.files.progress', { done: index + 1, total: wanted.length }));
    if (isArchive) yield* archived(translate, gameCatalog, file, path ?? file, folder, streams);
    else yield answer ?? (await readWanted(gameCatalog, file, path ?? file, folder, takesAll));
  }
}

/** Reads the files in an archive, with names such as `name.rollcall/teams/x.team.json`. */
async function* archived(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: string,
  path: string,
  folder: Buffer | undefined,
  streams: Io,
): AsyncGenerator<ReadFile | SkippedFile, void, undefined> {
  const archive = await openArchive(translate, path, folder);
  if (!(archive instanceof OpenArchive)) {
    yield { file, ok: false, error: archive, isNamed: folder === undefined };
    return;
  }
  let done = 0;
  for await (const one of documentsOf(gameCatalog, archive)) {
    done++;
    streams.progress?.(
      translate('cli.files.archiveProgress', {
        done,
        total: archive.contents.manifest.entries.length,
        archive: basename(file),
      }),
    );
    const inside = `${file}/${one.path}`;
    if ('why' in one) yield { file: inside, reason: one.why, template: one.template, archive, at: one.path };
    else if (one.parsed.ok) yield { file: inside, ...one.parsed, archive, at: one.path };
    else yield { file: inside, ok: false, error: one.parsed.error, isNamed: false };
  }
  if (done === 0) yield { file, reason: (translate) => translate('cli.files.emptyArchive') };
}

/** Reads all documents at once, like `readEach`. */
export async function readAll(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  given: readonly string[],
  streams: Io,
  templates?: SkippedFile[],
): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for await (const read of readEach(translate, gameCatalog, given, streams, templates)) files.push(read);
  return files;
}

/** Reads one file. A disk error makes the file unreadable, so that the files after it are still read. */
export async function readOne(gameCatalog: GameCatalog<Game>, file: string): Promise<ReadFile> {
  return (await readWanted(gameCatalog, file, file)) as ReadFile;
}

async function readWanted(
  gameCatalog: GameCatalog<Game>,
  file: string,
  path: string,
  folder?: Buffer,
  takesAll = false,
): Promise<ReadFile | SkippedFile> {
  const isNamed = folder === undefined;
  let bytes: Uint8Array;
  try {
    bytes = readRegular(path, { most: LIMITS.documentBytes, ...(isNamed ? {} : { within: folder }) });
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    return { file, ok: false, error: createReadError('file', error.reason), isNamed };
  }
  const parsed = parseBytes(gameCatalog, bytes);
  if (parsed.ok && isUnjudged(parsed.document.format) && !isNamed && !takesAll)
    return { file, reason: OTHER_FORMATS.get(parsed.document.format) ?? '' };
  if (parsed.ok) {
    markPictures(parsed.document, dirname(path));
    return { file, ...parsed };
  }
  const value = parsed.error.path === '' ? undefined : jsonIn(bytes);
  const isOther = parsed.error.path === '/format' || isUnjudged(value?.format);
  const why = isOther ? OTHER_FORMATS.get(value?.format) : undefined;
  const isTemplate = value?.format === TEMPLATE_FORMAT || value?.format === STYLE_FORMAT;
  if (why === undefined || (isNamed && !(isTemplate && takesAll)))
    return { file, ok: false, error: await explainUnreadable(parsed.error, bytes, basename(path)), isNamed };
  return { file, reason: why, ...(isTemplate ? { template: value } : {}) };
}

const jsonIn = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as { format?: unknown };

/** Formats one line for standard error: the file, the pointer in it, and what was expected there. */
export function unreadableLine(translate: Translate, file: string, error: Unreadable): string {
  const { path } = error;
  const expected = formatExpected(translate, error.expected);
  return path === ''
    ? translate('cli.files.unreadable', { file, expected })
    : translate('cli.files.unreadableAt', { file, path, expected });
}

/** Returns the JSON for a file that cannot be read. Programs read it, so `english` is English in every language. */
export const writeUnreadable = (english: Translate, { path, expected }: Unreadable) => ({
  path,
  expected: formatLateText(english, expected),
});

function expand(path: string): Wanted[] {
  try {
    if (!statSync(path).isDirectory()) return [{ file: path, isArchive: isArchiveFile(path) }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Failure((translate) => absent(translate, path, code), path);
    return [{ file: path }];
  }
  return below(path, (name) => slashed(join(path, name)));
}

/** Formats why a file does not exist. Node replaces invalid bytes in arguments, so a file with such a name is not found. */
function absent(translate: Translate, path: string, code: string): string {
  const reason = formatReadFault(translate, code);
  return path.includes('\ufffd') ? translate('cli.files.nameNotUtf8', { reason }) : reason;
}

function below(root: string, shown: (name: string) => string): Wanted[] {
  const entries = walk(root);
  const folder = entries.some(({ kind }) => kind === 'document' || kind === 'archive') ? resolved(root) : undefined;
  return entries.map((entry): Wanted => {
    const file = shown(entry.name);
    if (entry.kind === 'other') return { file, answer: { file, reason: entry.why } };
    if (entry.kind === 'refused') return { file, answer: { file, ok: false, error: entry.error, isNamed: false } };
    return {
      file,
      path: `${root}/${entry.name}`,
      isArchive: entry.kind === 'archive',
      ...(folder ? { folder } : {}),
    };
  });
}

const slashed = (path: string) => (sep === '\\' ? path.replaceAll(sep, '/') : path);

/** Documents sorted by kind. */
export interface DocumentsByFormat {
  characters: Character[];
  factions: Faction[];
  teams: Team[];
  encounters: Encounter[];
}

export function byFormat(documents: readonly AnyDocument[]): DocumentsByFormat {
  const input: DocumentsByFormat = { characters: [], factions: [], teams: [], encounters: [] };
  for (const document of documents) {
    if (document.format === 'rollcall.character') input.characters.push(document);
    else if (document.format === 'rollcall.faction') input.factions.push(document);
    else if (document.format === 'rollcall.team') input.teams.push(document);
    else if (document.format === 'rollcall.encounter') input.encounters.push(document);
  }
  return input;
}
