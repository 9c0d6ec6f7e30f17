/** What a template points at or asks for and its ruleset does not have: drawn as nothing, and told. */
import { rulesetOf } from '../rulesets/registry.ts';
import { rulesetOfSubject, type Subject } from './bind.ts';
import type { CardNote } from './note.ts';
import { pointersOf, wordsAskedOf } from './pointers.ts';
import type { CardTemplate } from './template.ts';

/** What every card has, whatever its ruleset. */
const ALWAYS: readonly string[] = ['id', 'name', 'symbol', 'theme/primary', 'theme/secondary', 'theme/accent'].map(
  (key) => `/faction/${key}`,
);

/** An entry by its number is one of the list's entries. */
const pattern = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

function missing(template: CardTemplate, ruleset: string): readonly string[] {
  const fields = rulesetOf(ruleset).card.fields[template.of ?? 'character'];
  const known = [...ALWAYS, ...fields];
  // A part of a field may be asked for by its whole: whether there are any `/character/hp`.
  const offered = (at: string): boolean => known.some((field) => field === at || field.startsWith(`${at}/`));
  return pointersOf(template).filter((pointer) => !offered(pattern(pointer)));
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
  const fields = missing(template, ruleset);
  const ofFields: CardNote[] = fields.length === 0 ? [] : [{ kind: 'unread-field', template: template.name, fields }];
  const notes = [...ofFields, ...missingWords(template, ruleset)];
  known.set(ruleset, notes);
  return notes;
}
