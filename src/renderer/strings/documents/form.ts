import { findingCount } from './findings.ts';
import { shortName } from './short-name.ts';

const LIST = new Intl.ListFormat('en');

/** What the form of a document and the card beside it say; labels and hints of its fields are the game's. */
export const FORM = {
  label: 'Character',
  notes: 'For yourself; never printed',

  removed: (what: string) => `${shortName(what)} was removed.`,
  /** The name of an entry without one: `Attack 2`. */
  entryNumber: (entry: string, number: number) => `${entry} ${number}`,

  add: 'Add',
  /** @param clause `has a bonus that is none` */
  notPrinted: (clause: string) => `This ${clause}.`,

  sections: 'Sections of the form',
  foldAll: 'Fold all',
  unfoldAll: 'Unfold all',
  nextSection: 'Next section',
  previousSection: 'Previous section',
  goTo: (section: string) => `Go to ${section}`,
  found: (errors: number, warnings: number) => findingCount(errors, warnings),
  /** @param what it lacks: `a name`, `attacks` */
  missing: (what: readonly string[]) => `Still missing: ${LIST.format(what)}`,
  unfinished: 'Unfinished',
  unfinishedNote: "It doesn't break any rules, but there's more to fill in.",
  unfinishedToo: "Besides the errors below, there's more to fill in.",

  views: 'Part of the screen',
  form: 'Form',
  card: 'Card',
  front: 'Front',
  back: 'Back',
  further: (card: number, isBack: boolean) => (isBack ? `Card ${card}, back` : `Card ${card}`),
  cardHint: 'Click anything on the card to change it.',
  cardLoading: 'Setting the type',
  cardFailed: 'The card cannot be drawn',
  side: 'Side of the card',
};
