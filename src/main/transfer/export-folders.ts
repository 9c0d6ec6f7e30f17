/** The folders that files went into last time, by what they were. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from 'electron';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';
import { visible } from '../../shared/text/visible.ts';

type Held = Readonly<Partial<Record<ExportKind, string>>>;

/** Kept in a file of the profile; where it cannot be read or written, the folders are asked for again. */
export class Folders {
  readonly #file: () => string;

  constructor(file: () => string = () => path.join(app.getPath('userData'), 'export-folders.json')) {
    this.#file = file;
  }

  /** The folder of last time; undefined where there was none, or it is gone. */
  of(kind: ExportKind): string | undefined {
    return this.#load()[kind];
  }

  keep(kind: ExportKind, folder: string): void {
    try {
      writeFileSync(this.#file(), `${JSON.stringify({ ...this.#load(), [kind]: folder })}\n`);
    } catch (error) {
      console.warn(`The folder of the export could not be kept for next time: ${(error as Error).message}`);
    }
  }

  /** As people read them: the last part of each path. */
  names(): Held {
    const names = Object.entries(this.#load()).map(([kind, folder]) => [
      kind,
      visible(path.basename(folder) || folder),
    ]);
    return Object.fromEntries(names);
  }

  #load(): Held {
    let held: unknown;
    try {
      held = JSON.parse(readFileSync(this.#file(), 'utf8'));
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
}
