/** Remembers the last folder of each kind of export. Dialogs open in these folders, but files are never written to them without asking. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';

type FolderPaths = Readonly<Partial<Record<ExportKind, string>>>;

/** Stores the folders in a file of the profile. If that file can't be read or written, dialogs open in the system's default folder. */
export class LastFolders {
  readonly #getFilePath: () => string;

  constructor(getFilePath: () => string = () => path.join(app.getPath('userData'), 'export-folders.json')) {
    this.#getFilePath = getFilePath;
  }

  /** Returns the last folder, or undefined if there is none or the folder no longer exists. */
  get(exportKind: ExportKind): string | undefined {
    return this.#loadFolders()[exportKind];
  }

  save(exportKind: ExportKind, folder: string): void {
    try {
      // Folders on an unplugged drive and keys from other versions of Rollcall are preserved.
      writeFileSync(this.#getFilePath(), `${JSON.stringify({ ...this.#readFile(), [exportKind]: folder })}\n`);
    } catch (error) {
      console.warn(`The folder of the export could not be kept for next time: ${(error as Error).message}`);
    }
  }

  /** Returns the content of the file, or an empty object if the file can't be read. */
  #readFile(): Readonly<Record<string, unknown>> {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#getFilePath(), 'utf8'));
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }

  #loadFolders(): FolderPaths {
    const storedPaths = this.#readFile();
    return Object.fromEntries(
      EXPORT_KINDS.flatMap((exportKind) => {
        const folder = Object.hasOwn(storedPaths, exportKind) ? storedPaths[exportKind] : undefined;
        return typeof folder === 'string' && path.isAbsolute(folder) && existsSync(folder)
          ? [[exportKind, folder]]
          : [];
      }),
    );
  }
}
