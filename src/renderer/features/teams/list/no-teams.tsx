import type { Game } from '../../../../shared/games/game.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { chooseGame } from '../../../games/shown-game.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  game: Game;
  /** The games that have teams. */
  gamesWithTeams: readonly Game[];
}

/** Replaces the team list while the shown game has no teams. Only a typed or old address leads here. */
export function NoTeams({ game, gamesWithTeams }: Props) {
  const translate = useTranslate();
  return (
    <Notice isWholeScreen title={translate('game.noTeams', { game: game.name })} text={translate('game.noTeamsText')}>
      <Button kind="primary" onPress={() => navigateTo({ screen: 'characters' })}>
        {translate('shell.goCharacters')}
      </Button>
      {gamesWithTeams.map((otherGame) => (
        <Button key={otherGame.id} onPress={() => chooseGame(otherGame)}>
          {translate('game.teamsOf', { game: otherGame.name })}
        </Button>
      ))}
    </Notice>
  );
}
