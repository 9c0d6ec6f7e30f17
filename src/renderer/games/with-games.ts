/** Loads screens and dialogs that need a part of the games, such as their play rules. */
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { loadPlayRules } from '../../shared/games/load-play-rules.ts';
import { type GameCatalogWithPart, loadGamePart, type PartName } from '../../shared/games/parts.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Loads a component and the part of the games that it needs, and passes the catalog with that part as its prop `gameCatalog`. */
export const withGames =
  <Part extends PartName, Props extends { readonly gameCatalog: GameCatalogWithPart<Part> }>(
    part: Part,
    load: () => Promise<ComponentType<Props>>,
  ) =>
  async (
    gameCatalog: GameCatalog<Game>,
    translate: Translate,
  ): Promise<FunctionComponent<Omit<Props, 'gameCatalog'>>> => {
    const [Component, gamesWithPart] = await Promise.all([
      load(),
      part === 'play' ? loadPlayRules(translate, gameCatalog) : loadGamePart(gameCatalog, part),
    ]);
    return (props) => createElement(Component, { ...props, gameCatalog: gamesWithPart } as unknown as Props);
  };
