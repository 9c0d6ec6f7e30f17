/** What a file of another program is, in words, and what to do with it where Rollcall can't use it. */
import { t, texts, translatePhrase } from '../i18n/phrases.ts';

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

export interface ForeignFile {
  /** An English phrase that has a translation. */
  readonly name: string;
  /** Is told with the name where that says more; without its dot. */
  readonly ending?: string;
  readonly category: FileCategory;
  /** Whether Rollcall reads such files elsewhere, such as a picture that was given as a table. */
  readonly isReadable?: true;
}

const ADVICE = texts({
  picture: 'save it as PNG or JPEG',
  otherPicture: 'choose a PNG, JPEG, WebP, AVIF or SVG picture',
  sheet: 'save it as .xlsx or .csv',
  list: 'copy its rows into a spreadsheet and save that as .xlsx or .csv',
  otherTable: 'choose a table that ends in .xlsx, .csv or .tsv',
  otherDocument: 'choose a document of Rollcall, which ends in .json or .rollcall',
  program: 'export it from its program as .csv',
  unpack: 'unpack it and use the files in it',
  locked: 'save it without a password as .xlsx',
  download: 'wait until it is there completely, then try again',
  link: 'use the file that it leads to',
  largeFile: 'fetch the file itself with git lfs pull',
  companion: 'use the file that it belongs to',
});

const WHEREVER: Partial<Record<FileCategory, keyof typeof ADVICE>> = {
  archive: 'unpack',
  locked: 'locked',
  download: 'download',
  link: 'link',
  'large-file': 'largeFile',
  companion: 'companion',
};

const FOR_TABLES: Partial<Record<FileCategory, keyof typeof ADVICE>> = {
  sheet: 'sheet',
  text: 'list',
  program: 'program',
};

function chooseAdvice({ name, category, isReadable }: ForeignFile, purpose: FilePurpose): string {
  const anywhere = WHEREVER[category];
  if (anywhere !== undefined && isReadable !== true) return ADVICE[anywhere];
  if (purpose === 'picture')
    return ADVICE[category === 'picture' || name === PDF_DOCUMENT ? 'picture' : 'otherPicture'];
  const forTable = isReadable === true ? undefined : FOR_TABLES[category];
  return ADVICE[forTable ?? (purpose === 'table' ? 'otherTable' : 'otherDocument')];
}

/** It is read as far as it can be, and its own faults are told. */
export const ROLLCALL_DOCUMENT = 'a document of Rollcall';

/** Its pages can be saved as pictures. */
export const PDF_DOCUMENT = 'a PDF document';

/** What the file is: `a HEIC picture`, `a video (.mp4)`. */
export const describeKind = ({ name, ending }: ForeignFile): string =>
  ending === undefined ? translatePhrase(name) : `${translatePhrase(name)} (.${ending})`;

/** A clause: `it is a HEIC picture, which Rollcall doesn't read; save it as PNG or JPEG`. */
export function foreignFileClause(file: ForeignFile, purpose: FilePurpose): string {
  const advice = chooseAdvice(file, purpose);
  return file.isReadable === true
    ? t`it is ${describeKind(file)}; ${advice}`
    : t`it is ${describeKind(file)}, which Rollcall doesn't read; ${advice}`;
}

/** The same as a sentence. */
export function foreignFileSentence(file: ForeignFile, purpose: FilePurpose): string {
  const advice = chooseAdvice(file, purpose);
  return file.isReadable === true
    ? t`This file is ${describeKind(file)}; ${advice}.`
    : t`This file is ${describeKind(file)}, which Rollcall doesn't read; ${advice}.`;
}
