import { Search } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { GAMES } from '../../../../shared/games/registry.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { ENCOUNTERS } from '../../../strings/documents/encounters.ts';
import rows from '../../documents/list.module.css';
import { ListFrame } from '../../documents/list-frame.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../games/kept-filter.ts';
import { useCharactersOf, useItemsOf } from '../../games/of-game.ts';
import { createEncounter } from '../actions.ts';
import { filterEncounters, type NameOf } from './filter.ts';
import { EncounterRow } from './list-row.tsx';

const FILTERS = new KeptFilters<string>('');

/** Every encounter of the game shown, to be found, opened, copied and deleted. */
export function EncounterListScreen() {
  const library = useLibrary();
  const game = useGameShown();
  const items = useItemsOf('encounters', game);
  const nameOf = useNames(game);
  const [text, change] = useKeptFilter(FILTERS, game);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(text);
  const shown = useMemo(() => filterEncounters(items, deferred, nameOf), [items, deferred, nameOf]);
  const found = useMemo(() => [game, deferred], [game, deferred]);

  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label: ENCOUNTERS.search, shortcut: 'mod+f', run: () => search.current?.select() }],
    [],
  );
  useCommands(commands);

  return (
    <ListFrame
      words={ENCOUNTERS}
      table="encounters"
      game={game}
      games={GAMES}
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
              aria-label={ENCOUNTERS.search}
              placeholder={ENCOUNTERS.searchHint}
              value={text}
              onChange={(event) => change(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') change('');
              }}
            />
          </div>
        </search>
      }
      row={(item) => <EncounterRow item={item} library={library} nameOf={nameOf} />}
      onCreate={() => attempt(createEncounter(library, game))}
      onClearFilter={() => change('')}
    />
  );
}

/** Names of characters: those that an encounter embeds come before those of the library. */
function useNames(game: Game): NameOf {
  const characters = useCharactersOf(game);
  const names = useMemo(() => new Map(characters.map(({ id, name }) => [id, name])), [characters]);
  return useCallback(
    (encounter, id) => encounter.characters?.find((one) => one.id === id)?.name || names.get(id) || id,
    [names],
  );
}
