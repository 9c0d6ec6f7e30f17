import type { ScoreRow } from '../../../../../shared/play/log/game-summary.ts';
import type { Seat } from '../../../../../shared/play/state.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './game-end.module.css';

/** Shows the score of each side, a side per column. */
export function ScoreTable({ rows, seats }: { rows: readonly ScoreRow[]; seats: readonly Seat[] }) {
  const translate = useTranslate();
  return (
    <table className={css.table} data-score>
      <caption className="visually-hidden">{translate('gameEnd.score')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ id, name }) => (
            <th key={id} scope="col">
              <DisplayName name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, hint, values, isTotal }) => (
          <tr key={label} data-total={isTotal || undefined}>
            <th scope="row">
              {label}
              {hint === '' ? null : <span className={css.hint}>{hint}</span>}
            </th>
            {seats.map(({ id }) => (
              <td key={id}>{values.get(id) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
