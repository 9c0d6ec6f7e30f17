import { useMemo } from 'react';
import { chooseTemplate } from '../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { templatesFor } from '../../shared/card/template/templates-for.ts';
import type { Character } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { gameOf } from '../../shared/games/registry.ts';
import { useDocuments } from './library-context.ts';

/** The user's own templates that can be used, by name. The same array until something changes. */
export const useOwnTemplates = (): readonly CardTemplate[] => useDocuments('templates');

/** Every template that characters of a game can be printed with, ours first. The same array until something changes. */
export function useCharacterTemplates(game: Game): readonly CardTemplate[] {
  const own = useOwnTemplates();
  return useMemo(() => templatesFor(game, own), [game, own]);
}

/** The template that a character's card is shown and printed with. */
export function useTemplateOf(character: Character): CardTemplate {
  return chooseTemplate(character, useCharacterTemplates(gameOf(character))).template;
}
