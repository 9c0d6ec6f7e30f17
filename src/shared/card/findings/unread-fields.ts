/** Finds fields and words that a template uses but its game does not have: such elements draw nothing. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import { computeEditDistance } from '../../text/edit-distance.ts';
import { getSubjectFields, type Subject } from '../binding/bind.ts';
import { listFieldUses, toFieldPattern } from '../binding/field-uses.ts';
import { addFactionFields, findUnknownFields } from '../binding/known-fields.ts';
import { getPartPointers } from '../binding/pointers.ts';
import type { CardGame, CardSubject } from '../card-rules.ts';
import type { CardTemplate } from '../template/template.ts';
import type { CardFinding } from './card-finding.ts';
import { describeElement, describePlace, findMisreadFields } from './misread-fields.ts';

/** Finds the first element or theme that uses each pointer, in one pass, since a template may have thousands of elements. */
function findFirstUses(template: CardTemplate): ReadonlyMap<string, readonly [part: string, index: number]> {
  const firstUses = new Map<string, readonly [string, number]>();
  for (const part of ['front', 'back', 'more', 'themes'] as const) {
    for (const [index, element] of (template[part] ?? []).entries()) {
      for (const pointer of getPartPointers(element).pointers)
        if (!firstUses.has(pointer)) firstUses.set(pointer, [part, index]);
    }
  }
  return firstUses;
}

/** Returns how many edits a suggested field may differ by: at most three, and at most half the length of the last key. */
const getMaxEdits = (pointer: string): number => Math.min(3, (pointer.length - pointer.lastIndexOf('/') - 1) >> 1);

/** Finds the field that was probably meant; empty if none is similar. Skips fields whose length differs too much. */
function findSimilarField(pointer: string, known: readonly string[]): string {
  const maxEdits = getMaxEdits(pointer);
  const fieldPattern = toFieldPattern(pointer);
  const candidates = known
    .filter((field) => Math.abs(field.length - fieldPattern.length) <= maxEdits)
    .map((field) => [computeEditDistance(fieldPattern, field), field] as const);
  const [bestMatch] = candidates.sort(([a], [b]) => a - b);
  return bestMatch !== undefined && bestMatch[0] <= maxEdits ? bestMatch[1] : '';
}

/** The maximum number of fields that one finding names. Further fields are only counted. */
const MAX_NAMED_FIELDS = 20;

function createUnreadFieldFindings(template: CardTemplate, known: readonly string[]): CardFinding[] {
  const unknownFields = findUnknownFields(template, known);
  if (unknownFields.length === 0) return [];
  const fields = unknownFields.slice(0, MAX_NAMED_FIELDS);
  const firstUses = findFirstUses(template);
  const places = fields.map((field) => {
    const firstUse = firstUses.get(field);
    // The path of a node within the element; any key will do, since only the element is described.
    return firstUse === undefined ? '' : describeElement(template, [...firstUse, '']);
  });
  const suggestions = fields.map((field) => findSimilarField(field, known));
  const moreCount = unknownFields.length - fields.length;
  return [
    {
      kind: 'unread-field',
      template: template.name,
      fields,
      places,
      instead: suggestions,
      ...(moreCount > 0 ? { more: moreCount } : {}),
    },
  ];
}

/** Findings by template and subject. Without this cache a deck and redrawing one card take 50 % longer. */
const findingsCache = new WeakMap<CardTemplate, WeakMap<CardSubject, readonly CardFinding[]>>();

/** Returns the words that a field may hold; undefined if any word is allowed. */
function getAllowedWords(
  field: string,
  words: Readonly<Record<string, readonly string[]>>,
): readonly string[] | undefined {
  const candidateFields = field.endsWith('/*') ? [field, field.slice(0, -2)] : [field];
  const wordsKey = candidateFields.find((candidate) => Object.hasOwn(words, candidate));
  return wordsKey === undefined ? undefined : words[wordsKey];
}

/** Finds comparisons with words that the field never holds. Returns one finding for each field. */
function findUnknownWords(template: CardTemplate, { words }: CardSubject): CardFinding[] {
  const findingsByField = new Map<string, { known: readonly string[]; words: Set<string>; places: string[] }>();
  for (const { field, usage, node, path: nodePath } of listFieldUses(template)) {
    const allowedWords = usage === 'condition' ? getAllowedWords(field, words) : undefined;
    if (allowedWords === undefined) continue;
    for (const operator of ['is', 'has']) {
      const unknownWords = [node[operator]]
        .flat()
        .filter((word) => typeof word === 'string' && !allowedWords.includes(word));
      if (unknownWords.length === 0) continue;
      const fieldFinding = findingsByField.get(field) ?? { known: allowedWords, words: new Set<string>(), places: [] };
      findingsByField.set(field, fieldFinding);
      for (const word of unknownWords) fieldFinding.words.add(word as string);
      fieldFinding.places.push(describePlace(template, [...nodePath, operator]));
    }
  }
  return [...findingsByField].map(([field, { known, words: unknownWords, places }]) => {
    return { kind: 'unread-word', template: template.name, field, words: [...unknownWords], known, places };
  });
}

/** Finds everything that a template reads but the game does not offer. Cached by template and subject. */
export function findUnreadFields(
  gameCatalog: GameCatalog<CardGame>,
  template: CardTemplate,
  subject: Subject,
): readonly CardFinding[] {
  const cardSubject = getSubjectFields(gameCatalog, subject, template.of);
  const findingsBySubject = findingsCache.get(template) ?? new WeakMap<CardSubject, readonly CardFinding[]>();
  findingsCache.set(template, findingsBySubject);
  const cachedFindings = findingsBySubject.get(cardSubject);
  if (cachedFindings !== undefined) return cachedFindings;
  const knownFields = addFactionFields(cardSubject);
  const misreadFindings = findMisreadFields(template, knownFields).map(
    (misreadField): CardFinding => ({ kind: 'misread-field', template: template.name, ...misreadField }),
  );
  const findings = [
    ...createUnreadFieldFindings(template, knownFields.fields),
    ...misreadFindings,
    ...findUnknownWords(template, cardSubject),
  ];
  findingsBySubject.set(cardSubject, findings);
  return findings;
}
