/** What is wrong with a template, in words. */
import { t, texts, translatePhrase } from '../../../i18n/phrases.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';

const named = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const list = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : t`${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
/** Enough to see the one that was meant. */
const MOST_NAMES = 30;

/** What the types of a schema are called by people who write JSON. */
export const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  tuple: 'a list',
  null: 'null',
  undefined: 'nothing',
  nan: 'no number',
};
const typeWord = (type: string): string => TYPE_WORDS[type] ?? type;

const UNITS = { number: ['', ''], characters: [' character', ' characters'], entries: [' entry', ' entries'] } as const;

function range({ least, most, of }: Extract<ProblemDetail, { kind: 'range' }>): string {
  const unit = translatePhrase(UNITS[of][(most ?? least) === 1 ? 0 : 1]);
  if (least !== undefined && least === most) return t`expected ${least}${unit}`;
  if (least !== undefined && most !== undefined) return t`expected ${least} to ${most}${unit}`;
  return least === undefined ? t`expected at most ${most ?? ''}${unit}` : t`expected at least ${least}${unit}`;
}

const FORMS: Readonly<Record<Extract<ProblemDetail, { kind: 'form' }>['form'], string>> = texts({
  hex: 'a colour such as "#c9302c"',
  id: 'small letters, digits and hyphens, such as "night-shift"',
  name: 'a name of 1 to 80 characters',
  item: 'a pointer into the entry such as "/name", or "" for the entry itself',
  pointer: 'a pointer such as "/character/level", or "./text" in a repeated entry',
  path: 'path data with the commands M L H V C Q Z only, all absolute, from an M on and each with its numbers',
  font: '"sha256:" and the hash of a font, or a font file beside the template such as "headline.ttf"',
  picture: '"sha256:" and the hash of a picture, or a picture file beside the template such as "paper.jpg"',
  other: 'another form',
});

const SHAPES: Readonly<Record<Extract<ProblemDetail, { kind: 'shape' }>['of'], string>> = texts({
  value: 'an object with one of "text", "at", "item", "each", "join"',
  condition: 'an object with one of "all", "any", "not", "at"',
  other: 'another form',
});

/** Numbers stand without quotes, as they are written. */
const optionList = ({ options }: Extract<ProblemDetail, { kind: 'one-of' }>): string =>
  options.map((option) => (typeof option === 'string' ? `"${option}"` : String(option))).join(', ');

function wrongMessage(wrong: ProblemDetail): string {
  switch (wrong.kind) {
    case 'type':
      return t`expected ${typeWord(wrong.expected)}, got ${typeWord(wrong.got)}`;
    case 'missing':
      return t`is missing, expected ${typeWord(wrong.expected)}`;
    case 'range':
      return range(wrong);
    case 'one-of':
      return t`expected ${wrong.options.length > 1 ? t`one of ` : ''}${optionList(wrong)}, got ${wrong.got}`;
    case 'unknown-keys': {
      const known = wrong.known.length === 0 ? '' : t`; there is ${named(wrong.known.slice(0, MOST_NAMES))}`;
      return t`there is no ${named(wrong.keys)} here${known}`;
    }
    case 'mixed':
      return t`expected only one of ${named(wrong.keys)}`;
    case 'item-outside':
      return t`expected a list around it: "item" and "./" point into the entry of an "each"`;
    case 'no-number':
      return t`expected a number such as "12", got "${wrong.got}"`;
    case 'number-in-words':
      return t`expected a number alone, got it with "${wrong.got}" beside it`;
    case 'flat':
      return t`expected a ${translatePhrase(wrong.side)} of more than 0 mm, got ${wrong.got}`;
    case 'form':
      return t`expected ${FORMS[wrong.form]}`;
    case 'shape':
      return t`expected ${SHAPES[wrong.of]}`;
    case 'unknown-name': {
      const known =
        wrong.known.length === 0 ? t`there is none` : t`there is ${named(wrong.known.slice(0, MOST_NAMES))}`;
      return t`expected the name of ${wrong.what === 'element' ? 'an' : 'a'} ${translatePhrase(wrong.what)}, got "${wrong.name}"; ${known}`;
    }
    case 'flow-takes-nothing':
      return t`expected a flow with "continued", which says how it sets what arrives; "${wrong.name}" has none`;
    case 'repeats-nothing':
      return t`expected another flow with ${wrong.each === undefined ? t`"each" in all sections` : `"each": "${wrong.each}"`}, where what is left out here stands in full`;
    case 'id-twice':
      return t`expected an id of its own; ${list(wrong.others)} ${wrong.others.length === 1 ? t`is` : t`are`} called "${wrong.id}" too`;
    case 'outside':
      return wrong.of === 'trim'
        ? t`expected a box inside the trim of ${wrong.width} x ${wrong.height} mm, since words would be cut off`
        : t`expected a box that touches the card of ${wrong.width} x ${wrong.height} mm or its bleed`;
    case 'order':
      return t`expected ${wrong.smaller} to be no greater than ${wrong.greater}`;
    case 'dots':
      return t`expected at most ${wrong.most} dots, got ${wrong.count}; make the pitch wider`;
    case 'needs':
      return t`expected ${wrong.keys.length > 1 ? t`one of ` : ''}${named(wrong.keys)}`;
    case 'more-without-flow':
      return t`expected a flow with "continued", which takes what front and back have no room for`;
    case 'too-deep':
      return t`expected at most ${wrong.most} lists and objects in each other`;
    case 'too-much':
      return t`expected at most ${wrong.most} characters in all`;
    case 'proto':
      return t`a key called "__proto__" is not allowed`;
  }
}

/** `front[3] (text, id name): box: expected 4 entries`, with the file before it where there is one. */
export function problemMessage({ at, element, key, wrong }: TemplateProblem, file?: string): string {
  const who = element && ` (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
  const place = [file, at === '' ? undefined : `${at}${who ?? ''}`, key === '' ? undefined : key];
  return [...place.filter((part) => part !== undefined), wrongMessage(wrong)].join(': ');
}
