import { Dices, Keyboard } from 'lucide-react';
import { useId } from 'react';
import { createOfferTexts, formatPrice } from '../../../../../shared/play/play-screen/offer-text.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { formatChance } from '../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type DiceMode, setDiceMode } from './dice/dice-mode.ts';
import css from './event-form.module.css';
import { useForm } from './form-port.ts';
import { rerollChoices } from './model/rerolls.ts';

interface Props {
  mode: DiceMode;
  /** Whether the encounter says that dice are always typed. */
  isFixed: boolean;
  /** Whether the dice are rolled already and may be rerolled before they count. */
  isLooking: boolean;
  mayReact: boolean;
  onLook(): void;
  /** Goes back to the previous form. */
  onBack: (() => void) | undefined;
  /** Clears a form that was left half filled in; absent if the form is as it was offered. */
  onAfresh: (() => void) | undefined;
}

/** The footer with the submit button, and the reason why the event cannot be submitted. */
export function FormFoot({ mode, isFixed, isLooking, mayReact, onLook, onBack, onAfresh }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, view } = useForm();
  const reason = useId();
  const { refused, missing, chapter } = view;
  // The cost follows the current input, because a longer path may cost more.
  const { cost } = view.offer;
  const price = cost?.amount
    ? formatPrice(translate, rules, cost)
    : createOfferTexts(translate, rules, activeEncounter, view.offer).price;
  const isWaiting = mode === 'typed' && missing > 0;
  const canLook =
    mode === 'roll' &&
    !isLooking &&
    missing > 0 &&
    rerollChoices(translate, rules, activeEncounter, form.event).length > 0;
  return (
    <div className={css.foot}>
      <div id={reason} className={css.reason} role="status" data-quiet={refused === undefined || undefined}>
        {refused ?? (isWaiting ? translate('eventForm.missing', { n: missing }) : '')}
        {refused !== undefined && chapter !== undefined ? <span className={css.chapter}> ({chapter})</span> : null}
      </div>
      <Summary />
      <div className={css.buttons}>
        {onAfresh === undefined ? null : <Button onPress={onAfresh}>{translate('eventForm.afresh')}</Button>}
        {onBack === undefined ? null : <Button onPress={onBack}>{translate('eventForm.back')}</Button>}
        {view.dice.length === 0 || isFixed ? null : (
          <IconButton
            kind="plain"
            className={css.mode}
            icon={mode === 'roll' ? <Keyboard /> : <Dices />}
            label={mode === 'roll' ? translate('eventForm.types') : translate('eventForm.rolls')}
            onPress={() => setDiceMode(mode === 'roll' ? 'typed' : 'roll')}
          />
        )}
        {canLook ? (
          <Button isDisabled={refused !== undefined} onPress={onLook}>
            {translate('eventForm.lookFirst')}
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
          {mayReact ? `${translate('eventForm.nobodyReacts')}: ${labelOf().toLowerCase()}` : labelOf()}
          {price === undefined ? null : <span className={css.price}>{price}</span>}
        </Button>
      </div>
    </div>
  );

  function labelOf(): string {
    if (view.dice.length === 0) return createOfferTexts(translate, rules, activeEncounter, view.offer).label;
    if (missing > 0 && mode === 'roll')
      return isLooking
        ? translate('eventForm.rollMore', { n: missing })
        : translate('eventForm.rollDice', { n: missing });
    return translate('eventForm.countDice');
  }
}

/** The most rolls in the summary. The form itself shows more of them. */
const MOST = 2;

/** Shows the target number and the first chance, which stay visible while the form scrolls. */
function Summary() {
  const translate = useTranslate();
  const { view } = useForm();
  const rolls = (view.forecast?.rolls ?? []).filter(
    ({ target: need, chances }) => need !== undefined && chances.length > 0,
  );
  if (rolls.length === 0 || rolls.length > MOST) return null;
  return rolls.map(({ rollName: what, target: need = 0, dice, sides, chances: [first] }) => (
    <p key={what} className={css.summary}>
      <strong>
        <span className="visually-hidden">{translate('eventForm.needLong', { need })}</span>
        <span aria-hidden>{translate('eventForm.need', { need })}</span>
      </strong>
      <span>{rolls.length > 1 ? what : translate('eventForm.diceOf', { n: dice, sides })}</span>
      <span className={css.chance}>
        {first?.label} <strong>{formatChance(translate, first?.chance ?? 0)}</strong>
      </span>
    </p>
  ));
}
