import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { GAMES } from '../../../../shared/games/registry.ts';
import { go } from '../../../app/router.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { EVENTS } from '../../../strings/documents/events.ts';
import { SHELL } from '../../../strings/shell.ts';
import rows from '../../documents/list.module.css';
import { ListFrame } from '../../documents/list-frame.tsx';
import { chooseGame, useGameShown } from '../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../games/kept-filter.ts';
import { useItemsOf } from '../../games/of-game.ts';
import { createEvent } from '../actions.ts';
import { filterEvents } from './filter.ts';
import { EventRow } from './list-row.tsx';

const FILTERS = new KeptFilters<string>('');
const GAMES_WITH_EVENTS = GAMES.filter(({ event }) => event !== undefined);

/** Every event pack of the game shown, to be found, opened, copied and deleted. */
export function EventListScreen() {
  const game = useGameShown();
  return game.event === undefined ? <NoEvents game={game} /> : <EventList game={game} />;
}

function EventList({ game }: { game: Game }) {
  const library = useLibrary();
  const items = useItemsOf('events', game);
  const [text, change] = useKeptFilter(FILTERS, game);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(text);
  const shown = useMemo(() => filterEvents(items, deferred), [items, deferred]);
  const found = useMemo(() => [game, deferred], [game, deferred]);
  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label: EVENTS.search, shortcut: 'mod+f', run: () => search.current?.select() }],
    [],
  );
  useCommands(commands);

  return (
    <ListFrame
      words={EVENTS}
      table="events"
      game={game}
      games={GAMES_WITH_EVENTS}
      shown={shown}
      total={items.length}
      filter={found}
      filters={
        <search className={rows.filters}>
          <div className={rows.search}>
            <Search aria-hidden />
            <input
              ref={search}
              type="search"
              aria-label={EVENTS.search}
              placeholder={EVENTS.searchHint}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') change('');
              }}
            />
          </div>
        </search>
      }
      row={(item) => <EventRow item={item} library={library} />}
      onCreate={() => attempt(createEvent(library, game))}
      onClearFilter={() => change('')}
    />
  );
}

/** Stands at the address of the events while a game without events is shown. */
function NoEvents({ game }: { game: Game }) {
  return (
    <Notice whole title={EVENTS.noEvents(game.name)} text={EVENTS.noEventsText}>
      <Button kind="primary" onPress={() => go({ screen: 'characters' })}>
        {SHELL.goCharacters}
      </Button>
      {GAMES_WITH_EVENTS.map((other) => (
        <Button key={other.id} onPress={() => chooseGame(other)}>
          {EVENTS.eventsOf(other.name)}
        </Button>
      ))}
    </Notice>
  );
}
