/** The export folders that the user has chosen in a dialog since the app started. A page may export only into these without asking. */
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_KINDS, type ExportKind } from '../../shared/library/transfer-calls.ts';
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import { type FolderIdentity, isSameFolder, readFolderIdentity } from '../files/file-identity.ts';

/** A folder as it was when the user chose it. */
export interface ChosenFolder {
  /** The real path, with all links resolved. */
  readonly path: string;
  readonly identity: FolderIdentity;
}

/** Reads the identity of a folder that the user has just chosen. Returns undefined if the folder no longer exists. */
export async function readChosenFolder(chosenPath: string): Promise<ChosenFolder | undefined> {
  const resolvedPath = await realpath(chosenPath).catch(() => undefined);
  const identity = resolvedPath === undefined ? undefined : await readFolderIdentity(resolvedPath);
  return resolvedPath === undefined || identity === undefined ? undefined : { path: resolvedPath, identity };
}

/** Whether the path still leads to the chosen folder, and not to another folder or through a link. */
export const isStillChosen = ({ path: folder, identity }: ChosenFolder): Promise<boolean> =>
  isSameFolder(folder, identity);

export class ChosenFolders {
  readonly #folders = new Map<ExportKind, ChosenFolder>();

  /** Returns the folder for this kind of export, or undefined if the user has chosen none or the folder has been replaced since. */
  async get(exportKind: ExportKind): Promise<ChosenFolder | undefined> {
    const folder = this.#folders.get(exportKind);
    return folder !== undefined && (await isStillChosen(folder)) ? folder : undefined;
  }

  set(exportKind: ExportKind, folder: ChosenFolder): void {
    this.#folders.set(exportKind, folder);
  }

  /** Returns the folder names without their paths, to show to the user. */
  async getNames(): Promise<Partial<Record<ExportKind, string>>> {
    const names: Partial<Record<ExportKind, string>> = {};
    for (const exportKind of EXPORT_KINDS) {
      const folder = await this.get(exportKind);
      if (folder !== undefined) names[exportKind] = showHiddenCharacters(path.basename(folder.path) || folder.path);
    }
    return names;
  }
}

export const chosenFolders = new ChosenFolders();
