/** Which card templates the characters of a game are offered: no template says which game it is for. */
import type { Game } from '../../games/game.ts';
import { GAMES } from '../../registry/games.ts';
import { knownFieldsOf, missingFields } from '../binding/known-fields.ts';
import type { CardTemplate } from './template.ts';
import { builtInTemplates, characterTemplates } from './templates.ts';

/** Printing asks for each card, and one takes 0.6 ms. */
const fitting = new WeakMap<CardTemplate, readonly Game[]>();

/**
 * The games that a template is for: those that have the subject and most of the fields it points at. A template that prints
 * only what all games have is for all of them, and one that misspells a field is still for the game it was written for.
 */
export function gamesOfTemplate(template: CardTemplate): readonly Game[] {
  const held = fitting.get(template);
  if (held !== undefined) return held;
  const games = GAMES.filter(({ card }) => Object.hasOwn(card.subjects, template.of ?? 'character'));
  const lacks = games.map((game) => missingFields(template, knownFieldsOf(template, game).fields).length);
  const least = Math.min(...lacks);
  const fit = games.filter((_, i) => lacks[i] === least);
  fitting.set(template, fit);
  return fit;
}

/** Whether characters of a game may be printed with a template; those of a game that has none of its own with every one. */
export const isTemplateFor = (template: CardTemplate, game: Game): boolean =>
  gamesOfTemplate(template).includes(game) || builtInTemplates('character', game.id).length === 0;

/** Every template that characters of a game can be printed with: ours first, then those of the user's own that are for it. */
export const templatesFor = (game: Game, own: readonly CardTemplate[]): readonly CardTemplate[] => [
  ...characterTemplates(game.id),
  ...own.filter((template) => (template.of ?? 'character') === 'character' && gamesOfTemplate(template).includes(game)),
];
