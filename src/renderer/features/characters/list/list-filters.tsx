import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { ALIGNMENTS, CLASSES, LEVELS } from '../../../../shared/games/supers-unlimited/facts.ts';
import { nameOf } from '../../../../shared/games/supers-unlimited/words.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { CHARACTERS } from '../../../strings/documents/characters.ts';
import css from '../../documents/list.module.css';
import type { CharacterFilter } from './filter.ts';

const named = (ids: readonly string[]): Choice[] => ids.map((id) => ({ id, label: nameOf(id) }));
const CLASS_CHOICES = [{ id: 'all', label: CHARACTERS.everyClass }, ...named(CLASSES)];
const ALIGNMENT_CHOICES = [{ id: 'all', label: CHARACTERS.everyAlignment }, ...named(ALIGNMENTS)];
const LEVEL_CHOICES = [
  { id: 'all', label: CHARACTERS.everyLevel },
  ...Array.from({ length: LEVELS.max }, (_, i) => ({ id: String(i + 1), label: CHARACTERS.level(i + 1) })),
];

interface Props {
  filter: CharacterFilter;
  onChange(filter: CharacterFilter): void;
  searchRef: RefObject<HTMLInputElement | null>;
}

export function CharacterFilters({ filter, onChange, searchRef }: Props) {
  return (
    <search className={css.filters}>
      <div className={css.search}>
        <Search aria-hidden />
        <input
          ref={searchRef}
          type="search"
          aria-label={CHARACTERS.search}
          placeholder={CHARACTERS.searchHint}
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange({ ...filter, text: '' });
          }}
        />
      </div>
      <div className={css.pick}>
        <Select
          label={CHARACTERS.filterClass}
          bare
          value={filter.classId}
          choices={CLASS_CHOICES}
          onChange={(classId) => onChange({ ...filter, classId })}
        />
      </div>
      <div className={css.pick}>
        <Select
          label={CHARACTERS.filterAlignment}
          bare
          value={filter.alignment}
          choices={ALIGNMENT_CHOICES}
          onChange={(alignment) => onChange({ ...filter, alignment })}
        />
      </div>
      <div className={css.pick}>
        <Select
          label={CHARACTERS.filterLevel}
          bare
          value={filter.level}
          choices={LEVEL_CHOICES}
          onChange={(level) => onChange({ ...filter, level })}
        />
      </div>
    </search>
  );
}
