/** Attacks in a cell, one a line, the name before the printed notation: `Bash: Fight / Close / Damage`. */

import { type CellFault, type CellKind, type CellReading, invalid, isPlain, value } from '../../../table/cell.ts';
import { placeOf, quote, splitItems, unquote } from '../../../table/quoted.ts';
import { attackNotation } from '../derive/notation.ts';
import { isSame, literalNotation, parseNotation } from '../derive/parse-notation.ts';
import type { Attack } from '../documents/schema.ts';
import { ACTION_TRAITS, ATTACK_TYPES, isOneOf } from '../facts.ts';

/** The attacks of a text, each with its name before a colon; where one is not in the notation, a clause that says so. */
export function readAttacks(text: string): Attack[] | CellFault {
  const attacks: Attack[] = [];
  for (const piece of splitItems(text.replace(/\r\n?/g, '\n'), '\n;')) {
    const colon = placeOf(piece, ':');
    const name = colon < 0 ? '' : piece.slice(0, colon).trim();
    const parsed = parseNotation(piece.slice(colon + 1));
    if (!parsed.ok) return parsed.message;
    attacks.push({ name: unquote(name) ?? name, ...parsed.attack });
  }
  return attacks;
}

/** The simplest notation of an attack that reads back as the same attack. */
function writeAttack(attack: Attack): string {
  const { name } = attack;
  const [plain, literal] = [attackNotation(attack), literalNotation(attack)];
  const ways = [name === '' ? plain : `${name}: ${plain}`, `${quote(name)}: ${plain}`, `${name}: ${literal}`];
  return ways.find((way) => isPlain(way) && givesBack(way, attack)) ?? `${quote(name)}: ${literal}`;
}

function givesBack(way: string, attack: Attack): boolean {
  const read = readAttacks(way);
  const [one, another] = typeof read === 'function' ? [] : read;
  return one?.name === attack.name && another === undefined && isSame({ ok: true, attack: one }, attack);
}

/** The attacks of a pasted text that holds nothing but attacks in words of the rules; else none. */
export function pastedAttacks(text: string): Attack[] {
  const read = text.includes('/') ? readAttacks(text) : [];
  if (typeof read === 'function') return [];
  const isKnown = ({ trait, type }: Attack) => isOneOf(ACTION_TRAITS, trait) && isOneOf(ATTACK_TYPES, type);
  return read.every(isKnown) ? read : [];
}

export const ATTACKS: CellKind = {
  lines: true,
  write: (list) => (Array.isArray(list) ? list.map(writeAttack).join('\n') : ''),
  read: (text): CellReading => {
    const read = readAttacks(text);
    return typeof read === 'function' ? invalid(read) : value(read);
  },
};
