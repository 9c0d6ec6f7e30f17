import { Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import { GAMES } from '../../../../shared/games/registry.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button } from '../../../components/button.tsx';
import screen from '../../../components/screen.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import type { Item } from '../../../store/item.ts';
import { readable } from '../../../store/library.ts';
import { useDocuments, useLibrary } from '../../../store/library-context.ts';
import { CHARACTERS } from '../../../strings/documents/characters.ts';
import { CompareTwo } from '../../compare/compare-two.tsx';
import { ListFrame } from '../../documents/list-frame.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { KeptFilters, useKeptFilter } from '../../games/kept-filter.ts';
import { useItemsOf } from '../../games/of-game.ts';
import { PrintDialog } from '../../print/print-dialog.tsx';
import { createCharacter } from '../actions.ts';
import { type CharacterFilter, filterCharacters, NO_FILTER } from './filter.ts';
import { CharacterFilters } from './list-filters.tsx';
import { CharacterRow } from './list-row.tsx';

const FILTERS = new KeptFilters<CharacterFilter>(NO_FILTER);

/** Every character of the game shown, to be found, opened, copied and deleted. */
export function CharacterListScreen() {
  const game = useGameShown();
  const library = useLibrary();
  const items = useItemsOf('characters', game);
  const factions = useDocuments('factions');
  const [filter, change] = useKeptFilter(FILTERS, game);
  /** What is printed: all that is shown, or what is selected. */
  const [printing, setPrinting] = useState<readonly Item<Character>[]>();
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterCharacters(items, deferred), [items, deferred]);
  const found = useMemo(() => [game, deferred], [game, deferred]);
  const words = useMemo(() => ({ ...CHARACTERS, emptyText: CHARACTERS.emptyTextOf(game.noun) }), [game]);

  const commands = useMemo<Command[]>(
    () => [
      { id: 'find', label: CHARACTERS.search, shortcut: 'mod+f', run: () => search.current?.select() },
      { id: 'print', label: CHARACTERS.print, shortcut: 'mod+p', run: () => setPrinting(shown) },
    ],
    [shown],
  );
  useCommands(commands);

  return (
    <>
      <ListFrame
        words={words}
        table="characters"
        game={game}
        games={GAMES}
        shown={shown}
        total={items.length}
        filter={found}
        filters={<CharacterFilters game={game} filter={filter} onChange={change} searchRef={search} />}
        actions={
          <Button
            icon={<Printer />}
            aria-label={CHARACTERS.print}
            isDisabled={shown.length === 0}
            onPress={() => setPrinting(shown)}
          >
            <span className={screen.wide}>{CHARACTERS.print}</span>
          </Button>
        }
        actionsOf={(selected) => (
          <>
            <CompareTwo selected={selected} />
            <Button icon={<Printer />} onPress={() => setPrinting(selected)}>
              {CHARACTERS.print}
            </Button>
          </>
        )}
        row={(item) => <CharacterRow item={item} library={library} factions={factions} />}
        onCreate={() => attempt(createCharacter(library, game))}
        onClearFilter={() => change(NO_FILTER)}
      />
      {printing !== undefined ? (
        <PrintDialog
          subject={{ kind: 'characters', characters: readable<'characters'>(printing), name: CHARACTERS.title }}
          onClose={() => setPrinting(undefined)}
        />
      ) : null}
    </>
  );
}
