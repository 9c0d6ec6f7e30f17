import { Dices, Keyboard } from 'lucide-react';
import { useId } from 'react';
import { createOfferTexts, formatPrice } from '../../../../../shared/play/play-screen/offer-text.ts';
import { Button, IconButton } from '../../../../components/button.tsx';
import { formatChance } from '../../../../strings/documents/event-form.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { type DiceMode, setDiceMode } from './dice/dice-mode.ts';
import css from './event-form.module.css';
import { useForm } from './form-port.ts';
import { listRerollChoices } from './model/rerolls.ts';

interface Props {
  mode: DiceMode;
  /** Whether the encounter says that dice are always typed. */
  isModeFixed: boolean;
  /** Whether the dice are rolled already and may be rerolled before they count. */
  isReviewing: boolean;
  canReact: boolean;
  /** The number of dice of the roll that is submitted together with the event; undefined if there is none. */
  followingDiceCount: number | undefined;
  /** Submits the event without the roll that it makes due, so that models can react before it. */
  onDeclare(): void;
  onReview(): void;
  /** Goes back to the previous form. */
  onBack: (() => void) | undefined;
  /** Clears a form that was restored from a draft. Undefined if the form started with the values of the offer. */
  onReset: (() => void) | undefined;
}

/** The footer with the submit button, and the reason why the event cannot be submitted. */
export function FormFoot({
  mode,
  isModeFixed,
  isReviewing,
  canReact,
  followingDiceCount,
  onDeclare,
  onReview,
  onBack,
  onReset,
}: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, view } = useForm();
  const reasonId = useId();
  const { refused, missingField, missingDiceCount } = view;
  // The cost depends on the current input, because a longer path may cost more.
  const { cost } = view.offer;
  const price = cost?.amount
    ? formatPrice(translate, rules, cost)
    : createOfferTexts(translate, rules, activeEncounter, view.offer).price;
  const isWaiting = mode === 'typed' && missingDiceCount > 0;
  const rollsDice = view.dice.length > 0 || view.forecast?.rolls.some(({ isRolledByHand }) => isRolledByHand !== true);
  const submitLabel = useSubmitLabel({ mode, isReviewing, canReact, followingDiceCount });
  const canReview =
    mode === 'roll' &&
    !isReviewing &&
    missingDiceCount > 0 &&
    listRerollChoices(translate, rules, activeEncounter, form.event).length > 0;
  return (
    <div className={css.foot}>
      <Reason id={reasonId} isWaiting={isWaiting} />
      <RollSummary />
      <div className={css.buttons}>
        {onReset === undefined ? null : <Button onPress={onReset}>{translate('eventForm.afresh')}</Button>}
        {onBack === undefined ? null : <Button onPress={onBack}>{translate('eventForm.back')}</Button>}
        {rollsDice !== true || isModeFixed ? null : (
          <IconButton
            kind="plain"
            className={css.mode}
            icon={mode === 'roll' ? <Keyboard /> : <Dices />}
            label={mode === 'roll' ? translate('eventForm.types') : translate('eventForm.rolls')}
            onPress={() => setDiceMode(mode === 'roll' ? 'typed' : 'roll')}
          />
        )}
        {followingDiceCount === undefined || missingField !== undefined ? null : (
          <Button isDisabled={refused !== undefined} onPress={onDeclare}>
            {translate('eventForm.declare')}
          </Button>
        )}
        {canReview ? (
          <Button isDisabled={refused !== undefined} onPress={onReview}>
            {translate('eventForm.lookFirst')}
          </Button>
        ) : null}
        <Button
          type="submit"
          kind="primary"
          className={css.confirm}
          data-confirm
          aria-describedby={reasonId}
          isDisabled={refused !== undefined || isWaiting}
        >
          {submitLabel}
          {price === undefined ? null : <span className={css.price}>{price}</span>}
        </Button>
      </div>
    </div>
  );
}

/** Returns the words of the submit button: the missing value, the dice to roll, or the event. */
function useSubmitLabel({
  mode,
  isReviewing,
  canReact,
  followingDiceCount,
}: Pick<Props, 'mode' | 'isReviewing' | 'canReact' | 'followingDiceCount'>): string {
  const translate = useTranslate();
  const { rules, activeEncounter, view } = useForm();
  const { missingField, missingDiceCount, dice, forecast, offer } = view;
  if (missingField !== undefined) return translate('eventForm.missingField', { field: missingField });
  // Before a roll at once, only the forecast knows who may react.
  const isAsking = canReact || (followingDiceCount !== undefined && (forecast?.asks.length ?? 0) > 0);
  return isAsking ? translate('eventForm.nobodyReacts', { action: getLabel() }) : getLabel();

  function getLabel(): string {
    if (followingDiceCount !== undefined) return translate('eventForm.rollDice', { n: followingDiceCount });
    if (dice.length === 0) return createOfferTexts(translate, rules, activeEncounter, offer).label;
    if (missingDiceCount > 0 && mode === 'roll')
      return isReviewing
        ? translate('eventForm.rollMore', { n: missingDiceCount })
        : translate('eventForm.rollDice', { n: missingDiceCount });
    return translate('eventForm.countDice');
  }
}

/** Says why the event cannot be submitted. A missing value is named by the submit button instead. */
function Reason({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const translate = useTranslate();
  const { refused, missingField, missingDiceCount, chapter } = useForm().view;
  const reason = missingField === undefined ? refused : '';
  return (
    <div id={id} className={css.reason} role="status" data-quiet={refused === undefined || undefined}>
      {reason ?? (isWaiting ? translate('eventForm.missing', { n: missingDiceCount }) : '')}
      {refused !== undefined && chapter !== undefined ? <span className={css.chapter}> ({chapter})</span> : null}
    </div>
  );
}

/** With more rolls than this, there is no summary, because only the form has room for them. */
const MAX_ROLLS = 2;

/** Shows the target number and the first chance of each roll in the footer, where they are visible while the form scrolls. */
function RollSummary() {
  const translate = useTranslate();
  const { view } = useForm();
  const rolls = (view.forecast?.rolls ?? []).filter(
    ({ target, chances }) => target !== undefined && chances.length > 0,
  );
  if (rolls.length === 0 || rolls.length > MAX_ROLLS) return null;
  return rolls.map(({ rollName, target = 0, dice, sides, chances }) => (
    <p key={rollName} className={css.summary}>
      <strong>
        <span className="visually-hidden">{translate('eventForm.needLong', { need: target })}</span>
        <span aria-hidden>{translate('eventForm.need', { need: target })}</span>
      </strong>
      <span>{rolls.length > 1 ? rollName : translate('eventForm.diceOf', { n: dice, sides })}</span>
      {chances.slice(0, 1).map(({ label, chance }) => (
        <span key={label} className={css.chance}>
          {label} <strong>{formatChance(translate, chance)}</strong>
        </span>
      ))}
    </p>
  ));
}
