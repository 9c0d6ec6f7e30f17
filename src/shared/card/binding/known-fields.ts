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

const NOTHING: CardSubject = { fields: [], kinds: {}, words: {} };

/** What the game lets a template for its subject print; nothing of a subject that the game does not have. */
export const subjectOf = (template: CardTemplate, { card }: Game): CardSubject =>
  card.subjects[template.of ?? 'character'] ?? NOTHING;

export function knownFieldsOf(template: CardTemplate, game: Game): KnownFields {
  const { fields, kinds } = subjectOf(template, game);
  return {
    fields: [...ALWAYS, ...fields],
    kinds: { ...kinds, '/faction/symbol': 'drawing' },
  };
}

/** The places that a template points at and that are not among these fields. */
export function missingFields(template: CardTemplate, known: readonly string[]): readonly string[] {
  // A part of a field may be asked for by its whole: whether there are any `/character/hp`.
  const offered = (at: string): boolean => known.some((field) => field === at || field.startsWith(`${at}/`));
  return pointersOf(template).filter((pointer) => !offered(pattern(pointer)));
}
