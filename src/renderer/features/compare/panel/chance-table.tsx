import { memo } from 'react';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { describeTypicalOpponent, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatChance, useAllChances } from '../chance/chances-context.tsx';
import css from './compare-panel.module.css';

/** The chances of the character's rolls against a typical opponent, and of the opponent's rolls against the character. */
export const ChanceTable = memo(function ChanceTable() {
  const translate = useTranslate();
  const chances = useAllChances();
  if (chances === undefined || chances.fieldChances.length === 0) return null;
  const { fieldChances, typicalSample, peers } = chances;
  const hasOpponentRolls = fieldChances.some(({ back: opponentRoll }) => opponentRoll !== undefined);
  const sampleSize = typicalSample.characters.length;
  const areChancesFixed = fieldChances.every(({ isFixed }) => isFixed === true);
  const tableTitle = areChancesFixed ? translate('compare.rolls') : translate('compare.chances');
  return (
    <section className={css.chances} aria-label={tableTitle}>
      <h3>{tableTitle}</h3>
      <p className={css.quiet}>
        {areChancesFixed ? translate('compare.chancesByRules') : describeTypicalOpponent(translate, sampleSize, peers)}
      </p>
      <table className={css.table}>
        <thead className={hasOpponentRolls ? css.heads : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.number')}</span>
            </th>
            <th scope="col">{translate('compare.itself')}</th>
            {hasOpponentRolls ? <th scope="col">{translate('compare.typical')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {fieldChances.map((fieldChance) => {
            const { percent, outcome, explanation } = formatChance(translate, fieldChance, chances);
            const { back: opponentRoll } = fieldChance;
            return (
              <tr key={fieldChance.pointer}>
                <th scope="row">
                  {fieldChance.label === ''
                    ? translate('editing.unnamed')
                    : formatLateText(translate, fieldChance.label)}
                </th>
                <td title={explanation}>
                  <strong>{percent}</strong> {outcome}
                </td>
                {hasOpponentRolls ? (
                  <td title={opponentRoll && formatLateText(translate, opponentRoll.roll)}>
                    {opponentRoll === undefined ? null : (
                      <>
                        <strong>{formatComputedChance(translate, opponentRoll.chance)}</strong> {outcome}
                      </>
                    )}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
});
