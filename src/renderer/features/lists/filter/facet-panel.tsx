import { useState } from 'react';
import { formatDisplayName } from '../../../components/display-name.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './facet-panel.module.css';
import type { FacetValue, ListFilter } from './list-filter.ts';
import { setFacetValue } from './list-filter.ts';

interface Props {
  facets: readonly { readonly id: string; readonly label: string }[];
  values: ReadonlyMap<string, readonly FacetValue[]>;
  filter: ListFilter;
  onChange(filter: ListFilter): void;
}

/** Shows the facets of a list. Each value has a checkbox and the number of matching documents. */
export function FacetPanel({ facets, values, filter, onChange }: Props) {
  return facets.map((facet) => (
    <FacetSection
      key={facet.id}
      label={facet.label}
      values={values.get(facet.id)}
      chosen={filter.chosen[facet.id] ?? NO_VALUES}
      onChoose={(facetValue, isChosen) => onChange(setFacetValue(filter, facet.id, facetValue, isChosen))}
    />
  ));
}

const NO_VALUES: readonly string[] = [];
/** The number of values shown at first, since a facet of factions can have hundreds. Up to two more are not worth a button. */
const INITIAL_VALUE_COUNT = 8;

interface FacetSectionProps {
  label: string;
  /** Absent while the values are being counted. */
  values: readonly FacetValue[] | undefined;
  chosen: readonly string[];
  onChoose(facetValue: string, isChosen: boolean): void;
}

function FacetSection({ label, values, chosen, onChoose }: FacetSectionProps) {
  const translate = useTranslate();
  const [areAllShown, setAllShown] = useState(false);
  if (values !== undefined && !hasNamedValues(values) && chosen.length === 0) return null;
  const allValues = values ?? [];
  const shownValues =
    areAllShown || allValues.length <= INITIAL_VALUE_COUNT + 2
      ? allValues
      : allValues.filter(({ value }, index) => index < INITIAL_VALUE_COUNT || chosen.includes(value));
  return (
    <fieldset className={css.facet}>
      <legend>{label}</legend>
      {values === undefined ? <p className={css.wait}>{translate('filters.counting')}</p> : null}
      {shownValues.map(({ value, label: valueLabel, count }) => (
        <label key={value} className={css.value} data-none={count === 0 || undefined}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            aria-label={translate('filters.valueLong', { value: shortenName(valueLabel), count })}
            onChange={({ target }) => onChoose(value, target.checked)}
          />
          <bdi className={css.name}>{formatDisplayName(valueLabel)}</bdi>
          <span className={css.count} aria-hidden="true">
            {count.toLocaleString('en')}
          </span>
        </label>
      ))}
      {allValues.length > shownValues.length || (areAllShown && allValues.length > INITIAL_VALUE_COUNT + 2) ? (
        <button type="button" className={css.more} onClick={() => setAllShown(!areAllShown)}>
          {areAllShown
            ? translate('filters.fewer', { facet: label })
            : translate('filters.all', { facet: label, count: allValues.length })}
        </button>
      ) : null}
    </fieldset>
  );
}

/** Whether a facet has any value other than "none". Facets without one are hidden. */
const hasNamedValues = (values: readonly FacetValue[]): boolean => values.some(({ value }) => value !== '');
