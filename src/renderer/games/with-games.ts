/** Screens and dialogs that need a part of the games, such as their orders of play. */
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GamesWith, type PartName, withPart } from '../../shared/games/parts.ts';
import { withPlay } from '../../shared/games/with-play.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Loads a component together with the part of the games that it takes as `gameCatalog`. */
export const withGames =
  <Part extends PartName, P extends { readonly gameCatalog: GamesWith<Part> }>(
    part: Part,
    load: () => Promise<ComponentType<P>>,
  ) =>
  async (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<FunctionComponent<Omit<P, 'gameCatalog'>>> => {
    const [Component, loaded] = await Promise.all([
      load(),
      part === 'play' ? withPlay(translate, gameCatalog) : withPart(gameCatalog, part),
    ]);
    return (props) => createElement(Component, { ...props, gameCatalog: loaded } as unknown as P);
  };
