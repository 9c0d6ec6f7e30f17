import { findingCount } from './findings.ts';
import { shortName } from './short-name.ts';

const LIST = new Intl.ListFormat('en');

/** What the form of a document and the card beside it say; labels and hints of its fields are the game's. */
export const FORM = {
  label: 'Character',
  notes: 'For yourself; never printed',

  moveUp: (what: string) => `Move ${shortName(what)} up`,
  moveDown: (what: string) => `Move ${shortName(what)} down`,
  copy: (what: string) => `Duplicate ${shortName(what)}`,
  remove: (what: string) => `Remove ${shortName(what)}`,
  removed: (what: string) => `${shortName(what)} was removed.`,

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
  unfinishedNote: 'No rule forbids it, but there is more to fill in.',

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
