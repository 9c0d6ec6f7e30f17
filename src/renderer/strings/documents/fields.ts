import { DIGITS } from '../../platform/digits.ts';
import { shortName } from './short-name.ts';

export const FIELDS = {
  more: (label: string) => `One more: ${label}`,
  less: (label: string) => `One less: ${label}`,
  limited: (min: string, max: string, used: string) => `Allowed are ${min} to ${max}, so it is ${used} now.`,
  rounded: (used: string) => `Rounded to ${used}.`,
  numberErrors: {
    empty: () => '',
    'not-a-number': (text: string) => `“${text.trim()}” isn't a number.`,
    ambiguous: (text: string) =>
      `“${text.trim()}” can be read in two ways. Write it without separators between thousands.`,
    'not-whole': (text: string) => `“${text.trim()}” isn't a whole number.`,
  },
  draft: (last: string) => `Not a number yet. ${last === '' ? 'The last one' : last} still counts.`,
  draftBrief: (last: string) => (last === '' ? 'No number yet' : `${last} still counts`),
  tooManyDigits: (last: string) =>
    `Too many digits: ${DIGITS.before} before the point and ${DIGITS.behind} behind it are kept. ${last === '' ? 'The last number' : last} still counts.`,
  tooManyDigitsBrief: (last: string) => (last === '' ? 'Too many digits' : `Too many digits, ${last} still counts`),
  add: 'Add',
  addTo: (label: string) => `Add: ${label}`,
  remove: (what: string) => `Remove ${shortName(what)}`,
  moreActions: (what: string) => `More actions for ${shortName(what)}`,
  moveRowUp: 'Move up',
  moveRowDown: 'Move down',
  duplicateRow: 'Duplicate',
  removeRow: 'Remove',
  nobodyCalled: (word: string) => `There is no “${shortName(word)}” to choose.`,
  taken: (word: string) => `${shortName(word)} is there already.`,
  several: (n: number) => `${n} fit: type on, or choose with the arrow keys.`,
  moreFit: (n: number) => `${n} more: type on to find them.`,
  nothingLeft: 'Everything is taken already',
  choose: 'Choose',
  unknown: (word: string) => `${shortName(word)} (unknown)`,
};
