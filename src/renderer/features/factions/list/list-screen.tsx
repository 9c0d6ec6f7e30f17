import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { GAMES } from '../../../../shared/games/registry.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useItems, useLibrary } from '../../../store/library-context.ts';
import { FACTIONS } from '../../../strings/documents/factions.ts';
import rows from '../../documents/list.module.css';
import { ListFrame } from '../../documents/list-frame.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { useCharactersOf } from '../../games/of-game.ts';
import { createFaction } from '../actions.ts';
import { memberCounts } from '../members.ts';
import { filterFactions, memberNames } from './filter.ts';
import { FactionRow } from './list-row.tsx';

/** Kept while the app is open, so that coming back from a faction finds the same list. */
let lastFilter = '';

/** Every faction, to be found, opened, copied and deleted. Factions belong to no game; members are those of the game shown. */
export function FactionListScreen() {
  const library = useLibrary();
  const items = useItems('factions');
  const game = useGameShown();
  const characters = useCharactersOf(game);
  const [text, setText] = useState(lastFilter);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(text);
  const names = useMemo(() => memberNames(characters), [characters]);
  const shown = useMemo(() => filterFactions(items, deferred, names), [items, deferred, names]);
  const counts = useMemo(() => memberCounts(characters), [characters]);
  const change = (next: string) => {
    lastFilter = next;
    setText(next);
  };

  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label: FACTIONS.search, shortcut: 'mod+f', run: () => search.current?.select() }],
    [],
  );
  useCommands(commands);

  return (
    <ListFrame
      words={FACTIONS}
      table="factions"
      game={game}
      games={GAMES}
      shown={shown}
      total={items.length}
      filter={deferred}
      filters={
        <search className={rows.filters}>
          <div className={rows.search}>
            <Search aria-hidden />
            <input
              ref={search}
              type="search"
              aria-label={FACTIONS.search}
              placeholder={FACTIONS.searchHint}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') change('');
              }}
            />
          </div>
        </search>
      }
      row={(item) => <FactionRow item={item} library={library} members={counts.get(item.id) ?? 0} />}
      onCreate={() => attempt(createFaction(library))}
      onClearFilter={() => change('')}
    />
  );
}
