/** Texts of the step in which a table becomes characters. */
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';

const rows = (n: number): string => (n === 1 ? '1 row' : `${numeral(n)} rows`);
const characters = (n: number): string => (n === 1 ? '1 character' : `${numeral(n)} characters`);

export const TABLES = {
  reading: 'Reading the table…',
  size: (rowCount: number, columns: number) =>
    `${rows(rowCount)}, ${columns === 1 ? '1 column' : `${numeral(columns)} columns`}`,
  sheet: 'Sheet',
  encoding: 'Encoding',
  encodingTitle: 'Choose an encoding',
  encodingText: (file: string) =>
    `${file} doesn't say how its text is encoded. Choose the encoding that makes these lines look right.`,
  encodingPreview: 'Lines of the file',
  encodingRead: 'Read file',
  hiddenTitle: 'Hidden rows and columns',
  hiddenText: (file: string) => `${file} hides some of its rows or columns, perhaps with a filter or a closed group.`,
  allHidden: 'Nothing would remain without them.',
  readHidden: 'Read them too',
  skipHidden: 'Leave them out',
  skipsHidden: 'Leave out hidden rows and columns',
  allRowsHidden: 'All rows of this sheet are hidden and left out.',
  hiddenSheet: (name: string) => `${name} (hidden)`,
  game: 'Game of the characters',
  refused: 'This table cannot be read',
  noRows: 'There are headings in this table, and no rows below them.',
  leaveOut: 'Leave this table out',
  mappingPart: 'Columns and fields',
  mapping: 'Mapping',
  guessed: 'Guessed from the headings',
  keepAs: 'Keep this mapping as',
  keepHint: 'A name, such as Club list',
  keep: 'Keep',
  kept: (name: string) => `Kept as ${shortName(name)}. Tables with the same headings are read so from now on.`,
  keptUsed: (name: string) => `Read as you kept it under ${shortName(name)}.`,
  notKept: (reason: string) => `The mapping could not be kept: ${reason} It holds for this table.`,
  notForgotten: (reason: string) => `The mapping could not be forgotten: ${reason} It is still there.`,
  keptUnread: (reason: string) => `The mappings that were kept cannot be read: ${reason} This one was guessed.`,
  forgotten: (name: string) => `${shortName(name)} was forgotten. The columns stay as they are for this table.`,
  forAll: 'For all rows',
  missing: (fields: readonly string[]) =>
    `No column gives ${fields.length < 2 ? fields.join('') : `${fields.slice(0, -1).join(', ')} and ${fields[fields.length - 1]}`}. Choose ${fields.length === 1 ? 'it' : 'them'} among the columns below, or say here what stands in all rows.`,
  another: 'Another value for all rows',
  anotherHint: 'Field',
  tags: 'All belong to',
  tagHint: 'Faction',
  columns: 'Columns of the table',
  columnIs: (heading: string) => `Field of the column ${shortName(heading)}`,
  unnamedColumn: (letters: string) => `Column ${letters}`,
  notUsed: 'Not used',
  empty: 'empty',
  rowsPart: 'Rows',
  show: 'Show',
  withFaults: (n: number) => `Cannot be read: ${numeral(n)}`,
  toLookAt: (n: number) => `To look at: ${numeral(n)}`,
  all: (n: number) => `All: ${numeral(n)}`,
  rowList: 'Rows of the table',
  row: (n: number) => `Row ${n}`,
  cell: (row: number, heading: string) => `Row ${row}, ${shortName(heading)}`,
  unnamed: 'Unnamed',
  repaired: 'Can be read now',
  noFaults: 'Every row can be read.',
  canBeRead: (good: number, bad: number) =>
    bad === 0
      ? `${rows(good)} can be read.`
      : `${rows(good)} can be read. ${rows(bad)} cannot, and ${bad === 1 ? 'is' : 'are'} left out; repair ${bad === 1 ? 'it' : 'them'} here, or in the file.`,
  withNotes: (n: number) => (n === 1 ? '1 row has a note.' : `${numeral(n)} rows have notes.`),
  readingRows: (done: number, of: number) => `${numeral(done)} of ${rows(of)} read`,
  go: (n: number) => (n === 0 ? 'Nothing to look at' : `Look at ${characters(n)}`),
  from: (file: string, row: number) => `${file}, row ${row}`,
};
