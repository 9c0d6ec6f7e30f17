/** Reads and writes attacks in a cell: one per line, with the name before the printed notation: `Bash: Fight / Close / Damage`. */

import {
  acceptValue,
  type CellKind,
  type CellReading,
  type DescribeCellFault,
  isPlainText,
  rejectCell,
} from '../../../spreadsheet/cell.ts';
import { indexOfSign, quote, splitItems, unquote } from '../../../spreadsheet/quoted-text.ts';
import { formatAttackNotation } from '../derive/notation.ts';
import { formatLiteralNotation, isSameAttack, parseNotation } from '../derive/parse-notation.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, isOneOf } from '../facts.ts';

/** Reads the attacks of a text, each with its name before a colon. Returns a description of the fault if an attack can't be read. */
export function readAttacks(cellText: string): Attack[] | DescribeCellFault {
  const attacks: Attack[] = [];
  for (const attackText of splitItems(cellText.replace(/\r\n?/g, '\n'), '\n;')) {
    const colonIndex = indexOfSign(attackText, ':');
    const attackName = colonIndex < 0 ? '' : attackText.slice(0, colonIndex).trim();
    const parsed = parseNotation(attackText.slice(colonIndex + 1));
    if (!parsed.ok) return parsed.message;
    attacks.push({ name: unquote(attackName) ?? attackName, ...parsed.attack });
  }
  return attacks;
}

/** Writes an attack in the simplest notation that reads back as the same attack. */
function writeAttack(attack: Attack): string {
  const { name } = attack;
  // The literal notation has every word in quotes, so that any attack reads back unchanged.
  const [plainNotation, literalNotation] = [formatAttackNotation(attack), formatLiteralNotation(attack)];
  const notations = [
    name === '' ? plainNotation : `${name}: ${plainNotation}`,
    `${quote(name)}: ${plainNotation}`,
    `${name}: ${literalNotation}`,
  ];
  return (
    notations.find((notation) => isPlainText(notation) && readsBack(notation, attack)) ??
    `${quote(name)}: ${literalNotation}`
  );
}

/** Whether a notation is read as exactly this attack. */
function readsBack(notation: string, attack: Attack): boolean {
  const readResult = readAttacks(notation);
  const [firstAttack, secondAttack] = typeof readResult === 'function' ? [] : readResult;
  return (
    firstAttack?.name === attack.name &&
    secondAttack === undefined &&
    isSameAttack({ ok: true, attack: firstAttack }, attack)
  );
}

/** Reads the attacks of a pasted text. Returns an empty list if any part isn't an attack with a trait and type of the rules. */
export function readPastedAttacks(pastedText: string): Attack[] {
  const readResult = pastedText.includes('/') ? readAttacks(pastedText) : [];
  if (typeof readResult === 'function') return [];
  const isKnown = ({ trait, type }: Attack) => isOneOf(ACTION_TRAITS, trait) && isOneOf(ATTACK_TYPES, type);
  return readResult.every(isKnown) ? readResult : [];
}

export const ATTACKS_CELL: CellKind = {
  allowsLines: true,
  write: (list) => (Array.isArray(list) ? list.map(writeAttack).join('\n') : ''),
  read: (cellText): CellReading => {
    const readResult = readAttacks(cellText);
    return typeof readResult === 'function' ? rejectCell(readResult) : acceptValue(readResult);
  },
};
