/** What a file among the lists of an event is: by its name, and by the format it states. */
import { isPictureFile } from '../card/pictures/picture-source.ts';
import { LIBRARY_FORMAT, STYLE_FORMAT, TEMPLATE_FORMAT } from '../document/file-formats.ts';
import { isCommon, isFormat } from '../document/formats.ts';
import { type AnyKind, DOCUMENT_KINDS } from '../document/kinds/kinds.ts';
import type { LateText } from '../texts/late-text.ts';
import { PICTURE } from './other-files.ts';

const ARCHIVE = /\.(zip|rollcall)$/i;
const OTHER_ARCHIVE = /\.(rar|7z|tar|t?gz|bz2|xz)$/i;
/** Files of spreadsheets, word processors and other tools, which no new name turns into a list. */
const OTHER_PROGRAM =
  /\.(csv|tsv|xls[xmb]?|ods|numbers|pdf|docx?|odt|pages|rtf|rosz?|gstz?|catz?|bsz|mse-set|por|hdc|nde|cmp|eon|cod|o8d|html?|gsheet|gdoc)$/i;
/** Files that operating systems create in folders. */
const LEFT_BEHIND = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file is called like an archive that can be read. */
export const isArchiveFile = (name: string): boolean => ARCHIVE.test(name);

/** Says what a file is that is no document, as a clause: `an archive; unpack it if there are lists in it`. */
export function reasonNotADocument(name: string): LateText {
  if (isPictureFile(name)) return PICTURE;
  if (OTHER_ARCHIVE.test(name)) return (translate) => translate('receivedFiles.archive');
  if (ARCHIVE.test(name)) return (translate) => translate('receivedFiles.nestedArchive');
  if (LEFT_BEHIND.test(name)) return (translate) => translate('receivedFiles.system');
  if (OTHER_PROGRAM.test(name)) return (translate) => translate('receivedFiles.otherProgram');
  return (translate) => translate('receivedFiles.notJson');
}

/** Formats of files that nothing is judged in, with what they are, as a clause. */
export const OTHER_FORMATS: ReadonlyMap<unknown, LateText> = new Map<unknown, LateText>([
  ...DOCUMENT_KINDS.flatMap((kind: AnyKind) =>
    kind.amongLists === undefined ? [] : [[kind.format, kind.amongLists] as const],
  ),
  [TEMPLATE_FORMAT, (translate) => translate('receivedFiles.template')],
  [STYLE_FORMAT, (translate) => translate('receivedFiles.style')],
  [LIBRARY_FORMAT, (translate) => translate('receivedFiles.manifest')],
]);

/** Documents that are read and judged nowhere: in a folder they are passed over. */
export const isUnjudged = (format: unknown): boolean =>
  isFormat(format) && isCommon(format) && OTHER_FORMATS.has(format);
