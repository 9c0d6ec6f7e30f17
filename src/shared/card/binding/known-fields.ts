/** What of the fields a template points at its game has. */

import { cachedFor } from '../../base/cache.ts';
import type { CardGame, CardSubject } from '../card-rules.ts';
import type { KnownFields } from '../notes/misread-fields.ts';
import type { CardTemplate } from '../template/template.ts';
import { pattern } from './field-uses.ts';
import { pointersOf } from './pointers.ts';

/** What every card has, whatever its game. */
const ALWAYS: readonly string[] = ['id', 'name', 'symbol', 'theme/primary', 'theme/secondary', 'theme/accent'].map(
  (key) => `/faction/${key}`,
);
const ICONS: readonly string[] = ['', '/*', '/*/icon', '/*/name'].map((key) => `/icons/used${key}`);

/** Of a subject that a game does not have. */
export const NO_FIELDS: CardSubject = { fields: [], kinds: {}, words: {} };

/** What the game lets a template for its subject print; nothing of a subject that the game does not have. */
export const knownFieldsOf = (template: CardTemplate, { card }: CardGame): KnownFields =>
  withFaction(card.subjects[template.of ?? 'character'] ?? NO_FIELDS);

const known = new WeakMap<CardSubject, KnownFields>();

/** Fields of a subject, and of the faction that every card may have. The same object for the same subject. */
export const withFaction = (subject: CardSubject): KnownFields =>
  cachedFor(known, subject, () => ({
    fields: [...ALWAYS, ...subject.fields, ...ICONS],
    kinds: { ...subject.kinds, '/faction/symbol': 'drawing' },
  }));

const offeredBy = new WeakMap<readonly string[], ReadonlySet<string>>();

/** These fields, and all that they are parts of: a part of a field may be asked for by its whole, as `/character/hp`. */
const offeredIn = (fields: readonly string[]): ReadonlySet<string> =>
  cachedFor(offeredBy, fields, () => new Set(fields.flatMap(wholes)));

/** `/a/b`, `/a` and the document, which is an empty pointer. */
const wholes = (field: string): string[] =>
  field.split('/').map((_, index, keys) => keys.slice(0, index + 1).join('/'));

/** The places that a template points at and that are not among these fields. */
export const missingFields = (template: CardTemplate, fields: readonly string[]): readonly string[] =>
  pointersOf(template).filter((pointer) => !offeredIn(fields).has(pattern(pointer)));
