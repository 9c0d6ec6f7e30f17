/** Values of documents as one readable line each. */

import { canonicalJson } from '../../../document/fingerprint/canonical.ts';
import { firstFault } from '../../../document/first-fault.ts';
import { isObject, type JsonObject } from '../../../document/json/json-object.ts';
import { shapeOf } from '../../../document/shape.ts';
import { numberText } from '../../../text/number-text.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { attackNotation } from '../derive/notation.ts';
import { nameOf } from '../names.ts';
import { type Attack, attackSchema } from './schema.ts';

/** Pointers of fields that hold words of the rules. */
const WORD = /^\/(?:alignment|formation|allegiance\/(?:kind|alignment))$/;
const LISTED_WORD = /^\/(?:classes|movement|keywords\/\w+|gimmicks|formations|allegiances)\/\d+$/;
const ATTACK = shapeOf(attackSchema);

export function line(pointer: string, value: unknown): LateText | undefined {
  if (typeof value === 'string') return WORD.test(pointer) || LISTED_WORD.test(pointer) ? nameOf(value) : undefined;
  if (!isObject(value)) return undefined;
  if (pointer === '/hp') return hp(value);
  if (/^\/traits\/[^/]+$/.test(pointer)) return trait(value);
  if (/^\/weaknesses\/\d+$/.test(pointer)) return weakness(value);
  if (/^\/attacks\/\d+$/.test(pointer)) return attack(value);
  return /^\/characters\/\d+$/.test(pointer) ? embedded(value) : undefined;
}

function attack(value: JsonObject): string | undefined {
  if (firstFault(ATTACK, value) !== undefined) return undefined;
  const read = value as unknown as Attack;
  return `${read.name}: ${attackNotation(read)}`;
}

function weakness({ keyword, vulnerability }: JsonObject): string {
  const name = typeof keyword === 'string' ? nameOf(keyword) : plain(keyword);
  return vulnerability === true ? `${name} (Vulnerability)` : name;
}

/** A number that is no number is shown as it is written, in the plural. */
function trait({ dice, resistance }: JsonObject): LateText {
  const values = { dice: plain(dice), count: typeof dice === 'number' ? dice : 0 };
  return (translate) =>
    resistance === undefined
      ? translate('suDocumentLines.trait', values)
      : translate('suDocumentLines.traitAndResistance', { ...values, resistance: plain(resistance) });
}

const hp = ({ total, red }: JsonObject): LateText =>
  red === undefined
    ? plain(total)
    : (translate) => translate('suDocumentLines.hp', { total: plain(total), red: plain(red) });

const embedded = ({ name, level }: JsonObject): string | undefined =>
  typeof name === 'string' && typeof level === 'number' ? `${name}, Level ${numberText(level)}` : undefined;

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? numberText(value) : canonicalJson(value);
