import { numeral } from '../../shared/text/numeral.ts';
import { shortName } from './documents/short-name.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${numeral(n)} cards`);

/** The glossary: names and texts that forms offer again. */
export const GLOSSARY = {
  title: 'Glossary',
  /** The name that the document has when it is exported. */
  documentName: 'Glossary',
  search: 'Search',
  searchHint: 'Name or words of the text',
  list: 'Entries',
  add: (kind: string) => `New in ${kind}`,
  emptyTitle: 'Nothing is remembered yet',
  emptyText:
    'What you write on cards stands here by itself, and forms offer it again. You can also write it down first.',
  noMatchTitle: 'Nothing of that description',
  choose: 'Choose an entry to change its text, see which cards have it, or merge it with another.',
  noKinds: 'The cards of this game have no free texts.',
  usedBy: (n: number) => (n === 0 ? 'On no card' : `On ${cards(n)}`),
  isHidden: 'Not offered',
  entry: 'Entry',
  name: 'Name',
  nameHint: 'Name it',
  text: 'Text on the card',
  items: 'Items in brackets',
  offered: 'Offered in forms',
  savedHint: 'Saved when you leave a field. A new name goes to all cards that have it.',
  where: 'Where it is used',
  otherTexts: 'Other texts that cards have',
  take: 'Take this text',
  putOnCards: (n: number) => `Put this text on ${cards(n)}`,
  putDone: (name: string, n: number) => `The text of ${shortName(name)} stands on ${cards(n)} now.`,
  merge: 'Merge into',
  mergeHint: 'Cards that have this entry get the other one, with its text.',
  merged: (from: string, into: string, n: number) =>
    n === 0
      ? `${shortName(from)} is ${shortName(into)} now.`
      : `${shortName(from)} is ${shortName(into)} now, on ${cards(n)} too.`,
  renamed: (from: string, into: string, n: number) =>
    `${shortName(from)} is called ${shortName(into)} on ${cards(n)} now.`,
  remove: 'Delete',
  removed: (name: string) => `${shortName(name)} was taken out of the glossary.`,
  removeUsed: 'Cards have it, so it stays known. Switch it off above if forms should not offer it.',
  open: 'Glossary',
  close: 'Close the entry',
  unnamed: 'Unnamed',
};
