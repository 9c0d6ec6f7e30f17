/** Lists the entries below a folder. A faulty entry does not stop the listing of the others. */

import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureFile } from '../../shared/card/pictures/picture-source.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import { explainNotADocument, isArchiveFile } from '../../shared/event-pack/file-kinds.ts';
import { createReadError } from '../../shared/event-pack/report-messages.ts';
import { compareCodePoints } from '../../shared/text/code-point-order.ts';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import { Failure } from '../failure.ts';
import { entryName } from './entry-name.ts';
import { isInside, kindOfEntry, resolved, UnopenedError } from './regular-file.ts';

/** `name` is the path relative to the folder, with forward slashes. */
export type FolderEntry =
  | { readonly kind: 'document' | 'archive'; readonly name: string }
  /** A file that is not a document but is otherwise fine. `why` is a clause: `a picture`. */
  | { readonly kind: 'other'; readonly name: string; readonly why: LateText }
  /** An entry that cannot be read or whose name is not valid. */
  | { readonly kind: 'refused'; readonly name: string; readonly error: Unreadable };

/** The error for a name that is not valid text. */
const UNREADABLE_NAME: Unreadable = { path: '', expected: 'a name in UTF-8; rename it', obstacle: 'disk' };

/** A subfolder of the listed folder. */
interface Folder {
  readonly kind: 'folder';
  readonly name: string;
}

/**
 * Lists every file below the folder, in code-point order of names. Links to folders are not followed because they may
 * loop, and links out of the folder are rejected. Throws a Failure if there are more entries than `LIMITS` allows.
 */
export function walk(root: string): FolderEntry[] {
  const found: FolderEntry[] = [];
  let home: Buffer;
  try {
    home = resolved(root);
  } catch (error) {
    return [noFolder('', (error as UnopenedError).reason)];
  }
  const open = [{ below: '', depth: 1 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of entriesOf(root, at.below, home)) {
      if (found.length >= LIMITS.folderEntries)
        throw new Failure((translate) => translate('cli.files.tooMany', { limit: LIMITS.folderEntries }), root);
      if (entry.kind !== 'folder') found.push(entry);
      else if (at.depth < LIMITS.folderDepth) open.push({ below: entry.name, depth: at.depth + 1 });
      else
        found.push(
          noFolder(entry.name, (translate) => translate('cli.unopened.tooDeep', { limit: LIMITS.folderDepth })),
        );
    }
  }
  return found.sort((a, b) => compareCodePoints(a.name, b.name));
}

/** Lists the entries of one folder below the root, including its subfolders. */
function entriesOf(root: string, below: string, home: Buffer): (FolderEntry | Folder)[] {
  const names = namesIn(below === '' ? root : `${root}/${below}`);
  if (names instanceof UnopenedError) return [noFolder(below, names.reason)];
  if (names.length === 0 && below !== '')
    return [{ kind: 'other', name: below, why: (translate) => translate('cli.files.emptyFolder') }];
  return names.map((bytes) => {
    const { text, isText } = entryName(bytes);
    const name = below === '' ? text : `${below}/${text}`;
    return isText ? look(`${root}/${name}`, name, home) : refused(name, UNREADABLE_NAME);
  });
}

const refused = (name: string, error: Unreadable): FolderEntry => ({ kind: 'refused', name, error });
const noFile = (name: string, reason: LateText): FolderEntry => refused(name, createReadError('file', reason));
const noFolder = (name: string, reason: LateText): FolderEntry => refused(name, createReadError('folder', reason));

function namesIn(folder: string): Buffer[] | UnopenedError {
  try {
    return readdirSync(folder, { encoding: 'buffer' });
  } catch (error) {
    return fault(error);
  }
}

function look(path: string, name: string, home: Buffer): FolderEntry | Folder {
  try {
    const stat = lstatSync(path);
    if (stat.isDirectory()) return { kind: 'folder', name };
    return stat.isSymbolicLink() ? lookBehind(path, name, home) : entryOf(stat, name);
  } catch (error) {
    return noFile(name, fault(error).reason);
  }
}

function entryOf(stat: Stats, name: string): FolderEntry {
  if (!stat.isFile()) return noFile(name, (translate) => translate(`cli.unopened.reasons.${kindOfEntry(stat)}`));
  if (isArchiveFile(name)) return { kind: 'archive', name };
  return name.toLowerCase().endsWith('.json') ? { kind: 'document', name } : other(name);
}

const other = (name: string): FolderEntry => ({ kind: 'other', name, why: explainNotADocument(name) });

/** Treats a link like its target, as long as the target is inside the folder too. */
function lookBehind(path: string, name: string, home: Buffer): FolderEntry {
  // The code that shows a picture checks its location again.
  if (isPictureFile(name)) return other(name);
  try {
    const real = realpathSync.native(path, { encoding: 'buffer' });
    if (!isInside(real, home) && !real.equals(home))
      return noFile(name, (translate) => translate('cli.unopened.reasons.leadsOutside'));
    const stat = statSync(path);
    if (!stat.isDirectory()) return entryOf(stat, name);
    return { kind: 'other', name, why: (translate) => translate('cli.files.folderLink') };
  } catch (error) {
    const { code, reason } = fault(error);
    return noFile(name, code === 'ENOENT' ? (translate) => translate('cli.unopened.reasons.brokenLink') : reason);
  }
}

function fault(error: unknown): UnopenedError {
  const { code } = error as NodeJS.ErrnoException;
  return new UnopenedError((translate) => formatReadFault(translate, code), code);
}
