import { useEffect, useState } from 'react';
import { isEqualJson } from '../../../../../shared/document/diff-json.ts';
import { createOffer, type Offer } from '../../../../../shared/play/offers.ts';
import type { CandidateEvent } from '../../../../../shared/play/play-rules.ts';
import { formatEvent, formatEventOutcome } from '../../../../../shared/play/play-screen/event-text.ts';
import {
  getTrackedModels,
  listChanges,
  type TrackedModels,
} from '../../../../../shared/play/play-screen/model-changes.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { PlaySession } from '../play-session.ts';
import type { FormView } from './model/form-view.ts';
import { findNextOffer } from './model/next-offer.ts';
import type { FollowingRoll } from './model/roll-at-once.ts';
import type { RollResult } from './resolver/result-view.tsx';

interface Stage {
  /** The offer of the current form; undefined if the last event was submitted and nothing follows. */
  readonly offer: Offer | undefined;
  /** The result of the previous roll. */
  readonly result: RollResult | undefined;
  /** The offer of the form that a reaction has interrupted. */
  readonly interruptedOffer?: Offer | undefined;
  /** Whether there is nothing left to ask or to show. */
  readonly isOver?: true;
}

/** An event that was submitted and is not in the log yet. */
interface PendingEvent {
  readonly event: CandidateEvent;
  readonly title: string;
  readonly modelsBefore: TrackedModels;
  readonly eventIndex: number;
  readonly formView: FormView;
  readonly wasRolled: boolean;
}

export interface Stages extends Stage {
  /**
   * Submits an event, and the roll that follows it. The result of the last one and the next form appear as soon as the log has it.
   */
  submit(event: CandidateEvent, formView: FormView, wasRolled: boolean, followingRoll?: FollowingRoll): void;
  /** Interrupts the current form with the form of another offer, such as a reaction that needs details. */
  askFirst(offer: Offer): void;
  /** Goes back to the interrupted form; absent if there is none. */
  readonly goBack: (() => void) | undefined;
}

/** Leads through the forms from the offer that was tapped to the last answer that follows from it. */
export function useStages(
  playSession: PlaySession,
  offer: Offer,
  onClose: (lastResult: RollResult | undefined) => void,
): Stages {
  const translate = useTranslate();
  const [stage, setStage] = useState<Stage>({ offer, result: undefined });
  const [renderedSession, setRenderedSession] = useState(playSession);
  const [pending, setPending] = useState<PendingEvent>();
  let currentStage = stage;
  if (renderedSession !== playSession) {
    // The stage is changed while rendering and not in an effect. Otherwise the old form would render once with the new state
    // of the game.
    currentStage = getNextStage(translate, renderedSession, playSession, stage, pending);
    setRenderedSession(playSession);
    setStage(currentStage);
    if (pending !== undefined && playSession.encounter.log.length > pending.eventIndex) setPending(undefined);
  }
  useEffect(() => {
    if (currentStage.isOver) onClose(currentStage.offer === undefined ? currentStage.result : undefined);
  }, [currentStage, onClose]);

  return {
    ...currentStage,
    askFirst: (askedOffer) =>
      setStage({ offer: askedOffer, result: currentStage.result, interruptedOffer: currentStage.offer }),
    goBack:
      currentStage.interruptedOffer &&
      (() => setStage({ offer: currentStage.interruptedOffer, result: currentStage.result })),
    submit(event, formView, wasRolled, followingRoll) {
      const { rules, activeEncounter, encounter } = playSession;
      setPending({
        event: followingRoll === undefined ? event : { ...followingRoll.event, auto: true },
        formView: followingRoll?.view ?? formView,
        wasRolled,
        title: createTitle(translate, playSession, event),
        modelsBefore: getTrackedModels(translate, rules, activeEncounter),
        eventIndex: encounter.log.length + (followingRoll === undefined ? 0 : 1),
      });
      const refusal = playSession.submit(
        { ...event },
        followingRoll === undefined ? 'automatic' : [followingRoll.event],
      );
      if (refusal !== undefined) setPending(undefined);
    },
  };
}

/** Returns the next stage after the encounter has changed. */
function getNextStage(
  translate: Translate,
  previousSession: PlaySession,
  playSession: PlaySession,
  stage: Stage,
  pendingEvent: PendingEvent | undefined,
): Stage {
  const { rules, activeEncounter, encounter } = playSession;
  const { length: eventCount } = encounter.log;
  const previousCount = previousSession.encounter.log.length;
  if (pendingEvent !== undefined && isEqualJson(encounter.log[pendingEvent.eventIndex], pendingEvent.event)) {
    const followingOffer = findNextOffer(translate, rules, activeEncounter, pendingEvent.event);
    const hasDice = pendingEvent.formView.dice.length > 0;
    const result = hasDice ? createResult(translate, playSession, pendingEvent) : stage.result;
    const isOver = followingOffer === undefined;
    return { offer: followingOffer, result, ...(isOver ? { isOver } : {}) };
  }
  // An event was undone.
  if (eventCount < previousCount) return { ...stage, isOver: true };
  if (eventCount === previousCount) return stage;
  const { offer } = stage;
  const followingOffer = offer && findNextOffer(translate, rules, activeEncounter, offer.event);
  if (followingOffer !== undefined) return { offer: followingOffer, result: undefined };
  // Another window has submitted an event, after which the current offer may no longer be allowed.
  const isStillAllowed =
    offer !== undefined && createOffer(rules, activeEncounter, offer.event, offer.isFree).refused === undefined;
  return isStillAllowed ? { offer, result: undefined } : { ...stage, isOver: true };
}

/** Returns the title of the result. An answer to a pending roll needs none, because the outcome says everything. */
function createTitle(translate: Translate, { rules, activeEncounter }: PlaySession, event: CandidateEvent): string {
  return activeEncounter.state.due.length > 0 ? '' : formatEvent(translate, rules, activeEncounter, event);
}

function createResult(
  translate: Translate,
  { rules, activeEncounter, encounter }: PlaySession,
  { event, title, modelsBefore, eventIndex, formView, wasRolled }: PendingEvent,
): RollResult {
  return {
    eventIndex,
    event: encounter.log[eventIndex],
    title,
    wasRolled,
    dice: formView.dice,
    outcome: formatEventOutcome(translate, rules, activeEncounter, event),
    changes: listChanges(translate, rules, modelsBefore, getTrackedModels(translate, rules, activeEncounter)),
  };
}
