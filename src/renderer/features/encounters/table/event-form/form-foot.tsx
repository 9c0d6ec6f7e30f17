import { Dices, Keyboard } from 'lucide-react';
import { useId } from 'react';
import { offerText, priceText } from '../../../../../shared/play/table/offer-text.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { formatChance } from '../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type DiceMode, setDiceMode } from './dice/dice-mode.ts';
import css from './event-form.module.css';
import { useForm } from './form-port.ts';
import { rerollChoices } from './model/rerolls.ts';

interface Props {
  mode: DiceMode;
  /** The dice of this table are always typed. */
  isFixed: boolean;
  /** The dice lie there already, and may be rolled again before they count. */
  isLooking: boolean;
  mayReact: boolean;
  onLook(): void;
  /** To what was asked before. */
  onBack: (() => void) | undefined;
  /** Empties a form that was left half filled; absent where it is as it was offered. */
  onAfresh: (() => void) | undefined;
}

/** The button that does it, and beside it why it cannot. */
export function FormFoot({ mode, isFixed, isLooking, mayReact, onLook, onBack, onAfresh }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, view } = useForm();
  const reason = useId();
  const { refused, missing, chapter } = view;
  // As it is stated now: a longer way may cost more.
  const { cost } = view.offer;
  const price = cost?.amount
    ? priceText(translate, rules, cost)
    : offerText(translate, rules, activeEncounter, view.offer).price;
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
    if (view.dice.length === 0) return offerText(translate, rules, activeEncounter, view.offer).label;
    if (missing > 0 && mode === 'roll')
      return isLooking
        ? translate('eventForm.rollMore', { n: missing })
        : translate('eventForm.rollDice', { n: missing });
    return translate('eventForm.countDice');
  }
}

/** So many rolls are summed up; of more the form itself tells. */
const MOST = 2;

/** The number to reach and the first of the chances, in sight wherever the form is scrolled to. */
function Summary() {
  const translate = useTranslate();
  const { view } = useForm();
  const rolls = (view.forecast?.rolls ?? []).filter(({ need, chances }) => need !== undefined && chances.length > 0);
  if (rolls.length === 0 || rolls.length > MOST) return null;
  return rolls.map(({ what, need = 0, dice, sides, chances: [first] }) => (
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
