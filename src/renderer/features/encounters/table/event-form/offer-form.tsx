import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { countFaces } from '../../../../../shared/play/log/log.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import type { CandidateEvent } from '../../../../../shared/play/play-rules.ts';
import { formatDuty } from '../../../../../shared/play/play-screen/event-text.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Table } from '../table-context.ts';
import { useDiceMode } from './dice/dice-mode.ts';
import { DiceSection } from './dice/dice-section.tsx';
import css from './event-form.module.css';
import { FirstFields, OtherFields } from './form-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { useIsWide } from './form-frame.tsx';
import { type FormPort, FormPortProvider } from './form-port.ts';
import { draftOf, keepDraft } from './model/drafts.ts';
import { changed, type FormState, newForm, settled, typed } from './model/form-state.ts';
import { type FormView, viewOf } from './model/form-view.ts';
import { withoutDefaults } from './model/handed.ts';
import { isAnswer, reactionsTo } from './model/next-offer.ts';
import { pickField } from './model/pick-field.ts';
import { rolled } from './model/roll.ts';
import { ForecastView } from './resolver/forecast-view.tsx';
import { OtherReactions, ReactionsView } from './resolver/reactions-view.tsx';
import { type TargetPick, useOfferPick } from './target-pick.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface Props {
  table: Table;
  offer: Offer;
  /** The result of the previous roll. */
  above: ReactNode;
  onHand(event: CandidateEvent, view: FormView, wasRolled: boolean): void;
  /** Absent if no model can react. */
  onReact: ((offer: Offer) => void) | undefined;
  /** Absent if there is no previous form. */
  onBack: (() => void) | undefined;
}

/** The form of one offer: its fields, its options, the dice, and a submit button that names the action. */
export function OfferForm({ table, offer, above, onHand, onReact, onBack }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, encounter } = table;
  const { mode, isFixed } = useDiceMode(encounter);
  // A panel leaves the play screen visible, which shows what is due.
  const isWide = useIsWide();
  const draft = `${table.id}/${encounter.log.length}/${JSON.stringify(offer.event)}`;
  const [kept] = useState(() => draftOf(draft));
  const [stated, setForm] = useState<FormState>(() => kept ?? newForm(translate, rules, activeEncounter, offer));
  const isKept = kept !== undefined && stated.isTouched;
  const { form, view } = useMemo(() => {
    const now = settled(table.rules, table.activeEncounter, stated);
    return { form: now, view: viewOf(translate, table.rules, table.activeEncounter, now) };
  }, [table, stated, translate]);
  const isHanded = useRef(false);
  useEffect(() => {
    if (!isHanded.current) keepDraft(draft, stated);
  }, [draft, stated]);
  const port = useMemo<FormPort>(
    () => ({
      rules: table.rules,
      activeEncounter: table.activeEncounter,
      form,
      view,
      change: (path, value) => setForm(changed(table.rules, table.activeEncounter, form, path, value)),
      type: (field, text) => setForm(typed(table.rules, table.activeEncounter, form, field, text)),
    }),
    [table, form, view],
  );
  useOfferPick(usePick(port));
  const element = useRef<HTMLFormElement>(null);
  useFirstFocus(element);
  const reactions = useMemo(
    () => (onReact === undefined ? undefined : reactionsTo(translate, table.rules, table.activeEncounter)),
    [table, onReact, translate],
  );

  function hand(done: FormState, wasRolled: boolean): void {
    isHanded.current = true;
    keepDraft(draft, undefined);
    const event = withoutDefaults(rules, activeEncounter, done.event, offer.event);
    onHand(event, viewOf(translate, rules, activeEncounter, done), wasRolled);
  }
  const roll = () =>
    rolled(
      translate,
      rules,
      activeEncounter,
      form,
      encounter.seed ?? 0,
      countFaces(encounter.log) + countFaces(form.event),
    );
  const isLooking = mode === 'roll' && countFaces(form.event) > 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (view.refused !== undefined) return;
    if (view.missing <= 0) hand(form, isLooking);
    else if (isLooking) setForm(roll());
    else if (mode === 'roll') hand(roll(), true);
  }

  return (
    <FormPortProvider value={port}>
      <form ref={element} className={css.form} onSubmit={submit} noValidate>
        <div className={css.body}>
          {above}
          {isAnswer(translate, rules, activeEncounter, offer) && !isWide ? (
            <p className={css.duty}>{formatDuty(translate, rules, activeEncounter)}</p>
          ) : null}
          {reactions === undefined || onReact === undefined ? null : (
            <ReactionsView
              rules={rules}
              activeEncounter={activeEncounter}
              offers={reactions.named}
              asks={view.forecast?.asks ?? []}
              onReact={onReact}
            />
          )}
          {view.dice.length === 0 ? null : <DiceSection mode={mode} isLooking={isLooking} />}
          <FirstFields />
          {view.forecast === undefined ? null : (
            <ForecastView forecast={view.forecast} isAsked={reactions !== undefined} />
          )}
          <OtherFields />
          {reactions === undefined || onReact === undefined ? null : (
            <OtherReactions
              rules={rules}
              activeEncounter={activeEncounter}
              offers={reactions.others}
              onReact={onReact}
            />
          )}
        </div>
        <FormFoot
          mode={mode}
          isFixed={isFixed}
          isLooking={isLooking}
          mayReact={(reactions?.named.length ?? 0) > 0}
          onLook={() => setForm(roll())}
          onBack={onBack}
          onAfresh={isKept ? () => setForm(newForm(translate, rules, activeEncounter, offer)) : undefined}
        />
      </form>
    </FormPortProvider>
  );
}

/** Returns the field for which the tiles choose models while this form is open. */
function usePick({ rules, activeEncounter, form, view, change }: FormPort): TargetPick | undefined {
  return useMemo(() => {
    const field = pickField(rules, activeEncounter, form.event, view.fields);
    if (field === undefined) return undefined;
    const models = new Set(field.models);
    return {
      label: field.label,
      picked: new Set(field.picked),
      canPick: (model) => models.has(model),
      pick(model) {
        const { path, value } = field.pick(model);
        change(path, value);
      },
    };
  }, [rules, activeEncounter, form, view, change]);
}
