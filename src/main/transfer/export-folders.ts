/** The folders that files went into last time, by what they were. Dialogs open in them; nothing is written into them without asking. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';

type Paths = Readonly<Partial<Record<ExportKind, string>>>;

/** Kept in a file of the profile. Where it cannot be read or written, dialogs open in the system's own default. */
export class LastFolders {
  readonly #file: () => string;

  constructor(file: () => string = () => path.join(app.getPath('userData'), 'export-folders.json')) {
    this.#file = file;
  }

  /** The folder of last time; undefined where there was none, or it is gone. */
  get(kind: ExportKind): string | undefined {
    return this.#load()[kind];
  }

  save(kind: ExportKind, folder: string): void {
    try {
      // Folders on a disk that is unplugged stay, and so do keys of another version of Rollcall.
      writeFileSync(this.#file(), `${JSON.stringify({ ...this.#read(), [kind]: folder })}\n`);
    } catch (error) {
      console.warn(`The folder of the export could not be kept for next time: ${(error as Error).message}`);
    }
  }

  /** Returns everything in the file; nothing where it cannot be read. */
  #read(): Readonly<Record<string, unknown>> {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#file(), 'utf8'));
      return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }

  #load(): Paths {
    const paths = this.#read();
    return Object.fromEntries(
      EXPORT_KINDS.flatMap((kind) => {
        const folder = Object.hasOwn(paths, kind) ? paths[kind] : undefined;
        return typeof folder === 'string' && path.isAbsolute(folder) && existsSync(folder) ? [[kind, folder]] : [];
      }),
    );
  }
}
