/** Formats values of documents as one readable line each. */

import { writeCanonicalJson } from '../../../document/fingerprint/canonical.ts';
import { isObject, type JsonObject } from '../../../document/json/json-object.ts';
import { getShape } from '../../../document/shape.ts';
import { findTypeMismatch } from '../../../document/type-mismatch.ts';
import { formatPlainNumber } from '../../../text/number-text.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { formatAttackNotation } from '../derive/notation.ts';
import { getTermName } from '../names.ts';
import { type Attack, attackSchema } from './schema.ts';

/** Matches the pointers of fields that hold words of the rules. */
const WORD_POINTER = /^\/(?:alignment|formation|allegiance\/(?:kind|alignment))$/;
/** Matches the pointers of entries in lists of such words: `/classes/0`, `/keywords/type/1`. */
const LISTED_WORD_POINTER = /^\/(?:classes|movement|keywords\/\w+|gimmicks|formations|allegiances)\/\d+$/;
const ATTACK_SHAPE = getShape(attackSchema);

/** Formats the value at a pointer. Returns undefined for values that need no other form than their JSON. */
export function formatLine(pointer: string, value: unknown): LateText | undefined {
  if (typeof value === 'string')
    return WORD_POINTER.test(pointer) || LISTED_WORD_POINTER.test(pointer) ? getTermName(value) : undefined;
  if (!isObject(value)) return undefined;
  if (pointer === '/hp') return formatHp(value);
  if (/^\/traits\/[^/]+$/.test(pointer)) return formatTrait(value);
  if (/^\/weaknesses\/\d+$/.test(pointer)) return formatWeakness(value);
  if (/^\/attacks\/\d+$/.test(pointer)) return formatAttack(value);
  return /^\/characters\/\d+$/.test(pointer) ? formatEmbeddedCharacter(value) : undefined;
}

function formatAttack(value: JsonObject): string | undefined {
  if (findTypeMismatch(ATTACK_SHAPE, value) !== undefined) return undefined;
  const attack = value as unknown as Attack;
  return `${attack.name}: ${formatAttackNotation(attack)}`;
}

function formatWeakness({ keyword, vulnerability }: JsonObject): string {
  const keywordName = typeof keyword === 'string' ? getTermName(keyword) : formatPlainValue(keyword);
  return vulnerability === true ? `${keywordName} (Vulnerability)` : keywordName;
}

/** Formats a trait. If the dice aren't a number, the text uses the plural. */
function formatTrait({ dice, resistance }: JsonObject): LateText {
  const values = { dice: formatPlainValue(dice), count: typeof dice === 'number' ? dice : 0 };
  return (translate) =>
    resistance === undefined
      ? translate('suDocumentLines.trait', values)
      : translate('suDocumentLines.traitAndResistance', { ...values, resistance: formatPlainValue(resistance) });
}

const formatHp = ({ total, red }: JsonObject): LateText =>
  red === undefined
    ? formatPlainValue(total)
    : (translate) => translate('suDocumentLines.hp', { total: formatPlainValue(total), red: formatPlainValue(red) });

const formatEmbeddedCharacter = ({ name, level }: JsonObject): string | undefined =>
  typeof name === 'string' && typeof level === 'number' ? `${name}, Level ${formatPlainNumber(level)}` : undefined;

const formatPlainValue = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? formatPlainNumber(value) : writeCanonicalJson(value);
