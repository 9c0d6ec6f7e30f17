import { memo, useMemo } from 'react';
import type { Game } from '../../shared/games/game.ts';
import { Select } from '../components/inputs/select.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { chooseGame } from './game-shown.ts';
import css from './game-switch.module.css';

interface Props {
  game: Game;
  games: readonly Game[];
  /** Of a list that can be about all games at once: whether it is. */
  all?: { readonly isAll: boolean; onAll(isAll: boolean): void } | undefined;
}

/** Stands for all games; no game is called so. */
const ALL = 'all games';

/** Which game a list is about; nothing where there is no choice. */
export const GameSwitch = memo(function GameSwitch({ game, games, all }: Props) {
  const translate = useTranslate();
  const canBeAll = all !== undefined;
  const choices = useMemo(
    () => [
      ...games.map(({ id, name }) => ({ id, label: name })),
      ...(canBeAll ? [{ id: ALL, label: translate('game.all') }] : []),
    ],
    [games, canBeAll, translate],
  );
  if (games.length < 2) return null;
  return (
    <div className={css.switch}>
      <Select
        label={translate('game.label')}
        bare
        value={all?.isAll === true ? ALL : game.id}
        choices={choices}
        onChange={(id) => {
          const chosen = games.find((one) => one.id === id);
          all?.onAll(id === ALL);
          if (chosen !== undefined) chooseGame(chosen);
        }}
      />
    </div>
  );
});
