import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import screen from '../../components/screen.module.css';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useDocuments, useItems, useLibrary } from '../../store/library-context.ts';
import { SHELL } from '../../strings/shell.ts';
import { TEAMS } from '../../strings/teams.ts';
import rows from '../characters/list.module.css';
import { createTeam } from './actions.ts';
import { filterTeams, NO_FILTER, type TeamFilter } from './filter.ts';
import { TeamFilters } from './list-filters.tsx';
import { TeamRow } from './list-row.tsx';
import { useKnown } from './use-known.ts';

const ROW = 72;

/** Kept while the app is open, so that coming back from a team finds the same list. */
let remembered: TeamFilter = NO_FILTER;

/** Every team, to be found, opened, copied and deleted. */
export function TeamListScreen() {
  const library = useLibrary();
  const items = useItems('teams');
  const factions = useDocuments('factions');
  const known = useKnown();
  const [filter, setFilter] = useState(remembered);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const factionNames = useMemo(() => new Map(factions.map((f) => [f.id, f.name])), [factions]);
  const shown = useMemo(
    () => filterTeams(items, deferred, known, factionNames),
    [items, deferred, known, factionNames],
  );
  const change = (next: TeamFilter) => {
    remembered = next;
    setFilter(next);
  };

  const commands = useMemo<Command[]>(
    () => [
      { id: 'new-team', label: TEAMS.create, shortcut: 'alt+n', run: () => createTeam(library) },
      { id: 'find', label: TEAMS.search, shortcut: 'mod+f', run: () => search.current?.focus() },
    ],
    [library],
  );
  useCommands(commands);

  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{TEAMS.title}</h1>
          <span className={screen.count} role="status" aria-label={TEAMS.shownLong(shown.length, items.length)}>
            {TEAMS.shown(shown.length, items.length)}
          </span>
        </div>
        <TeamFilters filter={filter} onChange={change} searchRef={search} />
        <div className={screen.actions}>
          <Button kind="primary" icon={<Plus />} onPress={() => createTeam(library)}>
            {TEAMS.create}
          </Button>
        </div>
      </div>
      <div className={rows.body}>
        {shown.length > 0 ? (
          <VirtualList
            items={shown}
            keyOf={(item) => item.id}
            rowHeight={ROW}
            label={TEAMS.list}
            className={rows.list}
            row={(item) => <TeamRow item={item} library={library} known={known} factions={factions} />}
          />
        ) : items.length === 0 ? (
          <Notice title={TEAMS.emptyTitle} text={TEAMS.emptyText}>
            <Button kind="primary" icon={<Plus />} onPress={() => createTeam(library)}>
              {TEAMS.create}
            </Button>
            <Button onPress={() => void library.restoreSamples()}>{SHELL.restoreSamples}</Button>
          </Notice>
        ) : (
          <Notice title={TEAMS.noMatchTitle} text={TEAMS.noMatchText}>
            <Button onPress={() => change(NO_FILTER)}>{TEAMS.clearFilter}</Button>
          </Notice>
        )}
      </div>
    </div>
  );
}
