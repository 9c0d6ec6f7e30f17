/** Files of a folder that are not lists. The report names each of them, so that the organizer sees that none was overlooked. */

import type { GameDocuments } from '../document/document-spec.ts';
import { FORMATS } from '../document/formats.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import type { AnyDocument } from '../document/schema.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';
import type { ReceivedFile } from './entry.ts';
import { fingerprintOf } from './fingerprint-of.ts';

/** A character, a faction or an event pack. */
interface LibraryFile {
  readonly kind: 'library';
  readonly file: string;
  /** The name of its kind: `character`. */
  readonly what: string;
  readonly id: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** A file that is not a document. The reason is a clause: `a picture`. */
interface UnreadFile {
  readonly kind: 'no-list';
  readonly file: string;
  readonly why: LateText;
}

/** The reason of pictures. */
export const PICTURE: LateText = (translate) => translate('receivedFiles.picture');

export type OtherFile = LibraryFile | UnreadFile;

/** In the order of the files. */
export function otherFilesOf(gameCatalog: GameCatalog<GameDocuments>, files: readonly ReceivedFile[]): OtherFile[] {
  return files.flatMap((received): OtherFile[] => {
    const { file } = received;
    if ('why' in received) return [{ kind: 'no-list', file, why: received.why }];
    return received.ok && received.document.format !== 'rollcall.team'
      ? [libraryFile(gameCatalog, file, received.document)]
      : [];
  });
}

function libraryFile(gameCatalog: GameCatalog<GameDocuments>, file: string, document: AnyDocument): LibraryFile {
  const { id, name } = document;
  return {
    kind: 'library',
    file,
    what: FORMATS[document.format].name,
    id,
    name,
    fingerprint: fingerprintOf(gameCatalog, document),
  };
}

/** Kinds of documents that reports have whole messages on. */
type NamedKind = NamesIn<'otherFiles.documents'>;

/** Whether the catalogs have messages on a kind of documents. */
const isNamedKind = (translate: Translate, kindName: string): kindName is NamedKind =>
  translate.has(`otherFiles.documents.${kindName}`);

const findWords = (what: string) => DOCUMENT_KINDS.find(({ name }) => name === what)?.words;

/** Says in one sentence why a file is no list. */
export function otherFileMessage(translate: Translate, other: OtherFile): string {
  if (other.kind === 'no-list') return translate('otherFiles.noList', { reason: formatText(translate, other.why) });
  return isNamedKind(translate, other.what)
    ? translate(`otherFiles.documents.${other.what}`)
    : translate('otherFiles.document', { kind: findWords(other.what)?.one ?? other.what });
}

/** The most files without a list that the report names. */
const MOST_LINES = 60;

/** Files that are not documents, one line each with its reason. Pictures are left out: they belong to documents. */
export function otherFileLines(translate: Translate, others: readonly OtherFile[]): string[] {
  const lines = others.flatMap((other) =>
    other.kind === 'no-list' && other.why !== PICTURE
      ? [translate('otherFiles.line', { file: other.file, reason: formatText(translate, other.why) })]
      : [],
  );
  const count = lines.length - MOST_LINES;
  return count > 0 ? [...lines.slice(0, MOST_LINES), translate('otherFiles.more', { count })] : lines;
}

/** Counts what was received: `15 lists, 3 characters, 2 other files`. */
export function receivedSummary(translate: Translate, lists: number, others: readonly OtherFile[]): string {
  const count = (isCounted: (other: OtherFile) => boolean): number => others.filter(isCounted).length;
  const documents = DOCUMENT_KINDS.map(
    ({ name }) => [name, count((other) => other.kind === 'library' && other.what === name)] as const,
  );
  const pictures = count((other) => other.kind === 'no-list' && other.why === PICTURE);
  const rest = count((other) => other.kind === 'no-list' && other.why !== PICTURE);
  return [
    translate('otherFiles.counts.lists', { count: lists }),
    ...documents.filter(([, n]) => n > 0).map(([name, n]) => countDocuments(translate, name, n)),
    ...(pictures > 0 ? [translate('otherFiles.counts.pictures', { count: pictures })] : []),
    ...(rest > 0 ? [translate('otherFiles.counts.others', { count: rest })] : []),
  ].join(', ');
}

function countDocuments(translate: Translate, name: string, count: number): string {
  if (isNamedKind(translate, name)) return translate(`otherFiles.counts.${name}`, { count });
  const words = findWords(name);
  return translate('otherFiles.counts.another', { count, kind: words?.one ?? name, kinds: words?.many ?? name });
}
