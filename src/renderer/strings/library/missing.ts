/** Texts for a database that lacks something that the journal knows. */
import type { JournalTable } from '../../../shared/library/journal.ts';
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';
import { documentNouns } from './document-nouns.ts';

/** One, and many. */
export const TABLE_NOUNS: Record<JournalTable, readonly string[]> = {
  ...documentNouns(),
  trash: ['document in the trash', 'documents in the trash'],
  mappings: ['column mapping', 'column mappings'],
  lists: ['list of an event', 'lists of events'],
  meta: ['note of the app', 'notes of the app'],
};

/** In the order in which people look for them. */
export const TABLE_ORDER = Object.keys(TABLE_NOUNS).filter((table) => table !== 'meta') as readonly JournalTable[];

/** `12 characters`. */
export const tableCount = (table: JournalTable, n: number): string =>
  `${numeral(n)} ${TABLE_NOUNS[table][n === 1 ? 0 : 1]}`;

export const MISSING = {
  titles: {
    gone: 'Your library was lost. Its copy is here.',
    refused: 'Your library cannot be opened. Its copy is here.',
    rows: 'Some of your library is missing',
    brought: 'Found a library from another computer',
  },
  texts: {
    gone: 'The database of your library is empty: it was damaged or removed. Rollcall keeps a copy of everything beside it, and can bring it back. Nothing was put in its place.',
    refused:
      'The database of your library is damaged and cannot be opened. Rollcall keeps a copy of everything beside it, and can bring it back into a new database.',
    rows: 'The database of your library has lost what is listed here, or has it in an older state only. Rollcall keeps a copy of everything beside it, and can bring it back.',
  },
  broughtText: (computer: string) =>
    `Its journal and backups were copied here${computer === '' ? '' : ` from ${shortName(computer)}`}. Your own library hasn't changed. What you see below isn't in it yet, or is different there. Rollcall can add it.`,
  nothingTitle: 'Your library is gone',
  nothingText:
    'Rollcall had a library here, and its database is empty now: it was damaged or removed. The copy beside it is lost as well. Nothing was put in its place.',
  nothingBackups: 'These backups of it are there. Look inside one to bring back what it holds.',
  nothingElse: 'If you keep copies of your disk, close Rollcall and bring its data back first.',
  newest: 'The copy goes up to',
  newestText: (time: string) => `${time}. If you have worked after that, it is not in it.`,
  setAside: 'The damaged database is kept in',
  copyDamaged: 'The copy is damaged too',
  moreFaults: (n: number) => `And ${numeral(n)} more.`,
  counts: 'What is missing',
  list: 'Documents that are missing',
  kind: (table: JournalTable) => TABLE_NOUNS[table][0] ?? '',
  older: 'an older state is there',
  lost: 'not in the copy either',
  unnamed: 'Unnamed',
  looking: 'Looking into the copy…',
  back: 'Bring everything back…',
  backSome: (n: number) => `Bring back ${numeral(n)} of them…`,
  lookTitle: 'Bring back what is missing',
  from: 'The copy beside the library',
  without: 'Go on without them',
  withoutTitle: 'Go on without them?',
  withoutText: (n: number) =>
    `${n === 1 ? 'This document' : `These ${numeral(n)} documents`} will not be in the library. A backup of the copy is written first, so that everything can still be brought back from Library, Backups.`,
  withoutNow: 'Write the backup and go on',
  refused: (reason: string) => `That did not work: ${reason}`,
  laterText: 'You can go on all the same. Rollcall then asks again when it starts next time.',
  later: 'Go on, and ask again',
  working: 'One moment…',
  tryAgain: 'Try to open it again',
  altered: (n: number, name: string) =>
    n === 1
      ? `The disk has altered “${shortName(name)}” without a word. Its copy says something else.`
      : `The disk has altered ${numeral(n)} documents without a word. Their copies say something else.`,
  alteredLook: 'Compare',
  alteredTitle: 'As they stand in the copy',
  returned: (n: number) =>
    n === 1
      ? 'A document that you had deleted is there again: the database has fallen back. It was left there.'
      : `${numeral(n)} documents that you had deleted are there again: the database has fallen back. They were left there.`,
  copyRepaired:
    'The copy beside your library was damaged. The library itself is whole, and the copy is written anew from it.',
  filesRepaired: (n: number) =>
    n === 1
      ? 'A picture or drawing was damaged on the disk. It was put right from the copy.'
      : `${numeral(n)} pictures and drawings were damaged on the disk. They were put right from the copy.`,
};
