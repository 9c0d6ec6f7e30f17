/** Determines what kind of file an organizer received, by its name and by its format. */
import { isPictureFile } from '../card/pictures/picture-source.ts';
import { LIBRARY_FORMAT, STYLE_FORMAT, TEMPLATE_FORMAT } from '../document/file-formats.ts';
import { isCommon, isFormat } from '../document/formats.ts';
import { type AnyKind, DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import type { LateText } from '../texts/late-text.ts';
import { PICTURE } from './other-files.ts';

const ARCHIVE_FILE = /\.(zip|rollcall)$/i;
const OTHER_ARCHIVE_FILE = /\.(rar|7z|tar|t?gz|bz2|xz)$/i;
/**
 * Files of spreadsheets, word processors and tools such as BattleScribe (`.rosz`), Magic Set Editor (`.mse-set`) and Hero Lab (`.por`),
 * which renaming does not turn into a submission.
 */
const OTHER_PROGRAM =
  /\.(csv|tsv|xls[xmb]?|ods|numbers|pdf|docx?|odt|pages|rtf|rosz?|gstz?|catz?|bsz|mse-set|por|hdc|nde|cmp|eon|cod|o8d|html?|gsheet|gdoc)$/i;
/** Files that operating systems create in folders. */
const SYSTEM_FILE = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Plain texts, in which players send lists of members. */
const TEXT_LIST_FILE = /\.(txt|text|md)$/i;

/** Whether a file name is that of a plain text, which may be a list of members. */
export const isTextListFile = (fileName: string): boolean => TEXT_LIST_FILE.test(fileName);

/** Whether a file name is that of a readable archive. */
export const isArchiveFile = (fileName: string): boolean => ARCHIVE_FILE.test(fileName);

/** Describes a file that is not a document, as a clause: `an archive; unpack it if there are lists in it`. */
export function explainNotADocument(fileName: string): LateText {
  if (isPictureFile(fileName)) return PICTURE;
  if (OTHER_ARCHIVE_FILE.test(fileName)) return (translate) => translate('receivedFiles.archive');
  if (ARCHIVE_FILE.test(fileName)) return (translate) => translate('receivedFiles.nestedArchive');
  if (SYSTEM_FILE.test(fileName)) return (translate) => translate('receivedFiles.system');
  if (OTHER_PROGRAM.test(fileName)) return (translate) => translate('receivedFiles.otherProgram');
  return (translate) => translate('receivedFiles.notJson');
}

/** Formats that are not judged, with descriptions as a clause. */
export const OTHER_FORMATS: ReadonlyMap<unknown, LateText> = new Map<unknown, LateText>([
  ...DOCUMENT_KINDS.flatMap((documentKind: AnyKind) =>
    documentKind.submissionLabel === undefined ? [] : [[documentKind.format, documentKind.submissionLabel] as const],
  ),
  [TEMPLATE_FORMAT, (translate) => translate('receivedFiles.template')],
  [STYLE_FORMAT, (translate) => translate('receivedFiles.style')],
  [LIBRARY_FORMAT, (translate) => translate('receivedFiles.manifest')],
]);

/** Whether a document of this format is read but never judged, so that it is skipped in a folder. */
export const isUnjudged = (format: unknown): boolean =>
  isFormat(format) && isCommon(format) && OTHER_FORMATS.has(format);
