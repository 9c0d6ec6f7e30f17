import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import type { Change } from '../../../../../../shared/play/play-screen/model-changes.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { DiceRow } from '../dice/die.tsx';
import type { DiceList } from '../model/form-view.ts';
import css from './resolver.module.css';

/** The result of an event. */
export interface RollResult {
  /** The index of the event in the log. */
  readonly eventIndex: number;
  /** The event as the log has it. Another event may have its index after an undo. */
  readonly event: JsonObject | undefined;
  readonly title: string;
  readonly dice: readonly Pick<DiceList, 'name' | 'dice' | 'faces' | 'marks' | 'markTexts'>[];
  readonly wasRolled: boolean;
  /** The outcome in words: `4 Successes, 1 POW`. */
  readonly outcome: string;
  readonly changes: readonly Change[];
}

/**
 * Shows the dice, the outcome and the changes. Screen readers announce the outcome here; the play screen announces the
 * changes.
 */
export function ResultView({ result }: { result: RollResult }) {
  const translate = useTranslate();
  const { title, dice, wasRolled, outcome, changes } = result;
  return (
    <section className={css.result} aria-label={translate('eventForm.result')}>
      {title === '' ? null : <p className={css.title}>{title}</p>}
      {dice.map(({ name, dice: { sides }, faces, marks, markTexts }, listIndex) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lists may have the same name
        <div key={listIndex} className={css.thrown}>
          {dice.length > 1 ? <span className={css.thrower}>{name}</span> : null}
          <DiceRow
            sides={sides}
            faces={faces}
            diceCount={faces.length}
            faceMarks={marks}
            markTexts={markTexts}
            isRolling={wasRolled}
          />
        </div>
      ))}
      <p role="status" className={css.outcome}>
        {outcome}
      </p>
      {changes.length === 0 ? null : (
        <ul className={css.changes} aria-label={translate('eventForm.changed')}>
          {changes.map(({ model, words }) => (
            <li key={model}>{words}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
