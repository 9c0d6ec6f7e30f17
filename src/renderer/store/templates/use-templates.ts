import { use, useMemo } from 'react';
import { type CardStyle, isStyle } from '../../../shared/card/style/card-style.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import { listTemplatesFor } from '../../../shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useDocuments, useGames } from '../library-context.ts';

type Styles = typeof import('../../../shared/card/style/resolve-styles.ts');
let stylesPromise: Promise<Styles> | undefined;

/** Loads the code for card styles, which few libraries have. Always returns the same promise. */
const loadStyles = (): Promise<Styles> => (stylesPromise ??= import('../../../shared/card/style/resolve-styles.ts'));

/** Returns the code for card styles. Suspends until it has been loaded. */
export const useStyleModule = (): Styles => use(loadStyles());

/** Returns the templates and styles that the user has saved. The same array until something changes. */
export const useSavedTemplates = (): readonly (CardTemplate | CardStyle)[] => useDocuments('templates');

/** Returns the user's own templates. Styles are resolved to templates. The same array until something changes. */
export function useOwnTemplates(): readonly CardTemplate[] {
  const gameCatalog = useGames();
  const savedTemplates = useSavedTemplates();
  const resolveStyles = savedTemplates.some(isStyle) ? use(loadStyles()).resolveStyles : undefined;
  return useMemo(
    () => resolveStyles?.(gameCatalog, savedTemplates) ?? (savedTemplates as readonly CardTemplate[]),
    [savedTemplates, resolveStyles, gameCatalog],
  );
}

/** Returns every template for the characters of a game, Rollcall's own first. The same array until something changes. */
export function useCharacterTemplates(game: Game): readonly CardTemplate[] {
  const gameCatalog = useGames();
  const ownTemplates = useOwnTemplates();
  return useMemo(() => listTemplatesFor(gameCatalog, game, ownTemplates), [game, ownTemplates, gameCatalog]);
}

/** Returns the template with which a character's card is shown and printed. */
export function useCharacterTemplate(character: Character): CardTemplate {
  const gameCatalog = useGames();
  return chooseTemplate(character, useCharacterTemplates(gameCatalog.getGame(character))).template;
}
