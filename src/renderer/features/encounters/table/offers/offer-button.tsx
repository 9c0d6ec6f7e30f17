import { Ellipsis } from 'lucide-react';
import { memo, useId } from 'react';
import type { Option } from '../../../../../shared/play/table/offer-groups.ts';
import { ROVING } from '../../../../components/roving.ts';
import { TABLE } from '../../../../strings/table.ts';
import { useTableActions } from '../table-actions.ts';
import css from './offers-panel.module.css';

interface Props {
  option: Option;
  /** What it is called where the model is named beside it already. */
  label?: string;
}

/** One option with its price. One that is not possible now stays within reach of keys and readers, and says why not. */
export const OfferButton = memo(function OfferButton({ option, label = option.words.label }: Props) {
  const { choose, state } = useTableActions();
  const why = useId();
  const { price, refused, chapter } = option.words;
  const isRefused = refused !== undefined;
  return (
    <li className={css.option} data-refused={isRefused || undefined}>
      <button
        {...ROVING}
        type="button"
        className={css.offer}
        data-label={label}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? why : undefined}
        onClick={() => {
          if (!isRefused) choose(option);
        }}
      >
        <span className={css.words}>{label}</span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
        {option.targets === undefined || isRefused ? null : (
          <span className={css.targets}>
            {TABLE.targets(option.targets.filter(({ offer }) => offer.refused === undefined).length)}
          </span>
        )}
        {isRefused ? (
          <span className={css.why} id={why}>
            {refused}
            {chapter === undefined ? '' : ` (${chapter})`}
          </span>
        ) : null}
      </button>
      {isRefused || option.offer.more.length === 0 ? null : (
        <button
          type="button"
          {...ROVING}
          className={css.more}
          aria-label={TABLE.more(label)}
          title={TABLE.more(label)}
          onClick={() => state(option.offer)}
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </li>
  );
});
