import { useMemo } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { GameFilters, useGameFilter } from '../../../games/game-filters.ts';
import { getCharacterNames, useGameItems } from '../../../games/game-items.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type ListFilter, NO_FILTER } from '../../lists/filter/list-filter.ts';
import { ListFrame } from '../../lists/list-frame.tsx';
import { getListTexts } from '../../lists/list-texts.ts';
import { UnsupportedList } from '../../lists/unsupported-list.tsx';
import { createEventPack } from '../event-pack-actions.ts';
import { createEventPackListKind } from './event-pack-list-kind.tsx';

const filtersByGame = new GameFilters<ListFilter>(NO_FILTER);
/** Lists the event packs of the shown game, to search, open, duplicate and delete. */
export function EventListScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = useShownGame();
  if (game.event !== undefined) return <EventList game={game} />;
  return (
    <UnsupportedList
      title={translate('shell.events')}
      game={game}
      supportedGames={gameCatalog.all.filter(({ event }) => event !== undefined)}
      noticeTitle={translate('events.noEvents', { game: game.name })}
      noticeText={translate('events.noEventsText')}
      formatGameLabel={({ name }) => translate('events.eventsOf', { game: name })}
    />
  );
}

function EventList({ game }: { game: Game }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
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
      games={gameCatalog.all}
      items={eventPackItems}
      filter={filter}
      onFilter={changeFilter}
      onCreate={() => attempt(createEventPack(translate, library, game))}
    />
  );
}
