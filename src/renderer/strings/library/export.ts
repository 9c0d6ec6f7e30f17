/** Texts about documents that leave the library. */
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';

const documents = (n: number): string => (n === 1 ? '1 document' : `${numeral(n)} documents`);

export const EXPORT = {
  command: 'Export…',
  library: 'Export',
  others: 'Event packs and your card templates',
  one: (name: string) => `Export ${shortName(name)}`,
  libraryCommand: 'Export the whole library…',
  libraryText:
    'Everything you have in one file: characters, factions, teams, event packs, your card templates and all pictures. It opens in any Rollcall, and the command line reads it.',
  title: (title: string) => `Export: ${shortName(title)}`,
  as: 'As',
  ways: {
    document: 'One document',
    archive: 'One .rollcall file',
    folder: 'Documents in a folder',
    csv: 'Table (CSV)',
    xlsx: 'Table (XLSX)',
    link: 'Link',
    text: 'Text',
  },
  wayTexts: {
    document: 'A .json file with its pictures in it. The command line and every other Rollcall read it.',
    team: 'A .team.json file that holds the team with its characters and factions: a whole submission for an organiser.',
    template: 'A .card.json file, as the command line takes it.',
    archive: 'For a friend: one file with the documents, their pictures and card templates. Every Rollcall opens it.',
    folder: 'A .json file each, with its pictures in it. Nothing that is there already is replaced without asking.',
    csv: 'One row a character, for any spreadsheet. Pictures and card templates are not in it.',
    xlsx: 'One row a character, for Excel and others. Pictures and card templates are not in it.',
    link: 'Compressed text for a chat or a mail; whoever pastes it into Rollcall has the document. No server keeps anything.',
    text: 'The document as JSON on the clipboard.',
  },
  save: 'Save as…',
  download: 'Download',
  chooseFolder: 'Choose a folder…',
  otherFolder: 'Another folder…',
  saveTo: (folder: string) => `Save to ${shortName(folder)}`,
  copy: 'Copy',
  working: (n: number) => `${documents(n)} so far`,
  packing: (done: number, of: number) => `Packing pictures, ${numeral(done)} of ${numeral(of)}`,
  stop: 'Stop',
  saved: (name: string) => `${shortName(name)} is saved.`,
  savedTo: (n: number, name: string, folder: string) =>
    n === 1 ? `${shortName(name)} is in ${shortName(folder)}.` : `${documents(n)} are in ${shortName(folder)}.`,
  copied: { link: 'The link is on the clipboard.', text: 'The document is on the clipboard.' },
  notDragged: (reason: string) => `Nothing was dragged out: ${reason} Your library is as it was.`,
  failed: (reason: string) => `Nothing was exported: ${reason} Your library is as it was.`,
  tooLarge: (most: number) =>
    `With its pictures it has more than ${numeral(most / 1_048_576)} MiB, which is too much for one file. Export a part of it, or documents into a folder.`,
  withoutPictures: (n: number) =>
    n === 1
      ? '1 document went without its pictures, which are too large for a document. A .rollcall file takes them along.'
      : `${numeral(n)} documents went without their pictures, which are too large for a document. A .rollcall file takes them along.`,
  nothing: 'There is nothing to export.',
  archiveName: (title: string) => `${title === '' ? 'Unnamed' : title}.rollcall`,
  libraryName: (day: string) => `Library ${day}`,
};
