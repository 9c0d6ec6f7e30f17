import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { CHARACTERS } from '../../../strings/documents/characters.ts';
import { FacetPickers } from '../../documents/facet-pickers.tsx';
import list from '../../documents/list.module.css';
import type { CharacterFilter } from './filter.ts';

interface Props {
  game: Game;
  filter: CharacterFilter;
  onChange(filter: CharacterFilter): void;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** What narrows the list down: words that are typed, and one word of each facet of the game. */
export function CharacterFilters({ game, filter, onChange, searchRef }: Props) {
  return (
    <search className={list.filters}>
      <div className={list.search}>
        <Search aria-hidden />
        <input
          ref={searchRef}
          type="search"
          aria-label={CHARACTERS.search}
          placeholder={game.lists['rollcall.character'].searchHint}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange({ ...filter, text: '' });
          }}
        />
      </div>
      <FacetPickers
        game={game}
        words={filter.words}
        every={CHARACTERS.every}
        className={list.pick}
        onChange={(words) => onChange({ ...filter, words })}
      />
    </search>
  );
}
