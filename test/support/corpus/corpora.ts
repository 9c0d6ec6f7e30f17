/** What earlier builds have written: the folders of `test/corpus`, which every later build has to open. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';

const FOLDER = resolve('test/corpus');

/** One row of the database, as it was when the corpus was made. `sha256`: see `readDatabase`. */
export interface StoredRow {
  readonly key: string;
  readonly name: string;
  readonly sha256: string;
}

export interface ExpectedDatabase {
  readonly version: number;
  readonly tables: Readonly<Record<string, readonly StoredRow[]>>;
}

export interface ExpectedVerdict {
  readonly file: string;
  readonly kind: string;
  readonly ruleset?: string;
  readonly verdict: string;
  readonly fingerprint: string | null;
}

export interface Corpus {
  readonly name: string;
  /** The path of a file or folder in it. */
  path(...parts: readonly string[]): string;
  expected<T>(name: string): T;
}

/** All of them, the oldest first. Each has a name that says when it was made. */
export const CORPORA: readonly Corpus[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()
  .map((name) => {
    const path = (...parts: readonly string[]) => join(FOLDER, name, ...parts);
    return { name, path, expected: <T>(file: string) => readJson(path('expected', `${file}.json`)) as T };
  });

export const readJson = (file: string): JsonObject => JSON.parse(readFileSync(file, 'utf8')) as JsonObject;

/** Every file below a folder, as a path from it, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/**
 * Copies the profile and its chosen backup folder into a folder, for the app to use. The profile names that folder by an
 * absolute path, which is put right.
 * @returns the paths of both
 */
export function copyProfile(corpus: Corpus, folder: string): { readonly profile: string; readonly backups: string } {
  const profile = join(folder, 'profile');
  const backups = join(folder, 'Rollcall Backups');
  cpSync(corpus.path('profile'), profile, { recursive: true });
  cpSync(corpus.path('backup-folder', 'Rollcall Backups'), backups, { recursive: true });
  const settings = join(profile, 'backups.json');
  if (existsSync(settings)) writeFileSync(settings, JSON.stringify({ ...readJson(settings), folder: backups }));
  return { profile, backups };
}

/** An empty folder for a test, which removes it afterwards. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'rollcall-corpus-'));

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });
