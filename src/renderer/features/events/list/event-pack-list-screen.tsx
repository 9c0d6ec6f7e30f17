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
import { createEventPack } from '../event-pack-actions.ts';
import { createEventPackListKind } from './event-pack-list-kind.tsx';

const filtersByGame = new GameFilters<ListFilter>(NO_FILTER);
const listGamesWithEvents = (gameCatalog: GameCatalog<Game>): readonly Game[] =>
  gameCatalog.all.filter(({ event }) => event !== undefined);

/** Lists the event packs of the shown game, to search, open, duplicate and delete. */
export function EventListScreen() {
  const game = useShownGame();
  return game.event === undefined ? <NoEvents game={game} /> : <EventList game={game} />;
}

function EventList({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const gamesWithEvents = useMemo(() => listGamesWithEvents(gameCatalog), [gameCatalog]);
  const library = useLibrary();
  const eventPackItems = useGameItems('events', game);
  const characterItems = useGameItems('characters', game);
  const [filter, changeFilter] = useGameFilter(filtersByGame, game);
  const listKind = useMemo(
    () =>
      createEventPackListKind(translate, gameCatalog, library, getCharacterNames(gameCatalog, characterItems, game)),
    [gameCatalog, library, characterItems, game, translate],
  );
  return (
    <ListFrame
      listTexts={getListTexts(translate, 'events')}
      listKind={listKind}
      game={game}
      games={gamesWithEvents}
      items={eventPackItems}
      filter={filter}
      onFilter={changeFilter}
      onCreate={() => attempt(createEventPack(translate, library, game))}
    />
  );
}

/** Replaces the event list while the shown game has no events. */
function NoEvents({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  return (
    <Notice
      isWholeScreen
      title={translate('events.noEvents', { game: game.name })}
      text={translate('events.noEventsText')}
    >
      <Button kind="primary" onPress={() => navigateTo({ screen: 'characters' })}>
        {translate('shell.goCharacters')}
      </Button>
      {listGamesWithEvents(gameCatalog).map((otherGame) => (
        <Button key={otherGame.id} onPress={() => chooseGame(otherGame)}>
          {translate('events.eventsOf', { game: otherGame.name })}
        </Button>
      ))}
    </Notice>
  );
}
