import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Select } from '../../../components/inputs/select.tsx';
import { TEAMS } from '../../../strings/documents/teams.ts';
import rows from '../../documents/list.module.css';
import { TEAM_GAME } from '../new-team.ts';
import type { TeamFilter } from './filter.ts';

const FACETS = TEAM_GAME?.team?.list.facets ?? [];
/** Stands for every word; no word of a vocabulary has blanks. */
const ALL = 'all of them';
const VERDICTS = [
  { id: 'all', label: TEAMS.everyVerdict },
  { id: 'legal', label: TEAMS.onlyLegal },
  { id: 'illegal', label: TEAMS.onlyIllegal },
];

interface Props {
  filter: TeamFilter;
  onChange(filter: TeamFilter): void;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function TeamFilters({ filter, onChange, searchRef }: Props) {
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
      {FACETS.map(({ at, label, of, every }) => (
        <div className={rows.pick} key={at}>
          <Select
            label={label}
            bare
            value={filter.words[at] ?? ALL}
            choices={[{ id: ALL, label: every }, ...(TEAM_GAME?.vocabularies[of] ?? [])]}
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
