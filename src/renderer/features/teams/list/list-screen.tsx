import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { useDocuments, useItems, useLibrary } from '../../../store/library-context.ts';
import { TEAMS } from '../../../strings/documents/teams.ts';
import { ListFrame } from '../../documents/list-frame.tsx';
import { createTeam } from '../actions.ts';
import { useKnown } from '../use-known.ts';
import { filterTeams, NO_FILTER, type TeamFilter } from './filter.ts';
import { TeamFilters } from './list-filters.tsx';
import { TeamRow } from './list-row.tsx';

/** Kept while the app is open, so that coming back from a team finds the same list. */
let lastFilter: TeamFilter = NO_FILTER;

/** Every team, to be found, opened, copied and deleted. */
export function TeamListScreen() {
  const library = useLibrary();
  const items = useItems('teams');
  const factions = useDocuments('factions');
  const known = useKnown();
  const [filter, setFilter] = useState(lastFilter);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const factionNames = useMemo(() => new Map(factions.map((f) => [f.id, f.name])), [factions]);
  const shown = useMemo(
    () => filterTeams(items, deferred, known, factionNames),
    [items, deferred, known, factionNames],
  );
  const change = (next: TeamFilter) => {
    lastFilter = next;
    setFilter(next);
  };

  const commands = useMemo<Command[]>(
    () => [{ id: 'find', label: TEAMS.search, shortcut: 'mod+f', run: () => search.current?.select() }],
    [],
  );
  useCommands(commands);

  return (
    <ListFrame
      words={TEAMS}
      table="teams"
      shown={shown}
      total={items.length}
      filter={deferred}
      filters={<TeamFilters filter={filter} onChange={change} searchRef={search} />}
      row={(item) => <TeamRow item={item} library={library} known={known} factions={factions} />}
      onCreate={() => attempt(createTeam(library))}
      onClearFilter={() => change(NO_FILTER)}
    />
  );
}
