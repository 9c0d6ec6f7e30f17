/** Reads documents from the files and folders of a call. */
import { statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { isPictureFile } from '../shared/card/picture-source.ts';
import type { FormatId } from '../shared/document/formats.ts';
import { parseBytes, type Unreadable } from '../shared/document/parse.ts';
import type { AnyDocument, Character, Faction, Team } from '../shared/document/schema.ts';
import { LIMITS } from '../shared/limits.ts';
import { readFaultWords } from '../shared/text/disk-words.ts';
import { Failure } from './failure.ts';
import { readRegular, resolved, Unopened } from './files/regular-file.ts';
import { unopened, walk } from './files/walk.ts';
import type { Io } from './io.ts';
import { markPictures } from './picture-file.ts';

export type ReadFile =
  | { file: string; ok: true; format: FormatId; document: AnyDocument }
  /** `isNamed`: the call names the very file, not only a folder above it. */
  | { file: string; ok: false; error: Unreadable; isNamed: boolean };

/** A file of a folder that is no document to be judged, with the reason as a clause. */
export interface PassedOver {
  file: string;
  why: string;
}

/** What a call means: a file that it names, or one of a folder that it names. */
interface Wanted {
  /** As it is said to people. */
  readonly file: string;
  /** Absent where there is nothing to open: then the answer is given. */
  readonly path?: string;
  /** Absent where the call names the very file. */
  readonly folder?: Buffer;
  readonly answer?: ReadFile | PassedOver;
}

/**
 * Documents in the order the files were given; a folder stands for every `.json` file below it, in code-point order of
 * their relative paths. What cannot be read is an answer like any other; what else lies in a folder is passed over with a
 * note.
 */
export function* readEach(given: readonly string[], io: Io): Generator<ReadFile> {
  for (const read of answers(given.flatMap(expand), io)) {
    if (!('why' in read)) yield read;
    // Pictures lie beside the documents that show them.
    else if (!isPictureFile(read.file)) io.err(`${read.file}: passed over, ${read.why}`);
  }
}

/** Every entry below one folder, also what is passed over, by its path from there. */
export function* readBelow(folder: string, io: Io): Generator<ReadFile | PassedOver> {
  yield* answers(
    below(folder, (name) => name || '.'),
    io,
  );
}

function* answers(wanted: readonly Wanted[], io: Io): Generator<ReadFile | PassedOver> {
  for (const [i, { file, path, folder, answer }] of wanted.entries()) {
    io.progress?.(`${i + 1} of ${wanted.length}`);
    yield answer ?? readWanted(file, path ?? file, folder);
  }
}

/** The same, all at once. */
export function readAll(given: readonly string[], io: Io): ReadFile[] {
  return [...readEach(given, io)];
}

/** One file. What the disk refuses to give is unreadable like any other: it must not hide the files after it. */
export function readOne(file: string): ReadFile {
  return readWanted(file, file) as ReadFile;
}

function readWanted(file: string, path: string, folder?: Buffer): ReadFile | PassedOver {
  const isNamed = folder === undefined;
  let bytes: Uint8Array;
  try {
    bytes = readRegular(path, { most: LIMITS.documentBytes, ...(isNamed ? {} : { within: folder }) });
  } catch (error) {
    if (!(error instanceof Unopened)) throw error;
    return { file, ok: false, error: { path: '', expected: unopened(error.message) }, isNamed };
  }
  const parsed = parseBytes(bytes);
  if (parsed.ok) {
    markPictures(parsed.document, dirname(path));
    return { file, ...parsed };
  }
  if (!isNamed && parsed.error.path === '/format' && isAnotherKind(bytes))
    return { file, why: 'a document of a kind that nothing is checked in' };
  return { file, ok: false, error: parsed.error, isNamed };
}

/** Formats that documents may have and that this Rollcall keeps no rules for (contract, section 1). */
const OTHER_FORMATS: readonly unknown[] = ['rollcall.glossary', 'rollcall.encounter'];

function isAnotherKind(bytes: Uint8Array): boolean {
  const { format } = JSON.parse(new TextDecoder().decode(bytes)) as { format?: unknown };
  return OTHER_FORMATS.includes(format);
}

/** One line for standard error: the file, the place in it, and what to do. */
export function unreadableLine(file: string, error: Unreadable): string {
  const place = error.path === '' ? '' : ` ${error.path}:`;
  return `${file}:${place} cannot be read; expected ${error.expected}`;
}

function expand(path: string): Wanted[] {
  try {
    if (!statSync(path).isDirectory()) return [{ file: path }];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Failure(absent(path, code), path);
    return [{ file: path }];
  }
  return below(path, (name) => slashed(join(path, name)));
}

/** A name that is no UTF-8 comes to us with a sign in its place, and nothing is called that. */
const absent = (path: string, code: string): string =>
  `${readFaultWords(code)}${path.includes('\ufffd') ? '; if its name is no UTF-8, rename it' : ''}`;

function below(root: string, said: (name: string) => string): Wanted[] {
  const entries = walk(root);
  const folder = entries.some(({ kind }) => kind === 'document') ? resolved(root) : undefined;
  return entries.map((entry): Wanted => {
    const file = said(entry.name);
    if (entry.kind === 'other') return { file, answer: { file, why: entry.why } };
    if (entry.kind === 'refused')
      return { file, answer: { file, ok: false, error: { path: '', expected: entry.expected }, isNamed: false } };
    return { file, path: `${root}/${entry.name}`, ...(folder ? { folder } : {}) };
  });
}

const slashed = (path: string) => (sep === '\\' ? path.replaceAll(sep, '/') : path);

/** What a set of files holds, by kind. */
export interface Shelf {
  characters: Character[];
  factions: Faction[];
  teams: Team[];
}

/** Sorts documents by kind. */
export function shelve(documents: readonly AnyDocument[]): Shelf {
  const shelf: Shelf = { characters: [], factions: [], teams: [] };
  for (const document of documents) {
    if (document.format === 'rollcall.character') shelf.characters.push(document);
    else if (document.format === 'rollcall.faction') shelf.factions.push(document);
    else if (document.format === 'rollcall.team') shelf.teams.push(document);
  }
  return shelf;
}
