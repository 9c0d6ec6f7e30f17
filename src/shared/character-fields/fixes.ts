/** Proposes fixes for the findings of a table of fields. The judge tests each fix before the app offers it. */
import { parsePointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Finding, Fix } from '../rules/finding.ts';
import { computeEditDistance } from '../text/edit-distance.ts';
import { slugify } from '../text/slugify.ts';
import { truncate } from '../text/truncate.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import { type FieldSpec, type FieldTable, getUsualRange, isNumberField, isOptionalField } from './field.ts';
import { getNumberRule, type NumberKind } from './number-kinds.ts';

/**
 * Returns proposals for a finding with a code of `listFieldCodes`, best first. Empty for other codes.
 *
 * @param prefix the prefix of the codes: `ssua` for `ssua.character.number`
 */
export function proposeFieldFixes(
  prefix: string,
  fields: FieldTable,
  document: Character,
  finding: Finding,
): readonly Fix[] {
  const { code, path: pointer, actual, required } = finding;
  const field = findField(fields, parsePointer(pointer));
  switch (code) {
    case `${prefix}.character.id`: {
      const newId = slugify(document.name) || slugify(document.id) || 'character';
      return [createSetFix((translate) => translate('fixes.changeId', { id: newId }), pointer, newId)];
    }
    case `${prefix}.character.number`: {
      const numberKind = field && getNumberKind(field);
      return numberKind === undefined || !field
        ? []
        : [createNumberFix(field.label, pointer, numberKind, Number(actual))];
    }
    case `${prefix}.character.vocabulary`:
      return field ? createWordFixes(field, pointer, String(actual)) : [];
    case `${prefix}.character.limits`: {
      // A number beyond a bound may be intended; a number between two steps is a slip.
      const step = field && isNumberField(field) ? getUsualRange(field, document)?.multiple : undefined;
      if (!field || step === undefined || step !== required) return [];
      const nearestMultiple = Math.max(step, Math.round(Number(actual) / step) * step);
      return [
        createSetFix(
          (translate) =>
            translate('fixes.setNumber', { label: formatLateText(translate, field.label), value: nearestMultiple }),
          pointer,
          nearestMultiple,
        ),
      ];
    }
    default:
      return [];
  }
}

export const createSetFix = (label: LateText, pointer: string, value: unknown): Fix => ({
  label,
  edits: [{ op: 'set', path: pointer, value }],
});

export const createRemoveFix = (label: LateText, pointer: string): Fix => ({
  label,
  edits: [{ op: 'remove', path: pointer }],
});

/** Returns the field at a place. For a number by word, returns the field that contains the numbers. */
function findField(fields: FieldTable, [fieldName = '', ...deeperSegments]: readonly string[]): FieldSpec | undefined {
  const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined;
  if (field === undefined || deeperSegments.length === 0 || field.kind === 'numbers') return field;
  if (field.kind === 'group') return findField(field.fields, deeperSegments);
  return field.kind === 'list' ? findField(field.item, deeperSegments.slice(1)) : undefined;
}

const getNumberKind = (field: FieldSpec): NumberKind | undefined =>
  isNumberField(field) ? field.kind : field.kind === 'numbers' ? field.value : undefined;

function createNumberFix(label: LateText, pointer: string, numberKind: NumberKind, actualNumber: number): Fix {
  const { findNearest, smallest } = getNumberRule(numberKind);
  const fallbackNumber = typeof smallest === 'number' ? smallest : 0;
  // Adding 0 turns -0 into 0.
  const value = findNearest(Number.isFinite(actualNumber) ? actualNumber : fallbackNumber) + 0;
  return createSetFix(
    (translate) => translate('fixes.setNumber', { label: formatLateText(translate, label), value }),
    pointer,
    value,
  );
}

function createWordFixes(field: FieldSpec, pointer: string, actual: string): Fix[] {
  if (field.kind === 'numbers')
    return [createRemoveFix((translate) => translate('fixes.removeWord', { word: truncate(actual) }), pointer)];
  if (field.kind !== 'word') return [];
  const nearestWord = findNearestWord(actual, field.words);
  return [
    ...(nearestWord
      ? [
          createSetFix(
            (translate) =>
              translate('fixes.changeWord', {
                word: truncate(actual),
                meant: formatLateText(translate, nearestWord.label),
              }),
            pointer,
            nearestWord.id,
          ),
        ]
      : []),
    ...(isOptionalField(field)
      ? [createRemoveFix((translate) => translate('fixes.removeWord', { word: truncate(actual) }), pointer)]
      : []),
  ];
}

const normalizeLetters = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

/**
 * Returns the word with the same id or printed name, ignoring case. Otherwise returns the only word whose id has at most two typos, or at
 * most one if the word has up to four letters.
 */
function findNearestWord(actualWord: string, words: readonly PrintedWord[]): PrintedWord | undefined {
  const actualLetters = normalizeLetters(actualWord.slice(0, 40));
  if (actualLetters === '') return undefined;
  const sameWord = words.find(
    ({ id, printed }) => normalizeLetters(id) === actualLetters || normalizeLetters(printed) === actualLetters,
  );
  if (sameWord) return sameWord;
  const maxTypos = actualLetters.length <= 4 ? 1 : 2;
  const closeWords = words.filter(({ id }) => computeEditDistance(normalizeLetters(id), actualLetters) <= maxTypos);
  return closeWords.length === 1 ? closeWords[0] : undefined;
}
