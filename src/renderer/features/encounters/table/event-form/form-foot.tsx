import { useId } from 'react';
import { offerWords } from '../../../../../shared/play/table/offer-words.ts';
import { Button } from '../../../../components/button.tsx';
import { EVENT_FORM } from '../../../../strings/documents/event-form.ts';
import type { DiceMode } from './dice/dice-mode.ts';
import css from './event-form.module.css';
import { useForm } from './form-port.ts';
import { rerollChoices } from './model/rerolls.ts';

interface Props {
  mode: DiceMode;
  /** The dice lie there already, and may be rolled again before they count. */
  isLooking: boolean;
  mayReact: boolean;
  onLook(): void;
}

/** The button that does it, and beside it why it cannot. */
export function FormFoot({ mode, isLooking, mayReact, onLook }: Props) {
  const { rules, play, form, view } = useForm();
  const reason = useId();
  const { refused, missing, chapter } = view;
  const isWaiting = mode === 'typed' && missing > 0;
  const canLook = mode === 'roll' && !isLooking && missing > 0 && rerollChoices(rules, play, form.event).length > 0;
  return (
    <div className={css.foot}>
      <div id={reason} className={css.reason} role="status" data-quiet={refused === undefined || undefined}>
        {refused ?? (isWaiting ? EVENT_FORM.missing(missing) : '')}
        {refused !== undefined && chapter !== undefined ? <span className={css.chapter}> ({chapter})</span> : null}
      </div>
      <div className={css.buttons}>
        {canLook ? (
          <Button isDisabled={refused !== undefined} onPress={onLook}>
            {EVENT_FORM.lookFirst}
          </Button>
        ) : null}
        <Button
          type="submit"
          kind="primary"
          className={css.confirm}
          data-confirm
          aria-describedby={reason}
          isDisabled={refused !== undefined || isWaiting}
        >
          {mayReact ? `${EVENT_FORM.nobodyReacts}: ${labelOf().toLowerCase()}` : labelOf()}
        </Button>
      </div>
    </div>
  );

  function labelOf(): string {
    if (view.dice.length === 0) return offerWords(rules, play, view.offer).label;
    if (missing > 0 && mode === 'roll') return isLooking ? EVENT_FORM.rollMore(missing) : EVENT_FORM.rollDice(missing);
    return EVENT_FORM.countDice;
  }
}
