import type { Game } from '../../../shared/games/game.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import screen from '../../components/screen.module.css';
import { GameSwitch } from '../../games/game-switch.tsx';
import { chooseGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Props {
  /** The title of the list. */
  title: string;
  game: Game;
  /** The games that have such documents. */
  supportedGames: readonly Game[];
  noticeTitle: string;
  noticeText: string;
  /** Returns the label of the button that shows the list of another game. */
  formatGameLabel(game: Game): string;
}

/** Replaces a list while the shown game has no documents of its kind. The game is chosen where all lists have that choice. */
export function UnsupportedList({ title, game, supportedGames, noticeTitle, noticeText, formatGameLabel }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{title}</h1>
          <GameSwitch game={game} games={gameCatalog.all} />
        </div>
      </div>
      <Notice title={noticeTitle} text={noticeText}>
        <Button kind="primary" onPress={() => navigateTo({ screen: 'characters' })}>
          {translate('shell.goCharacters')}
        </Button>
        {supportedGames.map((supportedGame) => (
          <Button key={supportedGame.id} onPress={() => chooseGame(supportedGame)}>
            {formatGameLabel(supportedGame)}
          </Button>
        ))}
      </Notice>
    </div>
  );
}
