/** Compares the fields that a template points at with those that its game has. */

import { getOrCreateFor } from '../../base/cache.ts';
import type { CardGame, CardSubject } from '../card-rules.ts';
import type { KnownFields } from '../findings/misread-fields.ts';
import type { CardTemplate } from '../template/template.ts';
import { toFieldPattern } from './field-uses.ts';
import { listPointers } from './pointers.ts';

/** The faction's fields, which templates of every game can use. */
const FACTION_FIELDS: readonly string[] = [
  'id',
  'name',
  'symbol',
  'theme/primary',
  'theme/secondary',
  'theme/accent',
].map((key) => `/faction/${key}`);
const ICON_FIELDS: readonly string[] = ['', '/*', '/*/icon', '/*/name'].map((key) => `/icons/used${key}`);

/** The numbers of the models that are played from the card of a character. */
const MODEL_FIELDS: readonly string[] = ['', '/*'].map((key) => `/models/numbers${key}`);

/** Returned for a subject that the game does not have. */
export const NO_FIELDS: CardSubject = { fields: [], kinds: {}, words: {} };

/** Returns the fields that the game offers to this template; only those of faction and icons if the game does not have its subject. */
export const getKnownFields = (template: CardTemplate, { card }: CardGame): KnownFields =>
  addFactionFields(card.subjects[template.of ?? 'character'] ?? NO_FIELDS);

const knownFieldsCache = new WeakMap<CardSubject, KnownFields>();

/** Adds the fields of the faction and the icons that every card may have. Returns the same object for the same subject. */
export const addFactionFields = (subject: CardSubject): KnownFields =>
  getOrCreateFor(knownFieldsCache, subject, () => ({
    fields: [...FACTION_FIELDS, ...subject.fields, ...ICON_FIELDS, ...MODEL_FIELDS],
    kinds: { ...subject.kinds, '/faction/symbol': 'drawing', '/models/numbers/*': 'number' },
  }));

const ancestorCache = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns these fields and their parents: a condition may test a parent such as `/character/hp`. */
const getFieldsWithAncestors = (fields: readonly string[]): ReadonlySet<string> =>
  getOrCreateFor(ancestorCache, fields, () => new Set(fields.flatMap(listAncestors)));

/** Lists a field and its parents: for `/a/b` an empty pointer (the document), `/a` and `/a/b`. */
const listAncestors = (field: string): string[] =>
  field.split('/').map((_, index, segments) => segments.slice(0, index + 1).join('/'));

/** Returns the pointers of a template that are not among these fields. */
export const findUnknownFields = (template: CardTemplate, fields: readonly string[]): readonly string[] =>
  listPointers(template).filter((pointer) => !getFieldsWithAncestors(fields).has(toFieldPattern(pointer)));
