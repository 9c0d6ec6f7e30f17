import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import type { Game } from '../../../../shared/games/game.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { TEAMS } from '../../../strings/documents/teams.ts';
import rows from '../../documents/list.module.css';
import type { TeamFilter } from './filter.ts';

/** Stands for every word; no word of a vocabulary has blanks. */
const ALL = 'all of them';
const VERDICTS = [
  { id: 'all', label: TEAMS.everyVerdict },
  { id: 'legal', label: TEAMS.onlyLegal },
  { id: 'illegal', label: TEAMS.onlyIllegal },
];

interface Props {
  game: Game;
  filter: TeamFilter;
  onChange(filter: TeamFilter): void;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function TeamFilters({ game, filter, onChange, searchRef }: Props) {
  return (
    <search className={rows.filters}>
      <div className={rows.search}>
        <Search aria-hidden />
        <input
          ref={searchRef}
          type="search"
          aria-label={TEAMS.search}
          placeholder={TEAMS.searchHint}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange({ ...filter, text: '' });
          }}
        />
      </div>
      {game.team?.list.facets.map(({ at, label, of, every }) => (
        <div className={rows.pick} key={at}>
          <Select
            label={label}
            bare
            value={filter.words[at] ?? ALL}
            choices={[{ id: ALL, label: every }, ...(game.vocabularies[of] ?? [])]}
            onChange={(word) => {
              const { [at]: _before, ...others } = filter.words;
              onChange({ ...filter, words: word === ALL ? others : { ...others, [at]: word } });
            }}
          />
        </div>
      ))}
      <div className={rows.pick}>
        <Select
          label={TEAMS.filterVerdict}
          bare
          value={filter.verdict}
          choices={VERDICTS}
          onChange={(verdict) => onChange({ ...filter, verdict })}
        />
      </div>
    </search>
  );
}
