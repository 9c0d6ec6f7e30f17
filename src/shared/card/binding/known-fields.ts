/** What of the fields a template points at its game has. */
import type { CardSubject } from '../../games/card.ts';
import type { Game } from '../../games/game.ts';
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
export const knownFieldsOf = (template: CardTemplate, { card }: Game): KnownFields =>
  withFaction(card.subjects[template.of ?? 'character'] ?? NO_FIELDS);

/** Fields of a subject, and of the faction that every card may have. */
export function withFaction({ fields, kinds }: CardSubject): KnownFields {
  return {
    fields: [...ALWAYS, ...fields, ...ICONS],
    kinds: { ...kinds, '/faction/symbol': 'drawing' },
  };
}

/** The places that a template points at and that are not among these fields. */
export function missingFields(template: CardTemplate, known: readonly string[]): readonly string[] {
  // A part of a field may be asked for by its whole: whether there are any `/character/hp`.
  const offered = (at: string): boolean => known.some((field) => field === at || field.startsWith(`${at}/`));
  return pointersOf(template).filter((pointer) => !offered(pattern(pointer)));
}
