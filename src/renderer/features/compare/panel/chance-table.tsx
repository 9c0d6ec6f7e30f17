import { memo } from 'react';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { describeTypicalOpponent, formatComputedChance } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { show, useAllChances } from '../chance/chances-context.tsx';
import css from './compare-panel.module.css';

/** What the character rolls against a typical opponent, and what that one rolls against it. */
export const ChanceTable = memo(function ChanceTable() {
  const t = useTranslate();
  const chances = useAllChances();
  if (chances === undefined || chances.list.length === 0) return null;
  const { list, typical, peers } = chances;
  const hasBack = list.some(({ back }) => back !== undefined);
  const count = typical.characters.length;
  const areFixed = list.every(({ isFixed }) => isFixed === true);
  const title = areFixed ? t('compare.rolls') : t('compare.chances');
  return (
    <section className={css.chances} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.quiet}>{areFixed ? t('compare.chancesByRules') : describeTypicalOpponent(t, count, peers)}</p>
      <table className={css.table}>
        <thead className={hasBack ? css.heads : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.number')}</span>
            </th>
            <th scope="col">{t('compare.itself')}</th>
            {hasBack ? <th scope="col">{t('compare.typical')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {list.map((each) => {
            const { percent, to, about } = show(t, each, chances);
            const { back } = each;
            return (
              <tr key={each.at}>
                <th scope="row">{each.label === '' ? t('editing.unnamed') : formatText(t, each.label)}</th>
                <td title={about}>
                  <strong>{percent}</strong> {to}
                </td>
                {hasBack ? (
                  <td title={back && formatText(t, back.roll)}>
                    {back === undefined ? null : (
                      <>
                        <strong>{formatComputedChance(t, back.chance)}</strong> {to}
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
