/** Creates the checks of a table of fields: ids, numbers, words and usual bounds, with the codes of one game. */
import { joinPointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Cite } from '../rules/finding.ts';
import type { FindingDraft, Rule } from '../rules/rule.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import { type FieldTable, getUsualRange, isNumberField, type UsualRange } from './field.ts';
import { getNumberRule, type NumberKind } from './number-kinds.ts';
import { listPlaces, type Place } from './places.ts';

/** Context of a rule on a character. */
export interface CharacterContext<C extends Character = Character, O = unknown> {
  readonly document: C;
  readonly options: O;
}

export interface RuleSource<P extends string> {
  /** Prefix of the codes: `ssua` makes `ssua.character.number`. */
  readonly prefix: P;
  readonly fields: FieldTable;
  /** Returns the place of a fact in the rules of the game. @param factNumber the number of a rule, such as `A-5` */
  cite(factNumber: string): Cite;
}

const CODE_PARTS = ['id', 'number', 'vocabulary', 'limits'] as const;
export type FieldCode<P extends string> = `${P}.character.${(typeof CODE_PARTS)[number]}`;

/** Returns the codes of a table, in the order that findings at one path keep. */
export const listFieldCodes = <P extends string>(prefix: P): FieldCode<P>[] =>
  CODE_PARTS.map((codePart) => `${prefix}.character.${codePart}` as const);

/** Citation of Rollcall's own rules. */
const ROLLCALL: Cite = { source: 'Rollcall', heading: 'Documents' };

/** Returns the citation of a field: its first fact, otherwise Rollcall. */
const getCite = ({ cite }: Pick<RuleSource<string>, 'cite'>, factNumber: string | undefined): Cite =>
  factNumber === undefined ? ROLLCALL : cite(factNumber);

const ID = /^[a-z0-9-]{1,64}$/;

/** Creates one rule per code. A number has at most one finding: about its type, or else its bounds, or else its multiple. */
export function createFieldRules<P extends string>(source: RuleSource<P>): Rule<CharacterContext, FieldCode<P>>[] {
  const { prefix, fields } = source;
  const createDraft = ({ path, label, fact }: Place, draft: Omit<FindingDraft, 'path'>): FindingDraft => ({
    path,
    cite: getCite(source, fact),
    ...draft,
    values: { label, ...draft.values },
  });
  return [
    {
      code: `${prefix}.character.id`,
      severity: 'warning',
      cite: ROLLCALL,
      *check({ document: { id } }) {
        if (!ID.test(id)) yield { path: '/id', actual: id };
      },
    },
    {
      code: `${prefix}.character.number`,
      severity: 'error',
      cite: ROLLCALL,
      *check({ document }) {
        for (const fieldPlace of listPlaces(fields, document)) {
          for (const [numberPlace, numberKind, value] of listNumbers(fieldPlace)) {
            const { fits, smallest } = getNumberRule(numberKind);
            if (!fits(value))
              yield createDraft(numberPlace, { actual: value, required: smallest, values: { kind: numberKind } });
          }
        }
      },
    },
    {
      code: `${prefix}.character.vocabulary`,
      severity: 'error',
      cite: ROLLCALL,
      *check({ document }) {
        for (const fieldPlace of listPlaces(fields, document)) {
          for (const [wordPlace, word] of listUnknownWords(fieldPlace)) yield createDraft(wordPlace, { actual: word });
        }
      },
    },
    {
      code: `${prefix}.character.limits`,
      severity: 'warning',
      cite: ROLLCALL,
      *check({ document }) {
        for (const fieldPlace of listPlaces(fields, document)) {
          const { field, value } = fieldPlace;
          if (!isNumberField(field) || !getNumberRule(field.kind).fits(value as number)) continue;
          const exceededBound = findExceededBound(value as number, getUsualRange(field, document));
          if (exceededBound) yield createDraft(fieldPlace, { actual: value as number, ...exceededBound });
        }
      },
    },
  ];
}

/** Lists the numbers of a place. Numbers by word are included if the word is known. */
function* listNumbers(fieldPlace: Place): Iterable<[place: Place, kind: NumberKind, value: number]> {
  const { field, value } = fieldPlace;
  if (isNumberField(field)) yield [fieldPlace, field.kind, value as number];
  if (field.kind !== 'numbers') return;
  for (const [wordId, number] of Object.entries(value as Record<string, number>)) {
    const word = findWord(field.words, wordId);
    if (word)
      yield [
        {
          ...fieldPlace,
          path: joinPointer(fieldPlace.path, wordId),
          label: createNumberLabel(fieldPlace.label, word.label),
        },
        field.value,
        number,
      ];
  }
}

/** Creates the label of a number by word: `AP price (Land)`. */
const createNumberLabel = (label: LateText, word: LateText): LateText => {
  return (translate) =>
    translate('fieldLabels.numberByWord', {
      label: formatLateText(translate, label),
      word: formatLateText(translate, word),
    });
};

/** Lists the words of a place that aren't in its word list. */
function* listUnknownWords(fieldPlace: Place): Iterable<[place: Place, word: string]> {
  const { field, value, path } = fieldPlace;
  if (field.kind === 'word' && !findWord(field.words, value)) yield [fieldPlace, value as string];
  if (field.kind !== 'numbers') return;
  for (const wordId of Object.keys(value as object)) {
    if (!findWord(field.words, wordId)) yield [{ ...fieldPlace, path: joinPointer(path, wordId) }, wordId];
  }
}

const findWord = (words: readonly PrintedWord[], id: unknown): PrintedWord | undefined =>
  words.find((word) => word.id === id);

function findExceededBound(
  value: number,
  usual: UsualRange = {},
): Pick<FindingDraft, 'required' | 'values'> | undefined {
  const { min, max, multiple } = usual;
  if (min !== undefined && value < min) return { required: min, values: { bound: 'least' } };
  if (max !== undefined && value > max) return { required: max, values: { bound: 'most' } };
  if (multiple !== undefined && value % multiple !== 0) return { required: multiple, values: { bound: 'multiple' } };
  return undefined;
}
