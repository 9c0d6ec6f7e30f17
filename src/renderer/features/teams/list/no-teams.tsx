import type { Game } from '../../../../shared/games/game.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { chooseGame } from '../../../games/game-shown.ts';
import { go } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  game: Game;
  /** Games that have teams. */
  others: readonly Game[];
}

/** Stands at the address of the teams while a game without teams is shown: nothing in the window leads there. */
export function NoTeams({ game, others }: Props) {
  const translate = useTranslate();
  return (
    <Notice whole title={translate('game.noTeams', { game: game.name })} text={translate('game.noTeamsText')}>
      <Button kind="primary" onPress={() => go({ screen: 'characters' })}>
        {translate('shell.goCharacters')}
      </Button>
      {others.map((other) => (
        <Button key={other.id} onPress={() => chooseGame(other)}>
          {translate('game.teamsOf', { game: other.name })}
        </Button>
      ))}
    </Notice>
  );
}
