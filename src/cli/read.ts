/** Reads documents from the files and folders of a call. */
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureFile } from '../shared/card/picture-source.ts';
import type { FormatId } from '../shared/document/formats.ts';
import { parseBytes, type Unreadable } from '../shared/document/parse.ts';
import type { AnyDocument, Character, Faction, Team } from '../shared/document/schema.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';

export type ReadFile =
  | { file: string; ok: true; format: FormatId; document: AnyDocument }
  | { file: string; ok: false; error: Unreadable };

/**
 * Documents in the order the files were given; a folder stands for every `.json` file below it, in code-point order of
 * their relative paths, and what else lies in it is passed over with a note.
 */
export function* readEach(given: readonly string[], io: Io): Generator<ReadFile> {
  const wanted = given.flatMap((path) => expand(path, io));
  for (const [i, { file, isNamed }] of wanted.entries()) {
    io.progress?.(`${i + 1} of ${wanted.length}`);
    const read = readOne(file);
    if (!isNamed && !read.ok && read.error.path === '/format' && isAnotherKind(file)) {
      io.err(`${file}: passed over, a document of a kind that nothing is checked in`);
    } else yield read;
  }
}

/** Formats that documents may have and that this Rollcall keeps no rules for (contract, section 1). */
const OTHER_FORMATS: readonly unknown[] = ['rollcall.glossary', 'rollcall.encounter'];

function isAnotherKind(file: string): boolean {
  const { format } = JSON.parse(new TextDecoder().decode(readFileSync(file))) as { format?: unknown };
  return OTHER_FORMATS.includes(format);
}

/** The same, all at once. */
export function readAll(given: readonly string[], io: Io): ReadFile[] {
  return [...readEach(given, io)];
}

/** One file. What the disk refuses to give is unreadable like any other: it must not hide the files after it. */
export function readOne(file: string): ReadFile {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return { file, ok: false, error: { path: '', expected: `a file that can be opened: ${reason(error)}` } };
  }
  const parsed = parseBytes(bytes);
  return parsed.ok ? { file, ...parsed } : { file, ok: false, error: parsed.error };
}

/** One line for standard error: the file, the place in it, and what to do. */
export function unreadableLine(file: string, error: Unreadable): string {
  const place = error.path === '' ? '' : ` ${error.path}:`;
  return `${file}:${place} cannot be read; expected ${error.expected}`;
}

/** `isNamed` says that the call names the very file, not only a folder above it. */
function expand(path: string, io: Io): { file: string; isNamed: boolean }[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch (error) {
    throw new Failure(reason(error), path);
  }
  if (!isFolder) return [{ file: path, isNamed: true }];
  const { documents, others } = walk(path, '');
  // Pictures lie beside the documents that show them.
  for (const other of others.filter((one) => !isPictureFile(one)))
    io.err(`${join(path, other)}: passed over, not a .json document`);
  return documents.map((relative) => ({ file: slashed(join(path, relative)), isNamed: false }));
}

/** Relative paths with forward slashes, each list in code-point order. Links to folders are not followed: they may loop. */
function walk(root: string, below: string): { documents: string[]; others: string[] } {
  const found = { documents: [] as string[], others: [] as string[] };
  for (const name of readdirSync(join(root, below))) {
    const relative = below === '' ? name : `${below}/${name}`;
    const stat = lstatSync(join(root, relative));
    if (stat.isDirectory()) {
      const inner = walk(root, relative);
      found.documents.push(...inner.documents);
      found.others.push(...inner.others);
    } else {
      const list = name.toLowerCase().endsWith('.json') ? found.documents : found.others;
      list.push(relative);
    }
  }
  return { documents: found.documents.sort(byCodePoint), others: found.others.sort(byCodePoint) };
}

/** Not `<`, which compares UTF-16 code units: they order names beyond the basic plane differently. */
export function byCodePoint(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

const slashed = (path: string) => path.replaceAll('\\', '/');

function reason(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read; check its permissions';
    case 'EISDIR':
      return 'is a folder; name a file';
    default:
      return (error as Error).message;
  }
}

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
