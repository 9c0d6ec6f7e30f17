/** What a template points at or asks for and its ruleset does not have: drawn as nothing, and told. */
import { rulesetOf } from '../rulesets/registry.ts';
import { rulesetOfSubject, type Subject } from './bind.ts';
import { elementAt, misreadFields } from './misread-fields.ts';
import type { CardNote } from './note.ts';
import { pointersIn, pointersOf, wordsAskedOf } from './pointers.ts';
import { distance } from './template/keys-instead.ts';
import type { CardTemplate } from './template.ts';

/** What every card has, whatever its ruleset. */
const ALWAYS: readonly string[] = ['id', 'name', 'symbol', 'theme/primary', 'theme/secondary', 'theme/accent'].map(
  (key) => `/faction/${key}`,
);

/** An entry by its number is one of the list's entries. */
const pattern = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

const knownTo = (template: CardTemplate, ruleset: string): readonly string[] => [
  ...ALWAYS,
  ...rulesetOf(ruleset).card.fields[template.of ?? 'character'],
];

function missing(template: CardTemplate, known: readonly string[]): readonly string[] {
  // A part of a field may be asked for by its whole: whether there are any `/character/hp`.
  const offered = (at: string): boolean => known.some((field) => field === at || field.startsWith(`${at}/`));
  return pointersOf(template).filter((pointer) => !offered(pattern(pointer)));
}

/** The first element or theme that points at a place. */
function placeOf(template: CardTemplate, pointer: string): string {
  for (const part of ['front', 'back', 'more', 'themes'] as const) {
    const index = (template[part] ?? []).findIndex((one) => pointersIn(one).pointers.includes(pointer));
    if (index >= 0) return elementAt(template, [part, index, '']);
  }
  return '';
}

/** How many letters of a pointer may be wrong for another to be proposed: a few, and never most of its last key. */
const slipsIn = (pointer: string): number => Math.min(3, (pointer.length - pointer.lastIndexOf('/') - 1) >> 1);

function meant(pointer: string, known: readonly string[]): string {
  const near = known.map((field) => [distance(pattern(pointer), field), field] as const);
  const [best] = near.sort(([a], [b]) => a - b);
  return best !== undefined && best[0] <= slipsIn(pointer) ? best[1] : '';
}

function missingFields(template: CardTemplate, known: readonly string[]): CardNote[] {
  const fields = missing(template, known);
  if (fields.length === 0) return [];
  const places = fields.map((field) => placeOf(template, field));
  const instead = fields.map((field) => meant(field, known));
  return [{ kind: 'unread-field', template: template.name, fields, places, instead }];
}

const asked = new WeakMap<CardTemplate, Map<string, readonly CardNote[]>>();

/** Conditions that no character can fulfil: a word is not one of those that its place can hold. */
function missingWords(template: CardTemplate, ruleset: string): CardNote[] {
  const { words } = rulesetOf(ruleset).card;
  return wordsAskedOf(template).flatMap(([field, asked]): CardNote[] => {
    const known = Object.hasOwn(words, field) ? words[field] : undefined;
    const strange = known === undefined ? [] : asked.filter((word) => !known.includes(word));
    return known === undefined || strange.length === 0
      ? []
      : [{ kind: 'unread-word', template: template.name, field, words: strange, known }];
  });
}

/** At most one note of fields and one for each field of words; worked out once a template and ruleset. */
export function unreadFields(template: CardTemplate, subject: Subject): readonly CardNote[] {
  const ruleset = rulesetOfSubject(subject);
  const known = asked.get(template) ?? new Map<string, readonly CardNote[]>();
  asked.set(template, known);
  const before = known.get(ruleset);
  if (before !== undefined) return before;
  const fields = knownTo(template, ruleset);
  const misread = misreadFields(template, fields).map(
    (one): CardNote => ({ kind: 'misread-field', template: template.name, ...one }),
  );
  const notes = [...missingFields(template, fields), ...misread, ...missingWords(template, ruleset)];
  known.set(ruleset, notes);
  return notes;
}
