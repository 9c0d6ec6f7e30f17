/**
 * Reads the printed notation of attacks (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. Printed names of
 * terms are read as these terms; words in quotes are read literally. Unknown words are kept unchanged and become findings.
 */

import type { DescribeCellFault } from '../../../spreadsheet/cell.ts';
import { indexOfSign, quote, splitItems, splitSegments, unquote } from '../../../spreadsheet/quoted-text.ts';
import { createWordVocabulary, NOTHING_KNOWN, readWord, type Vocabulary } from '../../../spreadsheet/word-cell.ts';
import { completeAttack } from '../documents/complete.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, CONTROL_TARGETS, EFFECTS } from '../facts.ts';
import { getTermName } from '../names.ts';

/** An attack without a name. */
type Notation = Omit<Attack, 'name'>;
export type ParsedNotation = { ok: true; attack: Notation } | { ok: false; message: DescribeCellFault };

/** Reads the traits. Spreadsheets may use Shoot as a name of Aim (E?1). */
const TRAITS: Vocabulary = {
  find: (written, context) => (/^shoot$/i.test(written) ? 'aim' : TRAIT_VOCABULARY.find(written, context)),
};
const TRAIT_VOCABULARY = createWordVocabulary(ACTION_TRAITS, getTermName);
const TYPES = createWordVocabulary(ATTACK_TYPES, getTermName);
const EFFECT_VOCABULARY = createWordVocabulary(EFFECTS, getTermName);
const TARGETS = createWordVocabulary(CONTROL_TARGETS, getTermName);

// `8`, `2.5`, `1e3` or `∞`; an Attack Type with its range: `Projectile 8`, `Beam 8″`; bonus dice: `+1D10`; a bonus: `−2`.
const NUMBER = '(?:\\d+(?:[.,]\\d+)?(?:e[+-]?\\d+)?|∞)';
const RANGE = new RegExp(`^(.*\\S)\\s+([-−]?${NUMBER})(?:\\s*(?:″|"|in\\.?|inch(?:es)?))?$`, 'is');
const DICE = new RegExp(`^([+\\-−])\\s*(${NUMBER})\\s*d(?:10)?$`, 'i');
const BONUS = new RegExp(`^([+\\-−])\\s*(${NUMBER})$`, 'i');

/** Reads one attack. The message of a failure says what is missing. */
export function parseNotation(notationText: string): ParsedNotation {
  const [traitsText, typeText, ...remainingParts] = splitItems(notationText.replace(/[\r\n]+/g, ' '), '/');
  if (traitsText === undefined || typeText === undefined) return { ok: false, message: WRONG_SHAPE };
  const parsedRoll =
    remainingParts[0] !== undefined && /^[+\-−]/.test(remainingParts[0])
      ? parseRoll(remainingParts.shift() as string)
      : {};
  if (parsedRoll === undefined) return { ok: false, message: (translate) => translate('attackCells.noBonus') };
  if (remainingParts.length > 1) return { ok: false, message: WRONG_SHAPE };
  return {
    ok: true,
    attack: {
      ...parseTraits(traitsText),
      ...parseTypeAndRange(typeText),
      ...parsedRoll,
      effects: parseEffects(remainingParts[0] ?? ''),
    },
  };
}

const WRONG_SHAPE: DescribeCellFault = (translate) => translate('attackCells.noAttack');

const readTerm = (termText: string, vocabulary: Vocabulary) => readWord(termText, vocabulary, NOTHING_KNOWN);
const parseNumber = (numberText: string, signText = '') =>
  (/^[-−]/.test(signText + numberText) ? -1 : 1) *
  (numberText.includes('∞') ? Number.POSITIVE_INFINITY : Number(numberText.replace(/^[-−]/, '').replace(',', '.')));

/**
 * Splits a text at a pattern outside of quotes, and trims the pieces. The pattern should match only one blank before a word. A pattern that
 * matches all blanks scans every run of blanks again from each of its characters.
 */
function splitOutsideQuotes(notationText: string, separator: RegExp): string[] {
  let unquotedText = notationText.includes('"') ? '' : notationText;
  // A placeholder character replaces quoted words, so that the pattern doesn't match inside them.
  if (unquotedText === '')
    for (const { kind, start, end } of splitSegments(notationText))
      unquotedText += kind === 'letter' ? notationText[start] : '\u0001'.repeat(end - start);
  const pieces: string[] = [];
  let pieceStart = 0;
  for (const match of unquotedText.matchAll(separator)) {
    pieces.push(notationText.slice(pieceStart, match.index));
    pieceStart = match.index + match[0].length;
  }
  return [...pieces, notationText.slice(pieceStart)].map((piece) => piece.trim());
}

function parseTraits(partText: string): Pick<Attack, 'trait' | 'versus'> {
  const [trait = '', versus] = splitOutsideQuotes(partText, /\s(?:vs\.?|versus)\s+/gi);
  return { trait: readTerm(trait, TRAITS), ...(versus === undefined ? {} : { versus: readTerm(versus, TRAITS) }) };
}

function parseTypeAndRange(partText: string): Pick<Attack, 'type' | 'range'> {
  const match = unquote(partText) === undefined ? RANGE.exec(partText) : null;
  if (match === null) return { type: readTerm(partText, TYPES) };
  return { type: readTerm(match[1] as string, TYPES), range: parseNumber(match[2] as string) };
}

/** Splits `+1D10 -2` before its signs. The sign of an exponent, as in `+1e-3`, stays with its number. */
function splitBeforeSigns(partText: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { index } of partText.matchAll(/[+\-−]/g)) {
    if (/e/i.test(partText.charAt(index - 1))) continue;
    pieces.push(partText.slice(start, index));
    start = index;
  }
  return [...pieces, partText.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Reads bonus dice and a bonus. Returns undefined if a part is neither. */
function parseRoll(partText: string): Pick<Attack, 'bonusDice' | 'bonus'> | undefined {
  const parsedRoll: { bonusDice?: number; bonus?: number } = {};
  for (const signedPart of splitBeforeSigns(partText)) {
    const diceMatch = DICE.exec(signedPart);
    const bonusMatch = diceMatch === null ? BONUS.exec(signedPart) : null;
    if (diceMatch) parsedRoll.bonusDice = parseNumber(diceMatch[2] as string, diceMatch[1]);
    else if (bonusMatch) parsedRoll.bonus = parseNumber(bonusMatch[2] as string, bonusMatch[1]);
    else return undefined;
  }
  return parsedRoll;
}

function parseEffects(partText: string): Attack['effects'] {
  return splitOutsideQuotes(partText, /\sand\s+|[,&]\s*/gi)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const parenthesisIndex = piece.endsWith(')') ? indexOfSign(piece, '(') : -1;
      if (parenthesisIndex < 0) return { effect: readTerm(piece, EFFECT_VOCABULARY) };
      return {
        effect: readTerm(piece.slice(0, parenthesisIndex), EFFECT_VOCABULARY),
        type: readTerm(piece.slice(parenthesisIndex + 1, -1), TARGETS),
      };
    });
}

/** Whether a parsed attack equals an attack, apart from the name. */
export function isSameAttack(parsed: ParsedNotation, attack: Attack): boolean {
  const completeWithoutName = (unnamedAttack: Attack) => ({ ...completeAttack(unnamedAttack), name: '' });
  const toComparable = (attackToCompare: Attack) =>
    JSON.stringify(completeWithoutName(attackToCompare), (_key, value) =>
      value === Number.POSITIVE_INFINITY ? '∞' : value === Number.NEGATIVE_INFINITY ? '-∞' : value,
    );
  return parsed.ok && toComparable({ ...parsed.attack, name: '' }) === toComparable(attack);
}

/** Formats an attack with every word in quotes and every number in full, so that any attack reads back unchanged. */
export function formatLiteralNotation(attack: Attack): string {
  const { trait, versus, type, range, bonusDice, bonus, effects } = completeAttack(attack);
  const formatSigned = (amount: number) => `${amount < 0 ? '-' : '+'}${formatExactNumber(Math.abs(amount))}`;
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${formatSigned(bonusDice)}D10`]),
    ...(bonus === 0 ? [] : [formatSigned(bonus)]),
  ];
  const formatEffect = (attackEffect: Attack['effects'][number]) =>
    `${quote(attackEffect.effect)}${attackEffect.type === undefined ? '' : ` (${quote(attackEffect.type)})`}`;
  return [
    versus === trait ? quote(trait) : `${quote(trait)} vs ${quote(versus)}`,
    range === undefined ? quote(type) : `${quote(type)} ${range < 0 ? '-' : ''}${formatExactNumber(Math.abs(range))}`,
    ...(rollParts.length > 0 ? [rollParts.join(' ')] : []),
    ...(effects.length > 0 ? [effects.map(formatEffect).join(' and ')] : []),
  ].join(' / ');
}

const formatExactNumber = (amount: number) => (Number.isFinite(amount) ? String(amount) : '∞');
