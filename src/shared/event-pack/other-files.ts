/** Files of a folder that are not submissions. The report names each of them, so that the organizer sees that none was overlooked. */

import type { GameDocuments } from '../document/document-spec.ts';
import { FORMATS } from '../document/formats.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import { DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import type { AnyDocument } from '../document/schema.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';
import { getCachedFingerprint } from './cached-fingerprint.ts';
import type { ReceivedFile } from './submission.ts';

/** A character, a faction or an event pack. */
interface LibraryFile {
  readonly kind: 'library';
  readonly file: string;
  /** The name of its kind: `character`. */
  readonly kindName: string;
  readonly id: string;
  readonly name: string;
  readonly fingerprint: string;
}

/** A file that is not a document. The reason is a clause: `a picture`. */
interface UnreadFile {
  readonly kind: 'no-list';
  readonly file: string;
  readonly reason: LateText;
}

/** The reason of pictures. */
export const PICTURE: LateText = (translate) => translate('receivedFiles.picture');

export type OtherFile = LibraryFile | UnreadFile;

/** Lists the files that are not submissions, in the order of the files. */
export function listOtherFiles(gameCatalog: GameCatalog<GameDocuments>, files: readonly ReceivedFile[]): OtherFile[] {
  return files.flatMap((receivedFile): OtherFile[] => {
    const { file } = receivedFile;
    if ('reason' in receivedFile) return [{ kind: 'no-list', file, reason: receivedFile.reason }];
    return receivedFile.ok && receivedFile.document.format !== 'rollcall.team'
      ? [createLibraryFile(gameCatalog, file, receivedFile.document)]
      : [];
  });
}

function createLibraryFile(
  gameCatalog: GameCatalog<GameDocuments>,
  filePath: string,
  document: AnyDocument,
): LibraryFile {
  const { id, name } = document;
  return {
    kind: 'library',
    file: filePath,
    kindName: FORMATS[document.format].name,
    id,
    name,
    fingerprint: getCachedFingerprint(gameCatalog, document),
  };
}

/** Kinds of documents for which the catalogs have whole sentences. */
type NamedKind = NamesIn<'otherFiles.documents'>;

/** Whether the catalogs have messages about a kind of document. */
const isNamedKind = (translate: Translate, kindName: string): kindName is NamedKind =>
  translate.has(`otherFiles.documents.${kindName}`);

const findKindWords = (kindName: string) => DOCUMENT_KINDS.find(({ name }) => name === kindName)?.nouns;

/** Explains in one sentence why a file is not a submission. */
export function formatOtherFile(translate: Translate, otherFile: OtherFile): string {
  if (otherFile.kind === 'no-list')
    return translate('otherFiles.noList', { reason: formatLateText(translate, otherFile.reason) });
  return isNamedKind(translate, otherFile.kindName)
    ? translate(`otherFiles.documents.${otherFile.kindName}`)
    : translate('otherFiles.document', { kind: findKindWords(otherFile.kindName)?.one ?? otherFile.kindName });
}

/** The maximum number of files without a submission that the report names. */
const MAX_LISTED_FILES = 60;

/** Whether a file is a picture of an archive, which belongs to a document in it. A picture of its own may be meant as a list. */
const isArchivedPicture = ({ file, reason }: UnreadFile): boolean =>
  reason === PICTURE && /\.(zip|rollcall)\//i.test(file);

/** Lists files that are not documents, one line each with the reason. Pictures in archives are left out. */
export function listOtherFileLines(translate: Translate, otherFiles: readonly OtherFile[]): string[] {
  const lines = otherFiles.flatMap((otherFile) =>
    otherFile.kind === 'no-list' && !isArchivedPicture(otherFile)
      ? [translate('otherFiles.line', { file: otherFile.file, reason: formatLateText(translate, otherFile.reason) })]
      : [],
  );
  const hiddenCount = lines.length - MAX_LISTED_FILES;
  return hiddenCount > 0
    ? [...lines.slice(0, MAX_LISTED_FILES), translate('otherFiles.more', { count: hiddenCount })]
    : lines;
}

/** Counts what was received: `15 lists, 3 characters, 2 other files`. */
export function formatReceivedSummary(
  translate: Translate,
  submissionCount: number,
  otherFiles: readonly OtherFile[],
): string {
  const countFiles = (isCounted: (otherFile: OtherFile) => boolean): number => otherFiles.filter(isCounted).length;
  const countByKind = DOCUMENT_KINDS.map(
    ({ name }) =>
      [name, countFiles((otherFile) => otherFile.kind === 'library' && otherFile.kindName === name)] as const,
  );
  const pictureCount = countFiles((otherFile) => otherFile.kind === 'no-list' && otherFile.reason === PICTURE);
  const otherCount = countFiles((otherFile) => otherFile.kind === 'no-list' && otherFile.reason !== PICTURE);
  return [
    translate('otherFiles.counts.lists', { count: submissionCount }),
    ...countByKind
      .filter(([, kindCount]) => kindCount > 0)
      .map(([kindName, kindCount]) => countDocuments(translate, kindName, kindCount)),
    ...(pictureCount > 0 ? [translate('otherFiles.counts.pictures', { count: pictureCount })] : []),
    ...(otherCount > 0 ? [translate('otherFiles.counts.others', { count: otherCount })] : []),
  ].join(', ');
}

function countDocuments(translate: Translate, kindName: string, count: number): string {
  if (isNamedKind(translate, kindName)) return translate(`otherFiles.counts.${kindName}`, { count });
  const kindWords = findKindWords(kindName);
  return translate('otherFiles.counts.another', {
    count,
    kind: kindWords?.one ?? kindName,
    kinds: kindWords?.many ?? kindName,
  });
}
