import { X } from 'lucide-react';
import { formatDisplayName } from '../../../components/display-name.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './active-filter.module.css';
import { type ListFilter, NO_FILTER, setFacetValue } from './list-filter.ts';

interface Props {
  facets: readonly { readonly id: string; readonly label: string; getLabel(facetValue: string): string }[];
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** Shows the active filters, each with a button that removes it, and a button that removes all. */
export function ActiveFilter({ facets, filter, onChange }: Props) {
  const translate = useTranslate();
  const activeValues = facets.flatMap((facet) =>
    (filter.chosen[facet.id] ?? []).map((facetValue) => ({
      facet,
      value: facetValue,
      valueLabel: facet.getLabel(facetValue),
    })),
  );
  if (activeValues.length === 0) return null;
  return (
    <ul className={css.active} aria-label={translate('filters.active')}>
      {activeValues.map(({ facet, value, valueLabel }) => (
        <li key={`${facet.id} ${value}`}>
          <button
            type="button"
            className={css.one}
            aria-label={translate('filters.remove', { facet: facet.label, value: shortenName(valueLabel) })}
            onClick={() => onChange(setFacetValue(filter, facet.id, value, false))}
          >
            <span className={css.facet}>{facet.label}</span>{' '}
            <bdi className={css.name}>{formatDisplayName(valueLabel)}</bdi>
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
