/** Screens and dialogs that need a part of the games, such as their orders of play. */
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GamesWith, type PartName, withPart } from '../../shared/games/parts.ts';
import { withPlay } from '../../shared/games/with-play.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Loads a component together with the part of the games that it takes as `games`. */
export const withGames =
  <Part extends PartName, P extends { readonly games: GamesWith<Part> }>(
    part: Part,
    load: () => Promise<ComponentType<P>>,
  ) =>
  async (games: Catalogue<Game>, translate: Translate): Promise<FunctionComponent<Omit<P, 'games'>>> => {
    const [Component, loaded] = await Promise.all([
      load(),
      part === 'play' ? withPlay(translate, games) : withPart(games, part),
    ]);
    return (props) => createElement(Component, { ...props, games: loaded } as unknown as P);
  };
