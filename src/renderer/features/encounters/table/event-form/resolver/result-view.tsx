import type { Change } from '../../../../../../shared/play/table/changes.ts';
import type { DieMark } from '../../../../../../shared/play/table/forecast.ts';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import { DiceRow } from '../dice/die.tsx';
import css from './resolver.module.css';

/** What an event came to. */
export interface Result {
  /** Events before it: where it stands in the log. */
  readonly at: number;
  readonly title: string;
  readonly dice: readonly { readonly sides: number; readonly faces: readonly number[] }[];
  readonly marks: readonly DieMark[] | undefined;
  readonly wasRolled: boolean;
  /** What it worked out: `4 Successes, 1 POW`. */
  readonly outcome: string;
  readonly changes: readonly Change[];
}

/** The dice as they lie, what they came to, which is read out, and what has changed, which the table reads out. */
export function ResultView({ result }: { result: Result }) {
  const { title, dice, marks, wasRolled, outcome, changes } = result;
  return (
    <section className={css.result} aria-label={EVENT_FORM.result}>
      {title === '' ? null : <h4>{title}</h4>}
      {dice.map(({ sides, faces }, i) => (
        <DiceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: lists of dice have no other name than their place
          key={i}
          sides={sides}
          faces={faces}
          length={faces.length}
          marks={marks}
          isRolling={wasRolled}
        />
      ))}
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
      {changes.length === 0 ? null : (
        <ul className={css.changes} aria-label={EVENT_FORM.changed}>
          {changes.map(({ model, words }) => (
            <li key={model}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
