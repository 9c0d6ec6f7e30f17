/** Notes on what a template points at or asks for and its game does not have: such elements draw nothing. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { fieldsOfSubject, type Subject } from '../binding/bind.ts';
import { fieldUses, pattern } from '../binding/field-uses.ts';
import { missingFields, withFaction } from '../binding/known-fields.ts';
import { pointersIn } from '../binding/pointers.ts';
import type { CardGame, CardSubject } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import { elementAt, misreadFields, placeAt } from './misread-fields.ts';
import type { CardNote } from './note.ts';

/** The first element or theme that points at each place. Found in one walk: a template may have many thousands. */
function placesOf(template: CardTemplate): ReadonlyMap<string, readonly [part: string, index: number]> {
  const found = new Map<string, readonly [string, number]>();
  for (const part of ['front', 'back', 'more', 'themes'] as const) {
    for (const [index, one] of (template[part] ?? []).entries()) {
      for (const pointer of pointersIn(one).pointers) if (!found.has(pointer)) found.set(pointer, [part, index]);
    }
  }
  return found;
}

/** How many letters of a pointer may be wrong for another to be proposed: a few, and never most of its last key. */
const slipsIn = (pointer: string): number => Math.min(3, (pointer.length - pointer.lastIndexOf('/') - 1) >> 1);

/** The field that was probably meant; empty where none is similar. Fields whose length differs too much are not compared. */
function meant(pointer: string, known: readonly string[]): string {
  const slips = slipsIn(pointer);
  const word = pattern(pointer);
  const near = known
    .filter((field) => Math.abs(field.length - word.length) <= slips)
    .map((field) => [editDistance(word, field), field] as const);
  const [best] = near.sort(([a], [b]) => a - b);
  return best !== undefined && best[0] <= slips ? best[1] : '';
}

/** The most fields that are named; the rest is counted. */
const MOST_FIELDS = 20;

function missingNotes(template: CardTemplate, known: readonly string[]): CardNote[] {
  const all = missingFields(template, known);
  if (all.length === 0) return [];
  const fields = all.slice(0, MOST_FIELDS);
  const found = placesOf(template);
  const places = fields.map((field) => {
    const place = found.get(field);
    return place === undefined ? '' : elementAt(template, [...place, '']);
  });
  const instead = fields.map((field) => meant(field, known));
  const more = all.length - fields.length;
  return [{ kind: 'unread-field', template: template.name, fields, places, instead, ...(more > 0 ? { more } : {}) }];
}

/** Notes by template and what it may point at: without them a deck takes half as long again, and so does the card of a keystroke. */
const asked = new WeakMap<CardTemplate, WeakMap<CardSubject, readonly CardNote[]>>();

/** The words that a field may hold; undefined where any word is allowed. */
function wordsOf(field: string, words: Readonly<Record<string, readonly string[]>>): readonly string[] | undefined {
  const own = field.endsWith('/*') ? [field, field.slice(0, -2)] : [field];
  const key = own.find((one) => Object.hasOwn(words, one));
  return key === undefined ? undefined : words[key];
}

/** Conditions that no character can meet, since the field never holds the word it is compared with. One note a field. */
function unknownWords(template: CardTemplate, { words }: CardSubject): CardNote[] {
  const found = new Map<string, { known: readonly string[]; words: Set<string>; places: string[] }>();
  for (const { field, as, node, path } of fieldUses(template)) {
    const known = as === 'condition' ? wordsOf(field, words) : undefined;
    if (known === undefined) continue;
    for (const key of ['is', 'has']) {
      const strange = [node[key]].flat().filter((word) => typeof word === 'string' && !known.includes(word));
      if (strange.length === 0) continue;
      const unknown = found.get(field) ?? { known, words: new Set<string>(), places: [] };
      found.set(field, unknown);
      for (const word of strange) unknown.words.add(word as string);
      unknown.places.push(placeAt(template, [...path, key]));
    }
  }
  const { name } = template;
  return [...found].map(([field, { known, words: asked, places }]) => {
    return { kind: 'unread-word', template: name, field, words: [...asked], known, places };
  });
}

/** At most one note of fields and one for each field of words; worked out once a template and kind of subject. */
export function unreadFields(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subject: Subject,
): readonly CardNote[] {
  const offered = fieldsOfSubject(gameCatalog, subject, template.of);
  const known = asked.get(template) ?? new WeakMap<CardSubject, readonly CardNote[]>();
  asked.set(template, known);
  const before = known.get(offered);
  if (before !== undefined) return before;
  const fields = withFaction(offered);
  const misread = misreadFields(template, fields).map(
    (one): CardNote => ({ kind: 'misread-field', template: template.name, ...one }),
  );
  const notes = [...missingNotes(template, fields.fields), ...misread, ...unknownWords(template, offered)];
  known.set(offered, notes);
  return notes;
}
