/**
 * The printed notation of attacks (E-81) read back: `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. What is
 * printed for the words of the rules is read as these words; words in quotes are taken as they are, others that nobody knows
 * stay as they were written and become findings.
 */

import type { CellFault } from '../../../table/cell.ts';
import { parts, placeOf, quote, splitItems, unquote } from '../../../table/quoted.ts';
import { NOTHING_KNOWN, readWord, type Vocabulary, vocabulary } from '../../../table/word-cell.ts';
import { fullAttack } from '../documents/normal.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, CONTROL_TARGETS, EFFECTS } from '../facts.ts';
import { nameOf } from '../names.ts';

/** An attack without its name. */
type Notation = Omit<Attack, 'name'>;
export type ParsedNotation = { ok: true; attack: Notation } | { ok: false; message: CellFault };

/** The tables may call the trait by either name (E?1). */
const TRAITS: Vocabulary = {
  find: (written, context) => (/^shoot$/i.test(written) ? 'aim' : TRAIT_VOCABULARY.find(written, context)),
};
const TRAIT_VOCABULARY = vocabulary(ACTION_TRAITS, nameOf);
const TYPES = vocabulary(ATTACK_TYPES, nameOf);
const EFFECT_VOCABULARY = vocabulary(EFFECTS, nameOf);
const TARGETS = vocabulary(CONTROL_TARGETS, nameOf);

const NUMBER = '(?:\\d+(?:[.,]\\d+)?(?:e[+-]?\\d+)?|∞)';
const RANGE = new RegExp(`^(.*\\S)\\s+([-−]?${NUMBER})(?:\\s*(?:″|"|in\\.?|inch(?:es)?))?$`, 'is');
const DICE = new RegExp(`^([+\\-−])\\s*(${NUMBER})\\s*d(?:10)?$`, 'i');
const BONUS = new RegExp(`^([+\\-−])\\s*(${NUMBER})$`, 'i');

/** Reads one attack; on failure a clause with what is missing. */
export function parseNotation(text: string): ParsedNotation {
  const [first, second, ...others] = splitItems(text.replace(/[\r\n]+/g, ' '), '/');
  if (first === undefined || second === undefined) return { ok: false, message: SHAPE };
  const rolled = others[0] !== undefined && /^[+\-−]/.test(others[0]) ? rollOf(others.shift() as string) : {};
  if (rolled === undefined) return { ok: false, message: (translate) => translate('attackCells.noBonus') };
  if (others.length > 1) return { ok: false, message: SHAPE };
  return {
    ok: true,
    attack: { ...traitsOf(first), ...typeOf(second), ...rolled, effects: effectsOf(others[0] ?? '') },
  };
}

const SHAPE: CellFault = (translate) => translate('attackCells.noAttack');

const word = (piece: string, of: Vocabulary) => readWord(piece, of, NOTHING_KNOWN);
const number = (text: string, sign = '') =>
  (/^[-−]/.test(sign + text) ? -1 : 1) *
  (text.includes('∞') ? Number.POSITIVE_INFINITY : Number(text.replace(/^[-−]/, '').replace(',', '.')));

/**
 * Splits a text at a pattern, outside of quotes, and trims the pieces. The pattern needs to match one of the blanks before a
 * word only: one that matches all of them reads every run of blanks once from each of its characters.
 */
function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  let plain = text.includes('"') ? '' : text;
  // Words in quotes are blanked, so that the search does not match inside them.
  if (plain === '')
    for (const { kind, from, to } of parts(text)) plain += kind === 'letter' ? text[from] : '\u0001'.repeat(to - from);
  const cut: string[] = [];
  let from = 0;
  for (const match of plain.matchAll(separator)) {
    cut.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...cut, text.slice(from)].map((piece) => piece.trim());
}

function traitsOf(text: string): Pick<Attack, 'trait' | 'versus'> {
  const [trait = '', versus] = splitOutsideQuotes(text, /\s(?:vs\.?|versus)\s+/gi);
  return { trait: word(trait, TRAITS), ...(versus === undefined ? {} : { versus: word(versus, TRAITS) }) };
}

function typeOf(text: string): Pick<Attack, 'type' | 'range'> {
  const match = unquote(text) === undefined ? RANGE.exec(text) : null;
  if (match === null) return { type: word(text, TYPES) };
  return { type: word(match[1] as string, TYPES), range: number(match[2] as string) };
}

/** Splits `+1D10 -2` before its signs. The sign of an exponent, as in `+1e-3`, stays with its number. */
function splitBeforeSigns(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[+\-−]/g)) {
    if (/e/i.test(text.charAt(index - 1))) continue;
    pieces.push(text.slice(start, index));
    start = index;
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function rollOf(text: string): Pick<Attack, 'bonusDice' | 'bonus'> | undefined {
  const rolled: { bonusDice?: number; bonus?: number } = {};
  for (const part of splitBeforeSigns(text)) {
    const dice = DICE.exec(part);
    const bonus = dice === null ? BONUS.exec(part) : null;
    if (dice) rolled.bonusDice = number(dice[2] as string, dice[1]);
    else if (bonus) rolled.bonus = number(bonus[2] as string, bonus[1]);
    else return undefined;
  }
  return rolled;
}

function effectsOf(text: string): Attack['effects'] {
  return splitOutsideQuotes(text, /\sand\s+|[,&]\s*/gi)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const open = piece.endsWith(')') ? placeOf(piece, '(') : -1;
      if (open < 0) return { effect: word(piece, EFFECT_VOCABULARY) };
      return { effect: word(piece.slice(0, open), EFFECT_VOCABULARY), type: word(piece.slice(open + 1, -1), TARGETS) };
    });
}

/** Whether what was read equals an attack, apart from its name. */
export function isSame(parsed: ParsedNotation, attack: Attack): boolean {
  const full = (a: Attack) => ({ ...fullAttack(a), name: '' });
  const text = (a: Attack) =>
    JSON.stringify(full(a), (_, n) =>
      n === Number.POSITIVE_INFINITY ? '∞' : n === Number.NEGATIVE_INFINITY ? '-∞' : n,
    );
  return parsed.ok && text({ ...parsed.attack, name: '' }) === text(attack);
}

/** The notation with every word in quotes and every number in full: it gives back whatever there is. */
export function literalNotation(attack: Attack): string {
  const { trait, versus, type, range, bonusDice, bonus, effects } = fullAttack(attack);
  const signed = (n: number) => `${n < 0 ? '-' : '+'}${exact(Math.abs(n))}`;
  const roll = [...(bonusDice === 0 ? [] : [`${signed(bonusDice)}D10`]), ...(bonus === 0 ? [] : [signed(bonus)])];
  const effect = (e: Attack['effects'][number]) =>
    `${quote(e.effect)}${e.type === undefined ? '' : ` (${quote(e.type)})`}`;
  return [
    versus === trait ? quote(trait) : `${quote(trait)} vs ${quote(versus)}`,
    range === undefined ? quote(type) : `${quote(type)} ${range < 0 ? '-' : ''}${exact(Math.abs(range))}`,
    ...(roll.length > 0 ? [roll.join(' ')] : []),
    ...(effects.length > 0 ? [effects.map(effect).join(' and ')] : []),
  ].join(' / ');
}

const exact = (n: number) => (Number.isFinite(n) ? String(n) : '∞');
