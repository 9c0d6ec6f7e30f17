/** What earlier builds have written: the folders of `test/corpus`, which every later build has to open. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';

const CORPORA_FOLDER = resolve('test/corpus');

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
  path(...pathParts: readonly string[]): string;
  expected<T>(corpusName: string): T;
}

/** All of them, the oldest first. Each has a name that says when it was made. */
export const CORPORA: readonly Corpus[] = readdirSync(CORPORA_FOLDER, { withFileTypes: true })
  .filter((folderEntry) => folderEntry.isDirectory())
  .map(({ name: corpusName }) => corpusName)
  .sort()
  .map((corpusName) => {
    const resolvePath = (...pathParts: readonly string[]) => join(CORPORA_FOLDER, corpusName, ...pathParts);
    return {
      name: corpusName,
      path: resolvePath,
      expected: <T>(fileName: string) => readJson(resolvePath('expected', `${fileName}.json`)) as T,
    };
  });

export const readJson = (fileName: string): JsonObject => JSON.parse(readFileSync(fileName, 'utf8')) as JsonObject;

/** Every file below a folder, as a path from it, sorted. */
export const listFiles = (targetFolder: string): string[] =>
  readdirSync(targetFolder, { recursive: true, withFileTypes: true })
    .filter((folderEntry) => folderEntry.isFile())
    .map((folderEntry) =>
      join(folderEntry.parentPath, folderEntry.name)
        .slice(targetFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/**
 * Copies the profile and its chosen backup folder into a folder, for the app to use. The profile names that folder by an
 * absolute path, which is put right.
 * @returns the paths of both
 */
export function copyProfile(
  corpus: Corpus,
  targetFolder: string,
): { readonly profile: string; readonly backups: string } {
  const profileFolder = join(targetFolder, 'profile');
  const backupFolder = join(targetFolder, 'Rollcall Backups');
  cpSync(corpus.path('profile'), profileFolder, { recursive: true });
  cpSync(corpus.path('backup-folder', 'Rollcall Backups'), backupFolder, { recursive: true });
  const settingsFile = join(profileFolder, 'backups.json');
  if (existsSync(settingsFile))
    writeFileSync(settingsFile, JSON.stringify({ ...readJson(settingsFile), folder: backupFolder }));
  return { profile: profileFolder, backups: backupFolder };
}

/** An empty folder for a test, which removes it afterwards. */
export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'rollcall-corpus-'));

export const removeFolder = (targetFolder: string): void => rmSync(targetFolder, { recursive: true, force: true });
