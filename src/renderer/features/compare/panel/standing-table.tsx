import { AlertTriangle } from 'lucide-react';
import { memo } from 'react';
import type { Peers } from '../../../../shared/compare/compare-rules.ts';
import type { NumberRank } from '../../../../shared/compare/number-ranks.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { formatPlainNumber } from '../../../../shared/text/number-text.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './compare-panel.module.css';
import { shortStanding, standingSentence } from './standing-text.ts';
import { StripPlot } from './strip-plot.tsx';

interface Props {
  rows: readonly NumberRank[];
  nouns: Pick<Peers, 'one' | 'many'>;
  event: EventPack | undefined;
}

/** Every number of the character, ranked among those of the others. Its name is a link to its field. */
export const StandingTable = memo(function StandingTable({ rows, nouns, event }: Props) {
  const translate = useTranslate();
  const hasCeilings = rows.some(({ ceiling }) => ceiling !== undefined);
  const hasOthers = rows.some(({ otherValues: others }) => others.length > 0);
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{translate('compare.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{translate('compare.number')}</th>
            <th scope="col">{translate('compare.value')}</th>
            <th scope="col">{translate('compare.spread')}</th>
            <th scope="col">{translate('compare.standing')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number.id} row={row} nouns={nouns} />
          ))}
        </tbody>
      </table>
      <p className={css.legend}>
        {hasOthers ? translate('compare.legend') : ''} {hasCeilings ? translate('compare.legendCeiling') : ''}
        {event !== undefined && !hasCeilings ? translate('compare.noCeilings', { event: event.name }) : ''}
      </p>
    </>
  );
});

function Row({ row, nouns }: { row: NumberRank; nouns: Props['nouns'] }) {
  const translate = useTranslate();
  const { number, value, otherValues: others, median: middle, ceiling } = row;
  const label = formatLateText(translate, number.label);
  const isAbove = ceiling !== undefined && value > ceiling;
  return (
    <tr data-above={isAbove || undefined}>
      <th scope="row">
        <button
          type="button"
          className={css.label}
          title={translate('compare.goTo', { label })}
          onClick={() => focusField(number.pointer)}
        >
          {label}
        </button>
      </th>
      <td className={css.value}>{formatPlainNumber(value)}</td>
      <td className={css.plot}>
        {others.length === 0 && ceiling === undefined ? null : (
          <StripPlot value={value} others={others} middle={middle} ceiling={ceiling} />
        )}
      </td>
      <td className={css.words} title={standingSentence(translate, row, nouns)}>
        <span className="visually-hidden">{standingSentence(translate, row, nouns)}</span>
        <span aria-hidden="true">{shortStanding(translate, row)}</span>
        {ceiling === undefined ? null : (
          <span className={css.ceiling} aria-hidden="true">
            {isAbove ? <AlertTriangle /> : null}
            {isAbove
              ? translate('compare.above', { by: value - ceiling, most: ceiling })
              : translate('compare.ceiling', { most: ceiling })}
          </span>
        )}
      </td>
    </tr>
  );
}
