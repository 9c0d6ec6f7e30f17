import { useTranslate } from '../../../../../texts/use-translate.ts';
import form from '../event-form.module.css';
import { useForm } from '../form-port.ts';
import css from './dice.module.css';
import type { DiceMode } from './dice-mode.ts';
import { DiceRow } from './die.tsx';
import { RerollSection } from './reroll-section.tsx';
import { TypedDice } from './typed-dice.tsx';

/** Shows the dice of an event: the inputs for real dice, or the dice that Rollcall has rolled and that are reviewed before submitting. */
export function DiceSection({ mode, isReviewing }: { mode: DiceMode; isReviewing: boolean }) {
  const translate = useTranslate();
  const { view } = useForm();
  // Without a review, Rollcall rolls the dice when the event is submitted.
  if (mode === 'roll' && !isReviewing) return null;
  return (
    <section className={form.dice} aria-label={translate('eventForm.dice')}>
      {mode === 'typed' ? (
        <TypedDice />
      ) : (
        view.dice.map((diceList) => (
          <div key={diceList.path} className={css.list}>
            {view.dice.length > 1 ? <span className={css.listLabel}>{diceList.name}</span> : null}
            <DiceRow
              sides={diceList.dice.sides}
              faces={diceList.faces}
              diceCount={diceList.dice.length}
              faceMarks={diceList.marks}
              markTexts={diceList.markTexts}
              isRolling
            />
          </div>
        ))
      )}
      {/* Players choose dice to reroll after they have seen the faces. */}
      {view.missingDiceCount <= 0 || isReviewing ? <RerollSection faceMarks={view.dice[0]?.marks} /> : null}
    </section>
  );
}
