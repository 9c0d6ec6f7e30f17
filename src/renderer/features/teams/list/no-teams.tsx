import type { Game } from '../../../../shared/games/game.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { chooseGame } from '../../../games/game-shown.ts';
import { go } from '../../../navigation/router.ts';
import { GAME } from '../../../strings/games.ts';
import { SHELL } from '../../../strings/shell.ts';

interface Props {
  game: Game;
  /** Games that have teams. */
  others: readonly Game[];
}

/** Stands at the address of the teams while a game without teams is shown: nothing in the window leads there. */
export function NoTeams({ game, others }: Props) {
  return (
    <Notice whole title={GAME.noTeams(game.name)} text={GAME.noTeamsText}>
      <Button kind="primary" onPress={() => go({ screen: 'characters' })}>
        {SHELL.goCharacters}
      </Button>
      {others.map((other) => (
        <Button key={other.id} onPress={() => chooseGame(other)}>
          {GAME.teamsOf(other.name)}
        </Button>
      ))}
    </Notice>
  );
}
