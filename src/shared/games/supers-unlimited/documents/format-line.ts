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
const LISTED_WORD_POINTER = /^\/(?:classes|movement|keywords\/\w+|gimmicks|formations|allegiances)\/\d+$/;
const ATTACK_SHAPE = getShape(attackSchema);

export function formatLine(pointer: string, fieldValue: unknown): LateText | undefined {
  if (typeof fieldValue === 'string')
    return WORD_POINTER.test(pointer) || LISTED_WORD_POINTER.test(pointer) ? getTermName(fieldValue) : undefined;
  if (!isObject(fieldValue)) return undefined;
  if (pointer === '/hp') return formatHp(fieldValue);
  if (/^\/traits\/[^/]+$/.test(pointer)) return formatTrait(fieldValue);
  if (/^\/weaknesses\/\d+$/.test(pointer)) return formatWeakness(fieldValue);
  if (/^\/attacks\/\d+$/.test(pointer)) return formatAttack(fieldValue);
  return /^\/characters\/\d+$/.test(pointer) ? formatEmbeddedCharacter(fieldValue) : undefined;
}

function formatAttack(fieldValue: JsonObject): string | undefined {
  if (findTypeMismatch(ATTACK_SHAPE, fieldValue) !== undefined) return undefined;
  const attack = fieldValue as unknown as Attack;
  return `${attack.name}: ${formatAttackNotation(attack)}`;
}

function formatWeakness({ keyword, vulnerability }: JsonObject): string {
  const keywordName = typeof keyword === 'string' ? getTermName(keyword) : formatPlainValue(keyword);
  return vulnerability === true ? `${keywordName} (Vulnerability)` : keywordName;
}

/** Formats a trait. A value that isn't a number is shown as it is written, in the plural. */
function formatTrait({ dice, resistance }: JsonObject): LateText {
  const values = { dice: formatPlainValue(dice), count: typeof dice === 'number' ? dice : 0 };
  return (translate) =>
    resistance === undefined
      ? translate('suDocumentLines.trait', values)
      : translate('suDocumentLines.traitAndResistance', { ...values, resistance: formatPlainValue(resistance) });
}

const formatHp = ({ total: totalBoxes, red: redBoxes }: JsonObject): LateText =>
  redBoxes === undefined
    ? formatPlainValue(totalBoxes)
    : (translate) =>
        translate('suDocumentLines.hp', { total: formatPlainValue(totalBoxes), red: formatPlainValue(redBoxes) });

const formatEmbeddedCharacter = ({ name: characterName, level }: JsonObject): string | undefined =>
  typeof characterName === 'string' && typeof level === 'number'
    ? `${characterName}, Level ${formatPlainNumber(level)}`
    : undefined;

const formatPlainValue = (fieldValue: unknown): string =>
  typeof fieldValue === 'string'
    ? fieldValue
    : typeof fieldValue === 'number'
      ? formatPlainNumber(fieldValue)
      : writeCanonicalJson(fieldValue);
