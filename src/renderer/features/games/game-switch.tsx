import { useMemo } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { Select } from '../../components/inputs/select.tsx';
import { GAME } from '../../strings/games.ts';
import { chooseGame } from './game-shown.ts';
import css from './game-switch.module.css';

interface Props {
  game: Game;
  games: readonly Game[];
}

/** Which game a list is about; nothing where there is no choice. */
export function GameSwitch({ game, games }: Props) {
  const choices = useMemo(() => games.map(({ id, name }) => ({ id, label: name })), [games]);
  if (games.length < 2) return null;
  return (
    <div className={css.switch}>
      <Select
        label={GAME.label}
        bare
        value={game.id}
        choices={choices}
        onChange={(id) => {
          const chosen = games.find((one) => one.id === id);
          if (chosen !== undefined) chooseGame(chosen);
        }}
      />
    </div>
  );
}
