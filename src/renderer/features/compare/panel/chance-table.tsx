import { memo } from 'react';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { describeTypicalOpponent, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { show, useAllChances } from '../chance/chances-context.tsx';
import css from './compare-panel.module.css';

/** The chances of the character's rolls against a typical opponent, and of the opponent's rolls against the character. */
export const ChanceTable = memo(function ChanceTable() {
  const translate = useTranslate();
  const chances = useAllChances();
  if (chances === undefined || chances.list.length === 0) return null;
  const { list, typical, peers } = chances;
  const hasBack = list.some(({ back }) => back !== undefined);
  const count = typical.characters.length;
  const areFixed = list.every(({ isFixed }) => isFixed === true);
  const title = areFixed ? translate('compare.rolls') : translate('compare.chances');
  return (
    <section className={css.chances} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.quiet}>
        {areFixed ? translate('compare.chancesByRules') : describeTypicalOpponent(translate, count, peers)}
      </p>
      <table className={css.table}>
        <thead className={hasBack ? css.heads : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.number')}</span>
            </th>
            <th scope="col">{translate('compare.itself')}</th>
            {hasBack ? <th scope="col">{translate('compare.typical')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {list.map((each) => {
            const { percent, to, about } = show(translate, each, chances);
            const { back } = each;
            return (
              <tr key={each.pointer}>
                <th scope="row">
                  {each.label === '' ? translate('editing.unnamed') : formatLateText(translate, each.label)}
                </th>
                <td title={about}>
                  <strong>{percent}</strong> {to}
                </td>
                {hasBack ? (
                  <td title={back && formatLateText(translate, back.roll)}>
                    {back === undefined ? null : (
                      <>
                        <strong>{formatComputedChance(translate, back.chance)}</strong> {to}
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
