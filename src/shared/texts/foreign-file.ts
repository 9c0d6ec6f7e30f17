/** Messages that say what a foreign file is and what to do if Rollcall can't use the file. */
import type { NamesIn, Translate } from './translate.ts';

/** The purpose for which a file was opened. */
export type FilePurpose = 'picture' | 'table' | 'document';

/** The category of a file, which decides what can be done with the file. */
export type FileCategory =
  | 'picture'
  | 'sheet'
  | 'text'
  | 'program'
  | 'archive'
  | 'locked'
  | 'download'
  | 'link'
  | 'large-file'
  | 'companion'
  | 'other';

/** The message name of a kind of file: `heicPicture`. */
export type ForeignFileName = NamesIn<'foreignFiles.kinds'>;

export interface ForeignFile {
  readonly name: ForeignFileName;
  /** The file ending without its dot, shown with the name if the name alone is vague. */
  readonly ending?: string;
  readonly category: FileCategory;
  /** Whether Rollcall can read such files for another purpose, such as a picture that was opened as a spreadsheet. */
  readonly isReadable?: true;
}

type Advice = NamesIn<'foreignFiles.advice'>;

const GENERAL_ADVICE: Partial<Record<FileCategory, Advice>> = {
  archive: 'unpack',
  locked: 'locked',
  download: 'download',
  link: 'link',
  'large-file': 'largeFile',
  companion: 'companion',
};

const SPREADSHEET_ADVICE: Partial<Record<FileCategory, Advice>> = {
  sheet: 'sheet',
  text: 'list',
  program: 'program',
};

function chooseAdvice({ name, category, isReadable }: ForeignFile, purpose: FilePurpose): Advice {
  const generalAdvice = GENERAL_ADVICE[category];
  if (generalAdvice !== undefined && isReadable !== true) return generalAdvice;
  if (purpose === 'picture') return category === 'picture' || name === PDF_DOCUMENT ? 'picture' : 'otherPicture';
  const spreadsheetAdvice = isReadable === true ? undefined : SPREADSHEET_ADVICE[category];
  return spreadsheetAdvice ?? (purpose === 'table' ? 'otherTable' : 'otherDocument');
}

/** The kind of Rollcall documents, whose own errors are reported instead. */
export const ROLLCALL_DOCUMENT = 'rollcallDocument';

/** The kind of PDF files, whose pages can be saved as pictures. */
export const PDF_DOCUMENT = 'pdfDocument';

/** Formats the kind of a file: `a HEIC picture`, `a video (.mp4)`. */
export function formatForeignFileKind(translate: Translate, { name, ending }: ForeignFile): string {
  const kind = translate(`foreignFiles.kinds.${name}`);
  return ending === undefined ? kind : translate('foreignFiles.kindWithEnding', { kind, ending });
}

/** Formats the kind and the advice as a clause: `it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG`. */
export function formatForeignFileClause(translate: Translate, file: ForeignFile, purpose: FilePurpose): string {
  const values = createMessageValues(translate, file, purpose);
  return file.isReadable === true
    ? translate('foreignFiles.readableClause', values)
    : translate('foreignFiles.clause', values);
}

/** Formats the kind and the advice as a sentence. */
export function formatForeignFileSentence(translate: Translate, file: ForeignFile, purpose: FilePurpose): string {
  const values = createMessageValues(translate, file, purpose);
  return file.isReadable === true
    ? translate('foreignFiles.readableSentence', values)
    : translate('foreignFiles.sentence', values);
}

const createMessageValues = (translate: Translate, file: ForeignFile, purpose: FilePurpose) => ({
  kind: formatForeignFileKind(translate, file),
  advice: translate(`foreignFiles.advice.${chooseAdvice(file, purpose)}`),
});
