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
import { formatRankSentence, formatShortRank } from './rank-text.ts';
import { StripPlot } from './strip-plot.tsx';

interface Props {
  numberRanks: readonly NumberRank[];
  nouns: Pick<Peers, 'one' | 'many'>;
  eventPack: EventPack | undefined;
}

/** Shows each number of the character and its rank among the other characters. The label of a number links to its field. */
export const RankTable = memo(function RankTable({ numberRanks, nouns, eventPack }: Props) {
  const translate = useTranslate();
  const hasCeilings = numberRanks.some(({ ceiling }) => ceiling !== undefined);
  const hasOthers = numberRanks.some(({ otherValues }) => otherValues.length > 0);
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
          {numberRanks.map((numberRank) => (
            <RankRow key={numberRank.number.id} numberRank={numberRank} nouns={nouns} />
          ))}
        </tbody>
      </table>
      <p className={css.legend}>
        {hasOthers ? translate('compare.legend') : ''} {hasCeilings ? translate('compare.legendCeiling') : ''}
        {eventPack !== undefined && !hasCeilings ? translate('compare.noCeilings', { event: eventPack.name }) : ''}
      </p>
    </>
  );
});

function RankRow({ numberRank, nouns }: { numberRank: NumberRank; nouns: Props['nouns'] }) {
  const translate = useTranslate();
  const { number: comparedNumber, value, otherValues, median, ceiling } = numberRank;
  const label = formatLateText(translate, comparedNumber.label);
  const isAboveCeiling = ceiling !== undefined && value > ceiling;
  return (
    <tr data-above={isAboveCeiling || undefined}>
      <th scope="row">
        <button
          type="button"
          className={css.label}
          title={translate('compare.goTo', { label })}
          onClick={() => focusField(comparedNumber.pointer)}
        >
          {label}
        </button>
      </th>
      <td className={css.value}>{formatPlainNumber(value)}</td>
      <td className={css.plot}>
        {otherValues.length === 0 && ceiling === undefined ? null : (
          <StripPlot value={value} otherValues={otherValues} median={median} ceiling={ceiling} />
        )}
      </td>
      <td className={css.words} title={formatRankSentence(translate, numberRank, nouns)}>
        <span className="visually-hidden">{formatRankSentence(translate, numberRank, nouns)}</span>
        <span aria-hidden="true">{formatShortRank(translate, numberRank)}</span>
        {ceiling === undefined ? null : (
          <span className={css.ceiling} aria-hidden="true">
            {isAboveCeiling ? <AlertTriangle /> : null}
            {isAboveCeiling
              ? translate('compare.above', { by: value - ceiling, most: ceiling })
              : translate('compare.ceiling', { most: ceiling })}
          </span>
        )}
      </td>
    </tr>
  );
}
