import { useTranslate } from '../../../../../texts/use-translate.ts';
import form from '../event-form.module.css';
import { useForm } from '../form-port.ts';
import css from './dice.module.css';
import type { DiceMode } from './dice-mode.ts';
import { DiceRow } from './die.tsx';
import { RerollSection } from './reroll-section.tsx';
import { TypedDice } from './typed-dice.tsx';

/** Shows the dice of an event: typed from real dice, or rolled here and shown before they count. */
export function DiceSection({ mode, isLooking }: { mode: DiceMode; isLooking: boolean }) {
  const translate = useTranslate();
  const { view } = useForm();
  if (mode === 'roll' && !isLooking) return null;
  return (
    <section className={form.dice} aria-label={translate('eventForm.dice')}>
      {mode === 'typed' ? (
        <TypedDice />
      ) : (
        view.dice.map((list) => (
          <div key={list.path} className={css.list}>
            {view.dice.length > 1 ? <span className={css.listLabel}>{list.name}</span> : null}
            <DiceRow
              sides={list.dice.sides}
              faces={list.faces}
              length={list.dice.length}
              marks={list.marks}
              words={list.markText}
              isRolling
            />
          </div>
        ))
      )}
      {view.missing <= 0 || isLooking ? <RerollSection marks={view.dice[0]?.marks} /> : null}
    </section>
  );
}
