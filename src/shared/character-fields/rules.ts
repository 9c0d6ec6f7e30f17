/** The checks that a table of fields gives: ids, numbers, words and usual bounds, with the codes of one game. */
import { pointer } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Cite } from '../rules/finding.ts';
import type { FindingDraft, Rule } from '../rules/rule.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import { type FieldTable, isNumber, type Usual, usualOf } from './field.ts';
import { type NumberKind, numberRule } from './number-kinds.ts';
import { type Place, placesOf } from './places.ts';

/** What a rule on a character is given. */
export interface CharacterContext<C extends Character = Character, O = unknown> {
  readonly document: C;
  readonly options: O;
}

export interface RuleSource<P extends string> {
  /** What the codes begin with: `ssua` makes `ssua.character.number`. */
  readonly prefix: P;
  readonly fields: FieldTable;
  /** Where a fact stands in the rules of the game. */
  cite(fact: string): Cite;
}

const PARTS = ['id', 'number', 'vocabulary', 'limits'] as const;
export type FieldCode<P extends string> = `${P}.character.${(typeof PARTS)[number]}`;

/** The codes of a game that its table gives, in the order that findings at one place keep. */
export const fieldCodes = <P extends string>(prefix: P): FieldCode<P>[] =>
  PARTS.map((part) => `${prefix}.character.${part}` as const);

/** The cite of rules that are Rollcall's own. */
const ROLLCALL: Cite = { source: 'Rollcall', heading: 'Documents' };

/** The cite of a row of the table: of its first fact, else Rollcall's own. */
const citeOf = ({ cite }: Pick<RuleSource<string>, 'cite'>, fact: string | undefined): Cite =>
  fact === undefined ? ROLLCALL : cite(fact);

const ID = /^[a-z0-9-]{1,64}$/;

/** One rule a code. A number gives at most one finding: of its type, else of the bounds, else of the multiple. */
export function fieldRules<P extends string>(source: RuleSource<P>): Rule<CharacterContext, FieldCode<P>>[] {
  const { prefix, fields } = source;
  const hitAt = ({ path, label, fact }: Place, hit: Omit<FindingDraft, 'path'>): FindingDraft => ({
    path,
    cite: citeOf(source, fact),
    ...hit,
    values: { label, ...hit.values },
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
        for (const place of placesOf(fields, document)) {
          for (const [at, kind, value] of numbersAt(place)) {
            const { fits, smallest } = numberRule(kind);
            if (!fits(value)) yield hitAt(at, { actual: value, required: smallest, values: { kind } });
          }
        }
      },
    },
    {
      code: `${prefix}.character.vocabulary`,
      severity: 'error',
      cite: ROLLCALL,
      *check({ document }) {
        for (const place of placesOf(fields, document)) {
          for (const [at, word] of wordsAt(place)) yield hitAt(at, { actual: word });
        }
      },
    },
    {
      code: `${prefix}.character.limits`,
      severity: 'warning',
      cite: ROLLCALL,
      *check({ document }) {
        for (const place of placesOf(fields, document)) {
          const { field, value } = place;
          if (!isNumber(field) || !numberRule(field.kind).fits(value as number)) continue;
          const passed = boundPassed(value as number, usualOf(field, document));
          if (passed) yield hitAt(place, { actual: value as number, ...passed });
        }
      },
    },
  ];
}

/** The numbers of a place; of numbers by words those whose word is known. */
function* numbersAt(place: Place): Iterable<[at: Place, kind: NumberKind, value: number]> {
  const { field, value } = place;
  if (isNumber(field)) yield [place, field.kind, value as number];
  if (field.kind !== 'numbers') return;
  for (const [key, number] of Object.entries(value as Record<string, number>)) {
    const word = wordOf(field.of, key);
    if (word)
      yield [
        { ...place, path: pointer(place.path, key), label: labelNumber(place.label, word.label) },
        field.value,
        number,
      ];
  }
}

/** Returns the label of a number by a word: `AP price (Land)`. */
const labelNumber = (label: LateText, word: LateText): LateText => {
  return (translate) =>
    translate('fieldLabels.numberByWord', { label: formatText(translate, label), word: formatText(translate, word) });
};

/** The words of a place that its list does not have. */
function* wordsAt(place: Place): Iterable<[at: Place, word: string]> {
  const { field, value, path } = place;
  if (field.kind === 'word' && !wordOf(field.of, value)) yield [place, value as string];
  if (field.kind !== 'numbers') return;
  for (const key of Object.keys(value as object)) {
    if (!wordOf(field.of, key)) yield [{ ...place, path: pointer(path, key) }, key];
  }
}

const wordOf = (words: readonly PrintedWord[], id: unknown): PrintedWord | undefined =>
  words.find((word) => word.id === id);

function boundPassed(value: number, usual: Usual = {}): Pick<FindingDraft, 'required' | 'values'> | undefined {
  const { least, most, multiple } = usual;
  if (least !== undefined && value < least) return { required: least, values: { bound: 'least' } };
  if (most !== undefined && value > most) return { required: most, values: { bound: 'most' } };
  if (multiple !== undefined && value % multiple !== 0) return { required: multiple, values: { bound: 'multiple' } };
  return undefined;
}
