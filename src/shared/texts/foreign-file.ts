/** What a file of another program is, in words, and what to do with it where Rollcall can't use it. */
import type { NamesIn, Translate } from './translate.ts';

/** What a file was meant to be. */
export type FilePurpose = 'picture' | 'table' | 'document';

/** What kind of thing a file holds, which decides what can be done with it. */
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

/** What a file is, by the name of its message: `heicPicture`. */
export type ForeignFileName = NamesIn<'foreignFiles.kinds'>;

export interface ForeignFile {
  readonly name: ForeignFileName;
  /** Is told with the name where that says more; without its dot. */
  readonly ending?: string;
  readonly category: FileCategory;
  /** Whether Rollcall reads such files elsewhere, such as a picture that was given as a table. */
  readonly isReadable?: true;
}

type Advice = NamesIn<'foreignFiles.advice'>;

const WHEREVER: Partial<Record<FileCategory, Advice>> = {
  archive: 'unpack',
  locked: 'locked',
  download: 'download',
  link: 'link',
  'large-file': 'largeFile',
  companion: 'companion',
};

const FOR_TABLES: Partial<Record<FileCategory, Advice>> = {
  sheet: 'sheet',
  text: 'list',
  program: 'program',
};

function chooseAdvice({ name, category, isReadable }: ForeignFile, purpose: FilePurpose): Advice {
  const anywhere = WHEREVER[category];
  if (anywhere !== undefined && isReadable !== true) return anywhere;
  if (purpose === 'picture') return category === 'picture' || name === PDF_DOCUMENT ? 'picture' : 'otherPicture';
  const forTable = isReadable === true ? undefined : FOR_TABLES[category];
  return forTable ?? (purpose === 'table' ? 'otherTable' : 'otherDocument');
}

/** It is read as far as it can be, and its own faults are told. */
export const ROLLCALL_DOCUMENT = 'rollcallDocument';

/** Its pages can be saved as pictures. */
export const PDF_DOCUMENT = 'pdfDocument';

/** Says what the file is: `a HEIC picture`, `a video (.mp4)`. */
export function describeKind(translate: Translate, { name, ending }: ForeignFile): string {
  const kind = translate(`foreignFiles.kinds.${name}`);
  return ending === undefined ? kind : translate('foreignFiles.kindWithEnding', { kind, ending });
}

/** Says it as a clause: `it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG`. */
export function foreignFileClause(translate: Translate, file: ForeignFile, purpose: FilePurpose): string {
  const values = describeForeignFile(translate, file, purpose);
  return file.isReadable === true
    ? translate('foreignFiles.readableClause', values)
    : translate('foreignFiles.clause', values);
}

/** Says the same as a sentence. */
export function foreignFileSentence(translate: Translate, file: ForeignFile, purpose: FilePurpose): string {
  const values = describeForeignFile(translate, file, purpose);
  return file.isReadable === true
    ? translate('foreignFiles.readableSentence', values)
    : translate('foreignFiles.sentence', values);
}

const describeForeignFile = (translate: Translate, file: ForeignFile, purpose: FilePurpose) => ({
  kind: describeKind(translate, file),
  advice: translate(`foreignFiles.advice.${chooseAdvice(file, purpose)}`),
});
