/** The folders that files went into last time, by what they were. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';
import { visible } from '../../shared/text/visible.ts';

export type Folders = Readonly<Partial<Record<ExportKind, string>>>;

/** What was kept, without folders that are gone. A file that cannot be read only costs the memory of them. */
export function loadFolders(file: string): Folders {
  let held: unknown;
  try {
    held = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
  if (typeof held !== 'object' || held === null) return {};
  const known = held as Record<string, unknown>;
  return Object.fromEntries(
    EXPORT_KINDS.flatMap((kind) => {
      const folder = Object.hasOwn(known, kind) ? known[kind] : undefined;
      return typeof folder === 'string' && path.isAbsolute(folder) && existsSync(folder) ? [[kind, folder]] : [];
    }),
  );
}

export function storeFolder(file: string, kind: ExportKind, folder: string): void {
  try {
    writeFileSync(file, `${JSON.stringify({ ...loadFolders(file), [kind]: folder })}\n`);
  } catch (error) {
    console.warn(`The folder of the export could not be kept for next time: ${(error as Error).message}`);
  }
}

/** As people read them: the last part of the path. */
export const folderNames = (folders: Folders): Folders =>
  Object.fromEntries(Object.entries(folders).map(([kind, folder]) => [kind, visible(path.basename(folder) || folder)]));
