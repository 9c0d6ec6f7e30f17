/** Lists what is below a folder. A faulty entry does not stop the listing of the others. */

import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { LIMITS } from '../../shared/base/limits.ts';
import { isPictureFile } from '../../shared/card/pictures/picture-source.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import { isArchiveFile, reasonNotADocument } from '../../shared/event/file-kinds.ts';
import { refuseReading } from '../../shared/event/messages.ts';
import { byCodePoint } from '../../shared/text/code-point-order.ts';
import { readFaultMessage } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import { Failure } from '../failure.ts';
import { entryName } from './entry-name.ts';
import { isInside, kindOfEntry, resolved, UnopenedError } from './regular-file.ts';

/** `name` is the path from the folder, with forward slashes. */
export type FolderEntry =
  | { readonly kind: 'document' | 'archive'; readonly name: string }
  /** No document, and nothing wrong with that; `why` is a clause: `a picture`. */
  | { readonly kind: 'other'; readonly name: string; readonly why: LateText }
  /** What cannot be read or named. */
  | { readonly kind: 'refused'; readonly name: string; readonly error: Unreadable };

/** What was expected of a name in bytes that are no text. */
const UNREADABLE_NAME: Unreadable = { path: '', expected: 'a name in UTF-8; rename it', obstacle: 'disk' };

/** A folder below the one that is walked. */
interface Folder {
  readonly kind: 'folder';
  readonly name: string;
}

/**
 * Every file below the folder, in code-point order of the names. Links to folders are not followed, because they may loop,
 * and links that lead out of the folder are refused. Throws a Failure where there are more entries than `LIMITS` allows.
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
  return found.sort((a, b) => byCodePoint(a.name, b.name));
}

/** The entries of one folder below the root, folders in it included. */
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
const noFile = (name: string, reason: LateText): FolderEntry => refused(name, refuseReading('file', reason));
const noFolder = (name: string, reason: LateText): FolderEntry => refused(name, refuseReading('folder', reason));

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

const other = (name: string): FolderEntry => ({ kind: 'other', name, why: reasonNotADocument(name) });

/** A link counts as what it leads to, as long as that lies in the folder too. */
function lookBehind(path: string, name: string, home: Buffer): FolderEntry {
  // A picture is checked again by the code that shows it.
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
  return new UnopenedError((translate) => readFaultMessage(translate, code), code);
}
