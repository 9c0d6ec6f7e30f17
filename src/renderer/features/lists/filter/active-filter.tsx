import { X } from 'lucide-react';
import { shownName } from '../../../components/name.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './active-filter.module.css';
import { type ListFilter, NO_FILTER, withValue } from './list-filter.ts';

interface Props {
  facets: readonly { readonly id: string; readonly label: string; labelOf(value: string): string }[];
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** Shows the active filters, each with a button that removes it, and a button that removes all. */
export function ActiveFilter({ facets, filter, onChange }: Props) {
  const translate = useTranslate();
  const active = facets.flatMap((facet) =>
    (filter.chosen[facet.id] ?? []).map((value) => ({ facet, value, name: facet.labelOf(value) })),
  );
  if (active.length === 0) return null;
  return (
    <ul className={css.active} aria-label={translate('filters.active')}>
      {active.map(({ facet, value, name }) => (
        <li key={`${facet.id} ${value}`}>
          <button
            type="button"
            className={css.one}
            aria-label={translate('filters.remove', { facet: facet.label, value: shortenName(name) })}
            onClick={() => onChange(withValue(filter, facet.id, value, false))}
          >
            <span className={css.facet}>{facet.label}</span> <bdi className={css.name}>{shownName(name)}</bdi>
            <X aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.clear} onClick={() => onChange({ ...NO_FILTER, text: filter.text })}>
          {translate('filters.clear')}
        </button>
      </li>
    </ul>
  );
}
