/** The folders that the user chose in a dialog for exports since the app started. Only into these a page may export without asking. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';
import { visible } from '../../shared/text/visible.ts';
import { type FolderIdentity, isSameFolder, readFolderIdentity } from '../files/file-identity.ts';

/** A folder as it was when the user chose it. */
export interface ChosenFolder {
  /** Without links on the way. */
  readonly path: string;
  readonly identity: FolderIdentity;
}

/** Reads a folder that the user has just chosen; undefined where it is gone. */
export async function readChosenFolder(chosen: string): Promise<ChosenFolder | undefined> {
  const whole = await realpath(chosen).catch(() => undefined);
  const identity = whole === undefined ? undefined : await readFolderIdentity(whole);
  return whole === undefined || identity === undefined ? undefined : { path: whole, identity };
}

/** Whether the path still leads to the folder that was chosen, and not to another one or through a link. */
export const isStillChosen = ({ path: folder, identity }: ChosenFolder): Promise<boolean> =>
  isSameFolder(folder, identity);

export class ChosenFolders {
  readonly #folders = new Map<ExportKind, ChosenFolder>();

  /** The folder for this kind of export; undefined where the user chose none in this session, or it is another one by now. */
  async get(kind: ExportKind): Promise<ChosenFolder | undefined> {
    const folder = this.#folders.get(kind);
    return folder !== undefined && (await isStillChosen(folder)) ? folder : undefined;
  }

  set(kind: ExportKind, folder: ChosenFolder): void {
    this.#folders.set(kind, folder);
  }

  /** The last part of each path, for people. */
  async getNames(): Promise<Partial<Record<ExportKind, string>>> {
    const names: Partial<Record<ExportKind, string>> = {};
    for (const kind of EXPORT_KINDS) {
      const folder = await this.get(kind);
      if (folder !== undefined) names[kind] = visible(path.basename(folder.path) || folder.path);
    }
    return names;
  }
}

export const chosenFolders = new ChosenFolders();
