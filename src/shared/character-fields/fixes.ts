/** What could repair the findings that a table of fields gives. Nothing here is offered before it was tried. */
import { segments } from '../document/pointer.ts';
import type { Character } from '../document/schema.ts';
import type { PrintedWord } from '../form/vocabulary.ts';
import type { Finding, Fix } from '../rules/finding.ts';
import { editDistance } from '../text/edit-distance.ts';
import { idText } from '../text/id-text.ts';
import { short } from '../text/short.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import { type FieldSpec, type FieldTable, isNumber, isOptional, usualOf } from './field.ts';
import { type NumberKind, numberRule } from './number-kinds.ts';

/** Proposals for a finding with a code of `fieldCodes`, best first; none for another code. */
export function fieldFixes(prefix: string, fields: FieldTable, document: Character, finding: Finding): readonly Fix[] {
  const { code, path, actual, required } = finding;
  const field = fieldAt(fields, segments(path));
  switch (code) {
    case `${prefix}.character.id`: {
      const id = idText(document.name) || idText(document.id) || 'character';
      return [set((translate) => translate('fixes.changeId', { id }), path, id)];
    }
    case `${prefix}.character.number`: {
      const kind = field && kindOf(field);
      return kind === undefined || !field ? [] : [numberFix(field.label, path, kind, Number(actual))];
    }
    case `${prefix}.character.vocabulary`:
      return field ? wordFixes(field, path, String(actual)) : [];
    case `${prefix}.character.limits`: {
      // A bound that was passed may be meant; a number between two steps is a slip.
      const step = field && isNumber(field) ? usualOf(field, document)?.multiple : undefined;
      if (!field || step === undefined || step !== required) return [];
      const near = Math.max(step, Math.round(Number(actual) / step) * step);
      return [
        set(
          (translate) => translate('fixes.setNumber', { label: formatText(translate, field.label), value: near }),
          path,
          near,
        ),
      ];
    }
    default:
      return [];
  }
}

export const set = (label: LateText, path: string, value: unknown): Fix => ({
  label,
  edits: [{ op: 'set', path, value }],
});

export const remove = (label: LateText, path: string): Fix => ({ label, edits: [{ op: 'remove', path }] });

/** The row of a place; of numbers by words, the row that holds them. */
function fieldAt(fields: FieldTable, [key = '', ...rest]: readonly string[]): FieldSpec | undefined {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (field === undefined || rest.length === 0 || field.kind === 'numbers') return field;
  if (field.kind === 'group') return fieldAt(field.fields, rest);
  return field.kind === 'list' ? fieldAt(field.item, rest.slice(1)) : undefined;
}

const kindOf = (field: FieldSpec): NumberKind | undefined =>
  isNumber(field) ? field.kind : field.kind === 'numbers' ? field.value : undefined;

function numberFix(label: LateText, path: string, kind: NumberKind, given: number): Fix {
  const { near, smallest } = numberRule(kind);
  const least = typeof smallest === 'number' ? smallest : 0;
  const value = near(Number.isFinite(given) ? given : least) + 0;
  return set((translate) => translate('fixes.setNumber', { label: formatText(translate, label), value }), path, value);
}

function wordFixes(field: FieldSpec, path: string, actual: string): Fix[] {
  if (field.kind === 'numbers')
    return [remove((translate) => translate('fixes.removeWord', { word: short(actual) }), path)];
  if (field.kind !== 'word') return [];
  const meant = nearestWord(actual, field.of);
  return [
    ...(meant
      ? [
          set(
            (translate) =>
              translate('fixes.changeWord', { word: short(actual), meant: formatText(translate, meant.label) }),
            path,
            meant.id,
          ),
        ]
      : []),
    ...(isOptional(field) ? [remove((translate) => translate('fixes.removeWord', { word: short(actual) }), path)] : []),
  ];
}

const letters = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');

/** The only word that is at most two slips of the pen away (one for words of up to four letters), by id or by printed word. */
function nearestWord(given: string, words: readonly PrintedWord[]): PrintedWord | undefined {
  const wanted = letters(given.slice(0, 40));
  if (wanted === '') return undefined;
  const same = words.find(({ id, printed }) => letters(id) === wanted || letters(printed) === wanted);
  if (same) return same;
  const slips = wanted.length <= 4 ? 1 : 2;
  const close = words.filter(({ id }) => editDistance(letters(id), wanted) <= slips);
  return close.length === 1 ? close[0] : undefined;
}
