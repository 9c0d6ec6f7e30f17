import type { Encounter } from '../../../../../../shared/play/encounter.ts';
import { Segmented } from '../../../../../components/inputs/segmented.tsx';
import { EVENT_FORM } from '../../../../../strings/documents/event-form.ts';
import form from '../event-form.module.css';
import { nameOf } from '../fields/list-field.tsx';
import { useForm } from '../form-port.ts';
import css from './dice.module.css';
import { setDiceMode, useDiceMode } from './dice-mode.ts';
import { DiceRow } from './die.tsx';
import { RerollSection } from './reroll-section.tsx';
import { TypedDice } from './typed-dice.tsx';

const MODES = [
  { id: 'roll', label: EVENT_FORM.rolls },
  { id: 'typed', label: EVENT_FORM.types },
] as const;

/** The dice that an event has to bring: rolled here, or typed as they lie on the table. */
export function DiceSection({ encounter, isLooking }: { encounter: Encounter; isLooking: boolean }) {
  const { mode, isFixed } = useDiceMode(encounter);
  const { view } = useForm();
  const marks = view.forecast?.rolls[0]?.marks;
  const isThere = view.missing <= 0 || isLooking;
  return (
    <section className={form.dice} aria-label={EVENT_FORM.dice}>
      {isFixed ? null : (
        <Segmented label={EVENT_FORM.howDice} bare value={mode} segments={MODES} onChange={setDiceMode} />
      )}
      {mode === 'typed' ? (
        <TypedDice marks={marks} />
      ) : (
        view.dice.map((list) => (
          <div key={list.path} className={css.list}>
            {view.dice.length > 1 ? <span className={css.listLabel}>{nameOf(list.of) ?? list.label}</span> : null}
            <DiceRow
              sides={list.dice.sides}
              faces={list.faces}
              length={list.dice.length}
              marks={marks}
              isRolling={isLooking}
            />
          </div>
        ))
      )}
      {isThere ? <RerollSection marks={marks} /> : null}
    </section>
  );
}
