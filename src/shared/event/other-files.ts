/** Files of a folder that are not lists. The report names each of them, so that the organiser sees that none was overlooked. */

import type { Catalogue } from '../document/catalogue.ts';
import type { GameDocuments } from '../document/document-spec.ts';
import { FORMATS } from '../document/formats.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import type { AnyDocument } from '../document/schema.ts';
import { t, translatePhrase } from '../i18n/phrases.ts';
import { counted } from '../text/counted.ts';
import type { ReceivedFile } from './entry.ts';
import { fingerprintOf } from './fingerprint-of.ts';

/** A character, a faction or an event pack. */
interface LibraryFile {
  readonly kind: 'library';
  readonly file: string;
  /** `character` */
  readonly what: string;
  readonly id: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** A file that is not a document. The reason is a clause: `a picture`. */
interface UnreadFile {
  readonly kind: 'no-list';
  readonly file: string;
  readonly why: string;
}

/** The reason of pictures. */
export const PICTURE = 'a picture';

export type OtherFile = LibraryFile | UnreadFile;

/** In the order of the files. */
export function otherFilesOf(games: Catalogue<GameDocuments>, files: readonly ReceivedFile[]): OtherFile[] {
  return files.flatMap((received): OtherFile[] => {
    const { file } = received;
    if ('why' in received) return [{ kind: 'no-list', file, why: received.why }];
    return received.ok && received.document.format !== 'rollcall.team'
      ? [libraryFile(games, file, received.document)]
      : [];
  });
}

function libraryFile(games: Catalogue<GameDocuments>, file: string, document: AnyDocument): LibraryFile {
  const { id, name } = document;
  return {
    kind: 'library',
    file,
    what: FORMATS[document.format].words.one,
    id,
    name,
    fingerprint: fingerprintOf(games, document),
  };
}

/** One sentence: why this file is no list. */
export const otherFileMessage = (beside: OtherFile): string =>
  beside.kind === 'no-list'
    ? t`No list: ${translatePhrase(beside.why)}.`
    : t`No list but ${beside.what.startsWith('e') ? 'an' : 'a'} ${translatePhrase(beside.what)}${beside.what === 'character' ? t`; lists that name it without holding it mean this one` : ''}.`;

/** The most files without a list that the report names. */
const MOST_LINES = 60;

/** Files that are not documents, one line each with its reason. Pictures are left out: they belong to documents. */
export function otherFileLines(besides: readonly OtherFile[]): string[] {
  const lines = besides.flatMap((beside) =>
    beside.kind === 'no-list' && beside.why !== PICTURE ? [`${beside.file}: ${translatePhrase(beside.why)}`] : [],
  );
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), t`and ${more} more, which the table names`] : lines;
}

/** `15 lists, 3 characters, 2 files that are no lists` */
export function receivedSummary(lists: number, besides: readonly OtherFile[]): string {
  const of = (isOf: (beside: OtherFile) => boolean, one: string, many: string): string[] => {
    const n = besides.filter(isOf).length;
    return n === 0 ? [] : [counted(n, one, many)];
  };
  const documents = DOCUMENT_KINDS.flatMap(({ words }) =>
    of(
      (one) => one.kind === 'library' && one.what === words.one,
      translatePhrase(words.one),
      translatePhrase(words.many),
    ),
  );
  const pictures = of((one) => one.kind === 'no-list' && one.why === PICTURE, t`picture`, t`pictures`);
  const others = of((one) => one.kind === 'no-list' && one.why !== PICTURE, t`other file`, t`other files`);
  return [counted(lists, t`list`, t`lists`), ...documents, ...pictures, ...others].join(', ');
}
