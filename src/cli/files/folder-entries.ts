/** Lists the entries below a folder. A faulty entry does not stop the listing of the others. */

import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureFile } from '../../shared/card/pictures/picture-source.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import { explainNotADocument, isArchiveFile, isTextListFile } from '../../shared/event-pack/file-kinds.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import { compareCodePoints } from '../../shared/text/code-point-order.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import { Failure } from '../failure.ts';
import { parseEntryName } from './entry-name.ts';
import { getEntryKind, isInside, resolveFolder, UnopenedError } from './regular-file.ts';

/** `name` is the path relative to the folder, with forward slashes. */
export type FolderEntry =
  | { readonly kind: 'document' | 'archive'; readonly name: string }
  /** A file that is not a document but is otherwise fine. `reason` is a clause: `a picture`. */
  | { readonly kind: 'other'; readonly name: string; readonly reason: LateText }
  /** A plain text, which may be a list of members. `reason` says why commands without text lists skip it. */
  | { readonly kind: 'text'; readonly name: string; readonly reason: LateText }
  /** An entry that cannot be read or whose name is not valid. */
  | { readonly kind: 'unreadable'; readonly name: string; readonly error: Unreadable };

/** The error for a name that is not valid text. */
const UNREADABLE_NAME: Unreadable = { path: '', expected: 'a name in UTF-8; rename it', obstacle: 'disk' };

/** A subfolder of the listed folder. */
interface Subfolder {
  readonly kind: 'folder';
  readonly name: string;
}

/**
 * Lists every file below the folder, in code-point order of names. Links to folders are not followed because they may
 * loop, and links out of the folder are rejected. Throws a Failure if there are more entries than `LIMITS` allows.
 */
export function listFolderEntries(rootFolder: string): FolderEntry[] {
  const foundEntries: FolderEntry[] = [];
  let resolvedRoot: Buffer;
  try {
    resolvedRoot = resolveFolder(rootFolder);
  } catch (error) {
    return [createUnreadableFolder('', (error as UnopenedError).reason)];
  }
  const pendingFolders = [{ subfolder: '', depth: 1 }];
  for (let pendingFolder = pendingFolders.pop(); pendingFolder !== undefined; pendingFolder = pendingFolders.pop()) {
    for (const entry of listSubfolder(rootFolder, pendingFolder.subfolder, resolvedRoot)) {
      if (foundEntries.length >= LIMITS.folderEntries)
        throw new Failure((translate) => translate('cli.files.tooMany', { limit: LIMITS.folderEntries }), rootFolder);
      if (entry.kind !== 'folder') foundEntries.push(entry);
      else if (pendingFolder.depth < LIMITS.folderDepth)
        pendingFolders.push({ subfolder: entry.name, depth: pendingFolder.depth + 1 });
      else
        foundEntries.push(
          createUnreadableFolder(entry.name, (translate) =>
            translate('cli.unopened.tooDeep', { limit: LIMITS.folderDepth }),
          ),
        );
    }
  }
  return foundEntries.sort((entryA, entryB) => compareCodePoints(entryA.name, entryB.name));
}

/** Lists the entries of one folder below the root, including its subfolders. */
function listSubfolder(rootFolder: string, subfolder: string, resolvedRoot: Buffer): (FolderEntry | Subfolder)[] {
  const entryNames = listEntryNames(subfolder === '' ? rootFolder : `${rootFolder}/${subfolder}`);
  if (entryNames instanceof UnopenedError) return [createUnreadableFolder(subfolder, entryNames.reason)];
  if (entryNames.length === 0 && subfolder !== '')
    return [{ kind: 'other', name: subfolder, reason: (translate) => translate('cli.files.emptyFolder') }];
  return entryNames.map((nameBytes) => {
    const { displayName, isUtf8 } = parseEntryName(nameBytes);
    const entryName = subfolder === '' ? displayName : `${subfolder}/${displayName}`;
    return isUtf8
      ? inspectEntry(`${rootFolder}/${entryName}`, entryName, resolvedRoot)
      : createUnreadableEntry(entryName, UNREADABLE_NAME);
  });
}

const createUnreadableEntry = (entryName: string, error: Unreadable): FolderEntry => ({
  kind: 'unreadable',
  name: entryName,
  error,
});
const createUnreadableFile = (entryName: string, reason: LateText): FolderEntry =>
  createUnreadableEntry(entryName, createReadError('file', reason));
const createUnreadableFolder = (entryName: string, reason: LateText): FolderEntry =>
  createUnreadableEntry(entryName, createReadError('folder', reason));

function listEntryNames(folder: string): Buffer[] | UnopenedError {
  try {
    return readdirSync(folder, { encoding: 'buffer' });
  } catch (error) {
    return createUnopenedError(error);
  }
}

function inspectEntry(entryPath: string, entryName: string, resolvedRoot: Buffer): FolderEntry | Subfolder {
  try {
    const entryStats = lstatSync(entryPath);
    if (entryStats.isDirectory()) return { kind: 'folder', name: entryName };
    return entryStats.isSymbolicLink()
      ? inspectLink(entryPath, entryName, resolvedRoot)
      : classifyFile(entryStats, entryName);
  } catch (error) {
    return createUnreadableFile(entryName, createUnopenedError(error).reason);
  }
}

function classifyFile(fileStats: Stats, entryName: string): FolderEntry {
  if (!fileStats.isFile())
    return createUnreadableFile(entryName, (translate) => translate(`cli.unopened.reasons.${getEntryKind(fileStats)}`));
  if (isArchiveFile(entryName)) return { kind: 'archive', name: entryName };
  return entryName.toLowerCase().endsWith('.json')
    ? { kind: 'document', name: entryName }
    : createOtherEntry(entryName);
}

const createOtherEntry = (entryName: string): FolderEntry => ({
  kind: isTextListFile(entryName) ? 'text' : 'other',
  name: entryName,
  reason: explainNotADocument(entryName),
});

/** Treats a link like its target, as long as the target is inside the folder too. */
function inspectLink(linkPath: string, entryName: string, resolvedRoot: Buffer): FolderEntry {
  // The code that shows a picture checks its location again.
  if (isPictureFile(entryName)) return createOtherEntry(entryName);
  try {
    const realPath = realpathSync.native(linkPath, { encoding: 'buffer' });
    if (!isInside(realPath, resolvedRoot) && !realPath.equals(resolvedRoot))
      return createUnreadableFile(entryName, (translate) => translate('cli.unopened.reasons.leadsOutside'));
    const targetStats = statSync(linkPath);
    if (!targetStats.isDirectory()) return classifyFile(targetStats, entryName);
    return { kind: 'other', name: entryName, reason: (translate) => translate('cli.files.folderLink') };
  } catch (error) {
    const { code, reason } = createUnopenedError(error);
    return createUnreadableFile(
      entryName,
      code === 'ENOENT' ? (translate) => translate('cli.unopened.reasons.brokenLink') : reason,
    );
  }
}

function createUnopenedError(error: unknown): UnopenedError {
  const { code } = error as NodeJS.ErrnoException;
  return new UnopenedError((translate) => formatReadFault(translate, code), code);
}
