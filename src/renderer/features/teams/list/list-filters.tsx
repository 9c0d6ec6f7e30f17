import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { GAMES } from '../../../../shared/games/registry.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { TEAMS } from '../../../strings/documents/teams.ts';
import rows from '../../documents/list.module.css';
import type { TeamFilter } from './filter.ts';

const FORMATIONS = [{ id: 'all', label: TEAMS.everyFormation }, ...(GAMES[0].vocabularies.formations ?? [])];
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
      <div className={rows.pick}>
        <Select
          label={TEAMS.filterFormation}
          bare
          value={filter.formation}
          choices={FORMATIONS}
          onChange={(formation) => onChange({ ...filter, formation })}
        />
      </div>
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
