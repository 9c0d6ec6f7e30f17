import { useState } from 'react';
import { shownName } from '../../../components/name.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './facet-panel.module.css';
import type { FacetValue, ListFilter } from './list-filter.ts';
import { withValue } from './list-filter.ts';

interface Props {
  facets: readonly { readonly id: string; readonly label: string }[];
  values: ReadonlyMap<string, readonly FacetValue[]>;
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** Shows the facets of a list with their values, the number of documents for each, and the chosen ones. */
export function FacetPanel({ facets, values, filter, onChange }: Props) {
  return facets.map((facet) => (
    <FacetPart
      key={facet.id}
      label={facet.label}
      values={values.get(facet.id)}
      chosen={filter.chosen[facet.id] ?? NOTHING}
      onChoose={(value, isChosen) => onChange(withValue(filter, facet.id, value, isChosen))}
    />
  ));
}

const NOTHING: readonly string[] = [];
/** The number of values shown at first; a facet of factions can have hundreds. */
const FEW = 8;

interface PartProps {
  label: string;
  /** Absent while the values are being counted. */
  values: readonly FacetValue[] | undefined;
  chosen: readonly string[];
  onChoose(value: string, isChosen: boolean): void;
}

function FacetPart({ label, values, chosen, onChoose }: PartProps) {
  const translate = useTranslate();
  const [isAll, setAll] = useState(false);
  if (values !== undefined && !isWorth(values) && chosen.length === 0) return null;
  const all = values ?? [];
  const shown = isAll || all.length <= FEW + 2 ? all : all.filter(({ value }, n) => n < FEW || chosen.includes(value));
  return (
    <fieldset className={css.facet}>
      <legend>{label}</legend>
      {values === undefined ? <p className={css.wait}>{translate('filters.counting')}</p> : null}
      {shown.map(({ value, label: name, count }) => (
        <label key={value} className={css.value} data-none={count === 0 || undefined}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-label={translate('filters.valueLong', { value: shortenName(name), count })}
            onChange={({ target }) => onChoose(value, target.checked)}
          />
          <bdi className={css.name}>{shownName(name)}</bdi>
          <span className={css.count} aria-hidden="true">
            {count.toLocaleString('en')}
          </span>
        </label>
      ))}
      {all.length > shown.length || (isAll && all.length > FEW + 2) ? (
        <button type="button" className={css.more} onClick={() => setAll(!isAll)}>
          {isAll
            ? translate('filters.fewer', { facet: label })
            : translate('filters.all', { facet: label, count: all.length })}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Whether a facet has any value other than "none". Facets without one are hidden. */
const isWorth = (values: readonly FacetValue[]): boolean => values.some(({ value }) => value !== '');
