/** The messages of the notes of card layout. */

import { LIMITS } from '../../base/limits.ts';
import type { Catalogue } from '../../document/catalogue.ts';
import type { GameDocuments } from '../../document/document-spec.ts';
import { fieldList } from '../../document/field-list.ts';
import { t, texts, translatePhrase } from '../../i18n/phrases.ts';
import { counted } from '../../text/counted.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { hasDirectionControls } from '../../text/lines/bidi.ts';
import { numeral } from '../../text/numeral.ts';
import { listScriptNames } from '../../text/script-names.ts';
import { shortened } from '../../text/short.ts';
import { COARSE_DPI } from '../pictures/pictures.ts';
import type { CardNote } from './note.ts';

/** A list that begins a sentence, and its verb in singular or plural. */
const verb = (words: string, plural: string): string => `${words} ${/ and |s$/.test(words) ? plural : `${plural}s`}`;

/** Sentences whose verbs go by their subject, so that other languages have them as a whole. */
export const NOTE_SENTENCES = {
  onBack: (words: string): string => `${verb(words, 'continue')} on the back`,
  onCards: (words: string, cards: number): string =>
    `${verb(words, 'continue')} on ${cards === 1 ? 'a further card' : `${cards} further cards`}`,
  nearCut: (words: string): string => `${verb(words, 'come')} closer to the cut than the safe area of the template`,
  tooLong: (words: string, count: number): string =>
    `${words} ${count === 1 ? 'is a number' : 'are numbers'} too long for the card`,
  unseen: (characters: string, count: number, where: string): string =>
    `${characters} can’t be seen and ${count === 1 ? 'is' : 'are'} left out${where}`,
  turning: (characters: string, count: number, where: string): string =>
    `${characters} can’t be seen and ${count === 1 ? 'changes' : 'change'} the writing direction${where}`,
  noIcons: (written: string, count: number, where: string, advice: string): string =>
    `${written} ${count === 1 ? 'is no icon' : 'are no icons'}${where}, so ${count === 1 ? 'it is' : 'they are'} printed as written; ${advice}`,
  boxes: (drawn: number, total: string, words: string): string =>
    `${drawn} of ${total} ${words === '' ? 'boxes are drawn' : words === 'HP' ? 'HP have a box' : `boxes of ${words} are drawn`}; the card has no room for more, so count the rest beside it`,
};

const subjectOf = (games: Catalogue<GameDocuments>, fields: readonly string[]): string =>
  fields.length === 0 ? t`something` : fieldList(games, fields);

function pointedAt({ fields, places, instead, more = 0 }: Extract<CardNote, { kind: 'unread-field' }>): string {
  const some = fields.map((field, i) => {
    const near = instead[i] ? t` (did you mean ${instead[i] ?? ''}?)` : '';
    return `${shortened(field)}${places[i] ? t` in ${places[i] ?? ''}` : ''}${near}`;
  });
  return `${some.join(', ')}${more > 0 ? t` and ${grouped(more)} more` : ''}`;
}

const MISREAD: Readonly<Record<Exclude<MisreadUse, 'list' | 'number' | 'text' | 'flag'>, string>> = texts({
  each: 'shows a list where one value has room, use "each"',
  parts: 'takes for one value what has parts, point at one of them',
  has: 'asks what a list is, use "has"',
  is: 'asks what a single value has, use "is"',
  when: 'shows what is only true or false, ask for it in a "when"',
  order: 'asks whether something is greater or smaller that is no number, use "is"',
  count: 'counts boxes by something that is no number, point at one',
});
type MisreadUse = Extract<CardNote, { kind: 'misread-field' }>['use'];

/** What a field holds, and how that is written in a template. */
const HELD = {
  number: ['a number', 'a number such as 5, without quotes'],
  text: ['a text', 'a text in quotes'],
  flag: ['true or false', 'true or false, without quotes'],
} as const;

function misreadMessage(note: Extract<CardNote, { kind: 'misread-field' }>): string {
  const { field, place } = note;
  if (note.use === 'list') return t`repeats ${field} in ${place}, which is no list; lists are ${note.lists.join(', ')}`;
  if (!('got' in note)) return t`${MISREAD[note.use]}: ${field} in ${place}`;
  const [held, expected] = HELD[note.use];
  return t`compares ${field}, which holds ${translatePhrase(held)}, with ${JSON.stringify(note.got)} in ${place}; expected ${translatePhrase(expected)}`;
}

const INSTEAD: Readonly<Record<Extract<CardNote, { kind: 'missing-art' }>['instead'], string>> = texts({
  initial: 'a plate with its initial is printed instead',
  plate: 'a plate without an initial is printed instead',
  nothing: 'its place stays empty',
});

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');

/** Places that are named in one message. */
const MOST_PLACES = 3;

const placesOf = (places: readonly string[], more = (n: number) => counted(n, t`more place`, t`more places`)): string =>
  [...places.slice(0, MOST_PLACES), ...(places.length > MOST_PLACES ? [more(places.length - MOST_PLACES)] : [])].join(
    ', ',
  );

/** Characters that are shown in one message. */
const MOST_CHARACTERS = 12;

function charactersIn(characters: string): string {
  const all = Array.from(characters);
  const some = shortened(all.slice(0, MOST_CHARACTERS).join(all.some((one) => one.length > 1) ? ' ' : ''));
  return all.length > MOST_CHARACTERS
    ? t`${some} and ${counted(all.length - MOST_CHARACTERS, t`more character`, t`more characters`)}`
    : some;
}

/** The scripts that characters belong to, as a list in parentheses. */
function scriptsIn(characters: string): string {
  const names = listScriptNames(characters).map(translatePhrase);
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

const grouped = (value: number): string => (value === Number.POSITIVE_INFINITY ? t`endlessly many` : numeral(value));

const about = (games: Catalogue<GameDocuments>, fields: readonly string[]): string =>
  fields.length === 0 ? '' : ` (${fieldList(games, fields)})`;

/** Edits between a word in braces and the icon it may be a misspelling of. */
const slipsIn = (name: string): number => (name.length <= 4 ? 1 : 2);

/** The icon that a word in braces is probably a misspelling of. */
function iconMeant(braces: string, known: readonly string[]): string | undefined {
  const name = (/\p{L}+/u.exec(braces.replace(/^\{\s*(?:[+−-]?\d+|X)\s/u, '{'))?.[0] ?? '').toLowerCase();
  const near = known.map((icon) => [editDistance(name, icon), icon] as const).sort(([a], [b]) => a - b);
  const [best] = near;
  return name !== '' && best !== undefined && best[0] <= slipsIn(name) ? best[1] : undefined;
}

/** Icons that are named: a line of them helps, thirty do not. */
const MOST_ICONS = 10;

const iconNames = (known: readonly string[]): string =>
  known.length <= MOST_ICONS
    ? known.join(', ')
    : t`${known.slice(0, MOST_ICONS).join(', ')} and ${known.length - MOST_ICONS} more`;

function iconMessage(
  games: Catalogue<GameDocuments>,
  { written, fields, known }: Extract<CardNote, { kind: 'unknown-icon' }>,
): string {
  const meant = written.length === 1 ? iconMeant(written[0] ?? '', known) : undefined;
  const some = placesOf(
    written.map((one) => shortened(one)),
    (n) => t`${n} more`,
  );
  const all = known.length === 0 ? t`this game has no icons` : t`icons are ${iconNames(known)}`;
  const advice = meant === undefined ? all : t`did you mean ${`{${meant}}`}?`;
  return NOTE_SENTENCES.noIcons(some, written.length, about(games, fields), advice);
}

/** Characters that turn the direction of text have their effect; the others are left out. */
function hiddenMessage(
  games: Catalogue<GameDocuments>,
  { characters, fields }: Extract<CardNote, { kind: 'hidden-character' }>,
): string {
  const all = Array.from(characters);
  const clause = (of: readonly string[], say: (typeof NOTE_SENTENCES)['unseen']): string[] =>
    of.length === 0 ? [] : [say(charactersIn(of.join('')), of.length, about(games, fields))];
  return [
    ...clause(all.filter(hasDirectionControls), NOTE_SENTENCES.turning),
    ...clause(
      all.filter((one) => !hasDirectionControls(one)),
      NOTE_SENTENCES.unseen,
    ),
  ].join('; ');
}

const FONT_FAULTS: Readonly<Record<Extract<CardNote, { kind: 'missing-font' }>['fault'], string>> = texts({
  missing: 'is not at hand',
  restricted: 'does not allow to be embedded',
  broken: 'cannot be read',
});

/** Fields that hold numbers. */
const NUMBER = /^\/(?:level|power|move|size|reach|hp|traits)(?:\/|$)/;

/** One sentence without its full stop, to follow the character's name. */
export function noteMessage(games: Catalogue<GameDocuments>, note: CardNote): string {
  switch (note.kind) {
    case 'overflow':
      return note.fields.length === 0
        ? t`words of the template’s own find no room in their box`
        : note.fields.every((field) => NUMBER.test(field))
          ? NOTE_SENTENCES.tooLong(fieldList(games, note.fields), note.fields.length)
          : t`the card has no room for ${fieldList(games, note.fields)}; shorten its texts`;
    case 'continued':
      return NOTE_SENTENCES.onBack(subjectOf(games, note.fields));
    case 'continuation-card':
      return NOTE_SENTENCES.onCards(subjectOf(games, note.fields), note.cards);
    case 'track-overflow':
      return NOTE_SENTENCES.boxes(
        note.drawn,
        grouped(note.total),
        note.fields.length === 0 ? '' : fieldList(games, note.fields),
      );
    case 'missing-font':
      return t`the font ${shortened(note.font)} of the template ${note.template} ${FONT_FAULTS[note.fault]}; ${note.instead} stands in for it`;
    case 'broken-picture':
      return t`the picture ${shortened(note.picture)} of the template ${note.template} cannot be used: ${note.reason}`;
    case 'coarse-picture':
      return t`the picture ${shortened(note.picture)} of the template ${note.template} has ${note.dpi} dpi at the printed size; below ${COARSE_DPI} it looks coarse`;
    case 'missing-glyph':
      return t`no font has ${charactersIn(note.characters)}${scriptsIn(note.characters)}${about(games, note.fields)}`;
    case 'hidden-character':
      return hiddenMessage(games, note);
    case 'unknown-icon':
      return iconMessage(games, note);
    case 'too-long':
      return t`only the beginning is printed of ${fieldList(games, note.fields)}; a card takes ${grouped(LIMITS.cardLetters)} letters in all, and ${LIMITS.accents} accents on one letter`;
    case 'safe-area':
      return NOTE_SENTENCES.nearCut(subjectOf(games, note.fields));
    case 'unread-field':
      return t`the template ${note.template} points at ${pointedAt(note)}, which these rules do not have`;
    case 'misread-field':
      return t`the template ${note.template} ${misreadMessage(note)}`;
    case 'unread-word':
      return t`the template ${note.template} asks whether ${note.field} is ${quoted(note.words)} in ${placesOf(note.places)}, which it never is; it can be ${quoted(note.known)}`;
    case 'missing-art':
      return t`has no picture; ${INSTEAD[note.instead]}`;
    case 'missing-faction':
      return t`faction ${shortened(note.faction)} was not given; its symbol and colours are left out`;
    case 'broken-art':
      return t`its picture cannot be used: ${note.reason}`;
    case 'broken-symbol':
      return t`the symbol of its faction cannot be used: ${note.reason}`;
    case 'cut-drawing':
      return note.drawing === 'art'
        ? t`its drawing is printed in part: paths take the absolute commands M L H V Q C Z with all their numbers, and nothing else`
        : t`the symbol of its faction is printed in part: paths take the absolute commands M L H V Q C Z with all their numbers, and nothing else`;
    case 'simplified-art':
      return t`its SVG picture is drawn in part: ${note.reasons.join(' ').replace(/\.$/, '')}`;
    case 'low-resolution':
      return t`its picture has ${note.dpi} dpi at the printed size; below 200 it looks coarse`;
  }
}
