import { Plus, Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import screen from '../../components/screen.module.css';
import { VirtualList } from '../../components/virtual-list.tsx';
import { readable } from '../../store/library.ts';
import { useDocuments, useItems, useLibrary } from '../../store/library-context.ts';
import { CHARACTERS } from '../../strings/characters.ts';
import { SHELL } from '../../strings/shell.ts';
import { PrintDialog } from '../print/print-dialog.tsx';
import { createCharacter } from './actions.ts';
import { type CharacterFilter, filterCharacters, NO_FILTER } from './filter.ts';
import css from './list.module.css';
import { CharacterFilters } from './list-filters.tsx';
import { CharacterRow } from './list-row.tsx';

const ROW = 72;

/** Kept while the app is open, so that coming back from a character finds the same list. */
let remembered: CharacterFilter = NO_FILTER;

/** Every character, to be found, opened, copied and deleted. */
export function CharacterListScreen() {
  const library = useLibrary();
  const items = useItems('characters');
  const factions = useDocuments('factions');
  const [filter, setFilter] = useState(remembered);
  const [printing, setPrinting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterCharacters(items, deferred), [items, deferred]);
  const change = (next: CharacterFilter) => {
    remembered = next;
    setFilter(next);
  };

  const commands = useMemo<Command[]>(
    () => [
      { id: 'new-character', label: CHARACTERS.create, shortcut: 'alt+n', run: () => createCharacter(library) },
      { id: 'find', label: CHARACTERS.search, shortcut: 'mod+f', run: () => search.current?.focus() },
      { id: 'print', label: CHARACTERS.print, shortcut: 'mod+p', run: () => setPrinting(true) },
    ],
    [library],
  );
  useCommands(commands);

  return (
    <div className={screen.screen}>
      <div className={screen.head}>
        <div className={screen.title}>
          <h1>{CHARACTERS.title}</h1>
          <span className={screen.count} role="status" aria-label={CHARACTERS.shownLong(shown.length, items.length)}>
            {CHARACTERS.shown(shown.length, items.length)}
          </span>
        </div>
        <CharacterFilters filter={filter} onChange={change} searchRef={search} />
        <div className={screen.actions}>
          <Button icon={<Printer />} isDisabled={shown.length === 0} onPress={() => setPrinting(true)}>
            {CHARACTERS.print}
          </Button>
          <Button kind="primary" icon={<Plus />} onPress={() => createCharacter(library)}>
            {CHARACTERS.create}
          </Button>
        </div>
      </div>
      <div className={css.body}>
        {shown.length > 0 ? (
          <VirtualList
            items={shown}
            keyOf={(item) => item.id}
            rowHeight={ROW}
            label={CHARACTERS.list}
            className={css.list}
            row={(item) => <CharacterRow item={item} library={library} factions={factions} />}
          />
        ) : items.length === 0 ? (
          <Notice title={CHARACTERS.emptyTitle} text={CHARACTERS.emptyText}>
            <Button kind="primary" icon={<Plus />} onPress={() => createCharacter(library)}>
              {CHARACTERS.create}
            </Button>
            <Button onPress={() => void library.restoreSamples()}>{SHELL.restoreSamples}</Button>
          </Notice>
        ) : (
          <Notice title={CHARACTERS.noMatchTitle} text={CHARACTERS.noMatchText}>
            <Button onPress={() => change(NO_FILTER)}>{CHARACTERS.clearFilter}</Button>
          </Notice>
        )}
      </div>
      {printing ? (
        <PrintDialog
          subject={{ kind: 'characters', characters: readable<'characters'>(shown), name: CHARACTERS.title }}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </div>
  );
}
