/** What the card layout has to say, in words. */
import { fieldWords } from '../document/field-words.ts';
import type { CardNote } from './note.ts';

/** A list that begins a sentence, and its verb, by whether it speaks of one thing. */
const verb = (fields: readonly string[], plural: string): string => {
  const words = fields.length === 0 ? 'something' : fieldWords(fields);
  return `${words} ${/ and |s$/.test(words) ? plural : `${plural}s`}`;
};
const continues = (fields: readonly string[]): string => verb(fields, 'continue');

/** `HP have a box`, or the boxes of another field. */
function trackWords(fields: readonly string[]): string {
  if (fields.length === 0) return 'boxes are drawn';
  const words = fieldWords(fields);
  return words === 'HP' ? 'HP have a box' : `boxes of ${words} are drawn`;
}

const pointedAt = ({ fields, places, instead }: Extract<CardNote, { kind: 'unread-field' }>): string =>
  fields
    .map((field, i) => {
      const near = instead[i] ? ` (did you mean ${instead[i]}?)` : '';
      return `${field}${places[i] ? ` in ${places[i]}` : ''}${near}`;
    })
    .join(', ');

const MISREAD: Readonly<Record<Exclude<MisreadUse, 'list' | 'number' | 'text' | 'flag'>, string>> = {
  each: 'shows a list where one value has room, use "each"',
  parts: 'takes for one value what has parts, point at one of them',
  has: 'asks what a list is, use "has"',
  is: 'asks what a single value has, use "is"',
  when: 'shows what is only true or false, ask for it in a "when"',
  order: 'asks whether something is greater or smaller that is no number, use "is"',
  count: 'counts boxes by something that is no number, point at one',
};
type MisreadUse = Extract<CardNote, { kind: 'misread-field' }>['use'];

/** What a field holds, and how that is written in a template. */
const HELD = {
  number: ['a number', 'a number such as 5, without quotes'],
  text: ['a text', 'a text in quotes'],
  flag: ['true or false', 'true or false, without quotes'],
} as const;

function misreadWords(note: Extract<CardNote, { kind: 'misread-field' }>): string {
  const { field, place } = note;
  if (note.use === 'list') return `repeats ${field} in ${place}, which is no list; lists are ${note.lists.join(', ')}`;
  if (!('got' in note)) return `${MISREAD[note.use]}: ${field} in ${place}`;
  const [held, expected] = HELD[note.use];
  return `compares ${field}, which holds ${held}, with ${JSON.stringify(note.got)} in ${place}; expected ${expected}`;
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Enough places to find the others. */
const MOST_PLACES = 3;

const placesOf = (places: readonly string[]): string =>
  [
    ...places.slice(0, MOST_PLACES),
    ...(places.length > MOST_PLACES ? [`${places.length - MOST_PLACES} more places`] : []),
  ].join(', ');

/** One sentence without its end mark, to stand behind the character's name. */
export function noteSentence(note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return note.fields.length === 0
        ? "words of the template's own find no room in their box"
        : `the card has no room for ${fieldWords(note.fields)}; shorten its texts`;
    case 'continued':
      return `${continues(note.fields)} on the back`;
    case 'continuation-card':
      return `${continues(note.fields)} on ${note.cards === 1 ? 'a further card' : `${note.cards} further cards`}`;
    case 'track-overflow':
      return `${note.drawn} of ${note.total} ${trackWords(note.fields)}; the card has no room for more`;
    case 'missing-glyph':
      return `no font has ${note.characters}${note.fields.length === 0 ? '' : ` (${fieldWords(note.fields)})`}`;
    case 'safe-area':
      return `${verb(note.fields, 'come')} closer to the cut than the safe area of the template`;
    case 'unread-field':
      return `the template ${note.template} points at ${pointedAt(note)}, which these rules do not have`;
    case 'misread-field':
      return `the template ${note.template} ${misreadWords(note)}`;
    case 'unread-word':
      return `the template ${note.template} asks whether ${note.field} is ${quoted(note.words)} in ${placesOf(note.places)}, which it never is; it can be ${quoted(note.known)}`;
    case 'missing-art':
      return 'has no picture; a plate with its initial is printed instead';
    case 'missing-faction':
      return `faction ${note.faction} was not given; its symbol and colours are left out`;
    case 'broken-art':
      return `its picture cannot be used: ${note.reason}`;
    case 'broken-symbol':
      return `the symbol of its faction cannot be used: ${note.reason}`;
    case 'low-resolution':
      return `its picture has ${note.dpi} dpi at the printed size; below 200 it looks coarse`;
  }
}
