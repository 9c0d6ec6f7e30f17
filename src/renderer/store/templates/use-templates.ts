import { use, useMemo } from 'react';
import { type CardStyle, isStyle } from '../../../shared/card/style/card-style.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { templatesFor } from '../../../shared/card/template/templates-for.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { useDocuments, useGames } from '../library-context.ts';

type Styles = typeof import('../../../shared/card/style/resolve-styles.ts');
let styles: Promise<Styles> | undefined;

/** Loads what styles need, which few libraries have. The same promise each time. */
const loadStyles = (): Promise<Styles> => (styles ??= import('../../../shared/card/style/resolve-styles.ts'));

/** What styles need. Suspends until it is there. */
export const useStyles = (): Styles => use(loadStyles());

/** What is kept of the user's own: templates and styles of them. The same array until something changes. */
export const useKeptTemplates = (): readonly (CardTemplate | CardStyle)[] => useDocuments('templates');

/** The user's own templates that can be used, styles as the templates they make, by name. The same array until something changes. */
export function useOwnTemplates(): readonly CardTemplate[] {
  const gameCatalog = useGames();
  const kept = useKeptTemplates();
  const resolve = kept.some(isStyle) ? use(loadStyles()).resolveStyles : undefined;
  return useMemo(() => resolve?.(gameCatalog, kept) ?? (kept as readonly CardTemplate[]), [kept, resolve, gameCatalog]);
}

/** Every template that characters of a game can be printed with, ours first. The same array until something changes. */
export function useCharacterTemplates(game: Game): readonly CardTemplate[] {
  const gameCatalog = useGames();
  const own = useOwnTemplates();
  return useMemo(() => templatesFor(gameCatalog, game, own), [game, own, gameCatalog]);
}

/** The template that a character's card is shown and printed with. */
export function useTemplateOf(character: Character): CardTemplate {
  const gameCatalog = useGames();
  return chooseTemplate(character, useCharacterTemplates(gameCatalog.getGame(character))).template;
}
