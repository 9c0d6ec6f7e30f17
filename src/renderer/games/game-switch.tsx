import { memo, useMemo } from 'react';
import type { Game } from '../../shared/games/game.ts';
import { Select } from '../components/inputs/select.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import css from './game-switch.module.css';
import { chooseGame } from './shown-game.ts';

interface Props {
  game: Game;
  games: readonly Game[];
  /** Present if the list can show the documents of all games at once. `isAll` says whether it shows them now. */
  allGames?: { readonly isAll: boolean; onAll(isAll: boolean): void } | undefined;
}

/** The choice for all games. No game has this id. */
const ALL_GAMES = 'all games';

/** Lets the user choose the game of a list. Renders nothing if there is only one game. */
export const GameSwitch = memo(function GameSwitch({ game, games, allGames }: Props) {
  const translate = useTranslate();
  const canBeAll = allGames !== undefined;
  const choices = useMemo(
    () => [
      ...games.map(({ id, name }) => ({ id, label: name })),
      ...(canBeAll ? [{ id: ALL_GAMES, label: translate('game.all') }] : []),
    ],
    [games, canBeAll, translate],
  );
  if (games.length < 2) return null;
  return (
    <div className={css.switch}>
      <Select
        label={translate('game.label')}
        isLabelHidden
        value={allGames?.isAll === true ? ALL_GAMES : game.id}
        choices={choices}
        onChange={(chosenId) => {
          const chosenGame = games.find((candidate) => candidate.id === chosenId);
          allGames?.onAll(chosenId === ALL_GAMES);
          if (chosenGame !== undefined) chooseGame(chosenGame);
        }}
      />
    </div>
  );
});
