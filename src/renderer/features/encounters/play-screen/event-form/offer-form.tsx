import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { countFaces } from '../../../../../shared/play/log/log.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import type { CandidateEvent } from '../../../../../shared/play/play-rules.ts';
import { formatDuty } from '../../../../../shared/play/play-screen/event-text.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { PlaySession } from '../play-session.ts';
import { useDiceMode } from './dice/dice-mode.ts';
import { DiceSection } from './dice/dice-section.tsx';
import css from './event-form.module.css';
import { PrimaryFields, SecondaryFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { useIsWide } from './form-frame.tsx';
import { type FormPort, FormPortProvider } from './form-port.ts';
import { keepSection } from './model/field-sections.ts';
import { getDraft, saveDraft } from './model/form-drafts.ts';
import { changeValue, createForm, type FormState, typeText, updateRequiredDice } from './model/form-state.ts';
import { createFormView, type FormView } from './model/form-view.ts';
import { isAnswer, listReactions } from './model/next-offer.ts';
import { omitDefaults } from './model/omit-defaults.ts';
import { findPickField } from './model/pick-field.ts';
import { type FollowingRoll, rollAtOnce } from './model/roll-at-once.ts';
import { rollMissingDice } from './model/roll-missing-dice.ts';
import { ForecastView } from './resolver/forecast-view.tsx';
import { CustomReactions, ReactionsView } from './resolver/reactions-view.tsx';
import { type TargetPick, useOfferPick } from './target-pick.tsx';
import { useFirstFocus, useModeFocus } from './use-first-focus.ts';

interface Props {
  playSession: PlaySession;
  offer: Offer;
  /** The result of the previous roll. */
  previousResult: ReactNode;
  /** Submits the event, and the roll that it makes due. `wasRolled` says whether Rollcall has rolled its dice, which the result then shows as an animation. */
  onSubmit(event: CandidateEvent, view: FormView, wasRolled: boolean, followingRoll?: FollowingRoll): void;
  /** Absent if no model can react. */
  onReact: ((offer: Offer) => void) | undefined;
  /** Absent if there is no previous form. */
  onBack: (() => void) | undefined;
}

/** The form of one offer: its fields, its options, the dice, and a submit button that names the action. */
export function OfferForm({ playSession, offer, previousResult, onSubmit, onReact, onBack }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, encounter } = playSession;
  const { mode, isFixed } = useDiceMode(encounter);
  // Next to a panel, the play screen shows what is due. A dialog covers the play screen, so the form shows it.
  const isWide = useIsWide();
  const draftKey = `${playSession.id}/${encounter.log.length}/${JSON.stringify(offer.event)}`;
  const [savedDraft] = useState(() => getDraft(draftKey));
  const [enteredForm, setForm] = useState<FormState>(
    () => savedDraft ?? createForm(translate, rules, activeEncounter, offer),
  );
  const isDraftRestored = savedDraft !== undefined && enteredForm.isTouched;
  const { form, view } = useMemo(() => {
    const currentForm = updateRequiredDice(playSession.rules, playSession.activeEncounter, enteredForm);
    return {
      form: currentForm,
      view: createFormView(translate, playSession.rules, playSession.activeEncounter, currentForm),
    };
  }, [playSession, enteredForm, translate]);
  // A submitted form deletes its draft. The effect must not save the draft again when the encounter has changed.
  const isSubmittedRef = useRef(false);
  useEffect(() => {
    if (!isSubmittedRef.current) saveDraft(draftKey, enteredForm);
  }, [draftKey, enteredForm]);
  const formPort = useMemo<FormPort>(() => {
    const formContent = { rules: playSession.rules, activeEncounter: playSession.activeEncounter, form, view };
    return {
      ...formContent,
      changeField(fieldPath, value) {
        const changedForm = changeValue(playSession.rules, playSession.activeEncounter, form, fieldPath, value);
        setForm(keepSection(formContent, changedForm, fieldPath));
      },
      typeText(field, typedText) {
        const changedForm = typeText(playSession.rules, playSession.activeEncounter, form, field, typedText);
        setForm(keepSection(formContent, changedForm, field.path));
      },
    };
  }, [playSession, form, view]);
  useOfferPick(useFieldPick(formPort));
  const formRef = useRef<HTMLFormElement>(null);
  useFirstFocus(formRef);
  useModeFocus(formRef, mode);
  const reactions = useMemo(
    () =>
      onReact === undefined ? undefined : listReactions(translate, playSession.rules, playSession.activeEncounter),
    [playSession, onReact, translate],
  );

  function submitEvent(finishedForm: FormState, wasRolled: boolean): void {
    isSubmittedRef.current = true;
    saveDraft(draftKey, undefined);
    const event = omitDefaults(rules, activeEncounter, finishedForm.event, offer.event);
    onSubmit(event, createFormView(translate, rules, activeEncounter, finishedForm), wasRolled);
  }
  /** Submits the event together with the roll that it makes due. */
  function submitWithRoll(): void {
    const event = omitDefaults(rules, activeEncounter, form.event, offer.event);
    const followingRoll = rollAtOnce(translate, rules, activeEncounter, event, encounter);
    if (followingRoll === undefined) {
      submitEvent(form, false);
      return;
    }
    isSubmittedRef.current = true;
    saveDraft(draftKey, undefined);
    onSubmit(event, view, true, followingRoll);
  }
  const rollDice = () =>
    rollMissingDice(
      translate,
      rules,
      activeEncounter,
      form,
      encounter.seed ?? 0,
      countFaces(encounter.log) + countFaces(form.event),
    );
  const isReviewing = mode === 'roll' && countFaces(form.event) > 0;
  // An attack is declared and rolled in one step if it makes a single roll due.
  const [dueRoll, ...otherRolls] = view.forecast?.rolls ?? [];
  const canRollAtOnce =
    mode === 'roll' && view.dice.length === 0 && activeEncounter.state.due.length === 0 && otherRolls.length === 0;
  const followingDiceCount = canRollAtOnce && dueRoll?.isRolledByHand !== true ? dueRoll?.dice : undefined;
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (view.refused !== undefined) return;
    if (followingDiceCount !== undefined) submitWithRoll();
    else if (view.missingDiceCount <= 0) submitEvent(form, isReviewing);
    else if (isReviewing) setForm(rollDice());
    else if (mode === 'roll') submitEvent(rollDice(), true);
  }

  return (
    <FormPortProvider value={formPort}>
      <form ref={formRef} className={css.form} tabIndex={-1} onSubmit={handleSubmit} noValidate>
        <div className={css.body}>
          {previousResult}
          {isAnswer(translate, rules, activeEncounter, offer) && !isWide ? (
            <p className={css.duty}>{formatDuty(translate, rules, activeEncounter)}</p>
          ) : null}
          {view.dice.length === 0 ? null : <DiceSection mode={mode} isReviewing={isReviewing} />}
          {reactions === undefined || onReact === undefined ? null : (
            <ReactionsView
              rules={rules}
              activeEncounter={activeEncounter}
              offers={reactions.namedOffers}
              asks={view.forecast?.asks ?? []}
              onReact={onReact}
            />
          )}
          <PrimaryFields />
          {view.forecast === undefined ? null : (
            <ForecastView forecast={view.forecast} isAskingReactions={reactions !== undefined} />
          )}
          <SecondaryFields />
          {reactions === undefined || onReact === undefined ? null : (
            <CustomReactions
              rules={rules}
              activeEncounter={activeEncounter}
              offers={reactions.customOffers}
              onReact={onReact}
            />
          )}
        </div>
        <FormFoot
          mode={mode}
          isModeFixed={isFixed}
          isReviewing={isReviewing}
          canReact={(reactions?.namedOffers.length ?? 0) > 0}
          followingDiceCount={followingDiceCount}
          onDeclare={() => submitEvent(form, false)}
          onReview={() => setForm(rollDice())}
          onBack={onBack}
          onReset={isDraftRestored ? () => setForm(createForm(translate, rules, activeEncounter, offer)) : undefined}
        />
      </form>
    </FormPortProvider>
  );
}

/** Returns the field for which the tiles choose models while this form is open. */
function useFieldPick({ rules, activeEncounter, form, view, changeField }: FormPort): TargetPick | undefined {
  return useMemo(() => {
    const pickField = findPickField(rules, activeEncounter, form.event, view.fields);
    if (pickField === undefined) return undefined;
    const actingModel = String(form.event.model ?? activeEncounter.state.active);
    const actingSide = activeEncounter.figures.get(actingModel)?.side;
    const selectableModels = new Set(pickField.selectableIds);
    return {
      label: pickField.label,
      pickedIds: new Set(pickField.pickedIds),
      canPick: (model) => selectableModels.has(model),
      isUsual: (model) =>
        selectableModels.has(model) &&
        actingSide !== undefined &&
        (activeEncounter.figures.get(model)?.side === actingSide) === pickField.isForFriends,
      pick(model) {
        const { path, value } = pickField.pick(model);
        changeField(path, value);
      },
    };
  }, [rules, activeEncounter, form, view, changeField]);
}
