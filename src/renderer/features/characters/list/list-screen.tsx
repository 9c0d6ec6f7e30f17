import { Printer } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
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
import { ListFrame } from '../../documents/list-frame.tsx';
import { useGameShown } from '../../games/game-shown.ts';
import { useItemsOf } from '../../games/of-game.ts';
import { PrintDialog } from '../../print/print-dialog.tsx';
import { createCharacter } from '../actions.ts';
import { type CharacterFilter, filterCharacters, NO_FILTER } from './filter.ts';
import { CharacterFilters } from './list-filters.tsx';
import { CharacterRow } from './list-row.tsx';

/** By game, kept while the app is open, so that coming back from a character finds the same list. */
const lastFilters = new Map<Game, CharacterFilter>();

/** Every character of the game shown, to be found, opened, copied and deleted. */
export function CharacterListScreen() {
  const game = useGameShown();
  return <CharacterList key={game.id} game={game} />;
}

function CharacterList({ game }: { game: Game }) {
  const library = useLibrary();
  const items = useItemsOf('characters', game);
  const factions = useDocuments('factions');
  const [filter, setFilter] = useState(lastFilters.get(game) ?? NO_FILTER);
  /** What is printed: all that is shown, or what is selected. */
  const [printing, setPrinting] = useState<readonly Item<Character>[]>();
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => filterCharacters(items, deferred), [items, deferred]);
  const change = (next: CharacterFilter) => {
    lastFilters.set(game, next);
    setFilter(next);
  };

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
        words={CHARACTERS}
        table="characters"
        game={game}
        games={GAMES}
        shown={shown}
        total={items.length}
        filter={deferred}
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
          <Button icon={<Printer />} onPress={() => setPrinting(selected)}>
            {CHARACTERS.print}
          </Button>
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
