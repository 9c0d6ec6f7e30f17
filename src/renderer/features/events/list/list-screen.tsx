import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { getCharacterNames, useGameItems } from '../../../games/game-items.ts';
import { chooseGame, useShownGame } from '../../../games/shown-game.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { createEvent } from '../actions.ts';
import { eventKind } from './kind.tsx';

const FILTERS = new GameFilters<ListFilter>(NO_FILTER);
const gamesWithEvents = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter(({ event }) => event !== undefined);

/** Lists the event packs of the shown game, to search, open, duplicate and delete. */
export function EventListScreen() {
  const game = useShownGame();
  return game.event === undefined ? <NoEvents game={game} /> : <EventList game={game} />;
}

function EventList({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const withEvents = useMemo(() => gamesWithEvents(gameCatalog), [gameCatalog]);
  const library = useLibrary();
  const items = useGameItems('events', game);
  const characters = useGameItems('characters', game);
  const [filter, change] = useGameFilter(FILTERS, game);
  const kind = useMemo(
    () => eventKind(translate, gameCatalog, library, getCharacterNames(gameCatalog, characters, game)),
    [gameCatalog, library, characters, game, translate],
  );
  return (
    <ListFrame
      words={getListTexts(translate, 'events')}
      kind={kind}
      game={game}
      games={withEvents}
      items={items}
      filter={filter}
      onFilter={change}
      onCreate={() => attempt(createEvent(translate, library, game))}
    />
  );
}

/** Replaces the event list while the shown game has no events. */
function NoEvents({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  return (
    <Notice whole title={translate('events.noEvents', { game: game.name })} text={translate('events.noEventsText')}>
      <Button kind="primary" onPress={() => navigateTo({ screen: 'characters' })}>
        {translate('shell.goCharacters')}
      </Button>
      {gamesWithEvents(gameCatalog).map((other) => (
        <Button key={other.id} onPress={() => chooseGame(other)}>
          {translate('events.eventsOf', { game: other.name })}
        </Button>
      ))}
    </Notice>
  );
}
