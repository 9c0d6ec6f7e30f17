/** Reads what earlier builds have written: the folders of `test/corpus`, which every later build has to open. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';

const CORPORA_FOLDER = resolve('test/corpus');

/** One row of the database, as it was when the corpus was made. See `readDatabase` for `sha256`. */
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
  /** Resolves the path of a file or folder of the corpus. */
  resolvePath(...pathParts: readonly string[]): string;
  readExpected<T>(fileName: string): T;
}

/** All corpora, the oldest first. Each is named after its date. */
export const CORPORA: readonly Corpus[] = readdirSync(CORPORA_FOLDER, { withFileTypes: true })
  .filter((folderEntry) => folderEntry.isDirectory())
  .map(({ name }) => name)
  .sort()
  .map((corpusName) => {
    const resolvePath = (...pathParts: readonly string[]) => join(CORPORA_FOLDER, corpusName, ...pathParts);
    return {
      name: corpusName,
      resolvePath,
      readExpected: <T>(fileName: string) => readJson(resolvePath('expected', `${fileName}.json`)) as T,
    };
  });

export const readJson = (filePath: string): JsonObject => JSON.parse(readFileSync(filePath, 'utf8')) as JsonObject;

/** Lists every file below a folder, as sorted relative paths. */
export const listFiles = (parentFolder: string): string[] =>
  readdirSync(parentFolder, { recursive: true, withFileTypes: true })
    .filter((folderEntry) => folderEntry.isFile())
    .map((folderEntry) =>
      join(folderEntry.parentPath, folderEntry.name)
        .slice(parentFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

/**
 * Copies the profile and its backup folder into a folder, for the app to use. The profile names the backup folder by an absolute
 * path, which is corrected.
 * @returns the paths of both
 */
export function copyProfile(
  corpus: Corpus,
  targetFolder: string,
): { readonly profile: string; readonly backups: string } {
  const profileFolder = join(targetFolder, 'profile');
  const backupFolder = join(targetFolder, 'Rollcall Backups');
  cpSync(corpus.resolvePath('profile'), profileFolder, { recursive: true });
  cpSync(corpus.resolvePath('backup-folder', 'Rollcall Backups'), backupFolder, { recursive: true });
  const settingsFile = join(profileFolder, 'backups.json');
  if (existsSync(settingsFile))
    writeFileSync(settingsFile, JSON.stringify({ ...readJson(settingsFile), folder: backupFolder }));
  return { profile: profileFolder, backups: backupFolder };
}

/** Creates an empty folder. The test has to remove it. */
export const createTempFolder = (): string => mkdtempSync(join(tmpdir(), 'rollcall-corpus-'));

export const removeFolder = (folderPath: string): void => rmSync(folderPath, { recursive: true, force: true });
