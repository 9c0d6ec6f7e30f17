import { memo } from 'react';
import { COMPARE } from '../../../strings/documents/compare.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { show, useAllChances } from '../chance/chances-context.tsx';
import css from './compare-panel.module.css';

/** What the character rolls against a typical opponent, and what that one rolls against it. */
export const ChanceTable = memo(function ChanceTable() {
  const chances = useAllChances();
  if (chances === undefined || chances.list.length === 0) return null;
  const { list, typical, peers } = chances;
  const hasBack = list.some(({ back }) => back !== undefined);
  const count = typical.characters.length;
  const areFixed = list.every(({ isFixed }) => isFixed === true);
  const title = areFixed ? COMPARE.rolls : COMPARE.chances;
  return (
    <section className={css.chances} aria-label={title}>
      <h3>{title}</h3>
      <p className={css.quiet}>{areFixed ? COMPARE.chancesByRules : COMPARE.chancesOf(count, peers)}</p>
      <table className={css.table}>
        <thead className={hasBack ? css.heads : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{COMPARE.number}</span>
            </th>
            <th scope="col">{COMPARE.itself}</th>
            {hasBack ? <th scope="col">{COMPARE.typical}</th> : null}
          </tr>
        </thead>
        <tbody>
          {list.map((each) => {
            const { percent, to, about } = show(each, chances);
            const { back } = each;
            return (
              <tr key={each.at}>
                <th scope="row">{each.label === '' ? EDITING.unnamed : each.label}</th>
                <td title={about}>
                  <strong>{percent}</strong> {to}
                </td>
                {hasBack ? (
                  <td title={back?.roll}>
                    {back === undefined ? null : (
                      <>
                        <strong>{COMPARE.percent(back.chance)}</strong> {to}
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
