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
import type { Table } from '../table-context.ts';
import type { FormView } from './model/form-view.ts';
import { nextOffer } from './model/next-offer.ts';
import type { Result } from './resolver/result-view.tsx';

interface Stage {
  /** The offer of the current form; undefined if nothing follows. */
  readonly offer: Offer | undefined;
  /** The result of the previous roll. */
  readonly result: Result | undefined;
  /** The offer that was submitted last. */
  readonly answered?: Offer | undefined;
  /** The offer of the form that a reaction has interrupted. */
  readonly before?: Offer | undefined;
  /** Whether there is nothing left to ask or to show. */
  readonly isOver?: true;
}

/** An event that was submitted and is not in the log yet. */
interface Pending {
  readonly event: CandidateEvent;
  readonly title: string;
  readonly before: TrackedModels;
  readonly at: number;
  readonly view: FormView;
  readonly wasRolled: boolean;
}

export interface Stages extends Stage {
  /** Submits an event. Its result and the next form appear as soon as the log has it. */
  hand(event: CandidateEvent, view: FormView, wasRolled: boolean): void;
  /** Opens the form of another offer first: a reaction with details. */
  ask(offer: Offer): void;
  /** Goes back to the interrupted form; absent if there is none. */
  readonly back: (() => void) | undefined;
}

/** Leads from the offer that was tapped to the last answer that follows from it. */
export function useStages(table: Table, offer: Offer, onClose: () => void): Stages {
  const translate = useTranslate();
  const [stage, setStage] = useState<Stage>({ offer, result: undefined });
  const [seen, setSeen] = useState(table);
  const [pending, setPending] = useState<Pending>();
  let now = stage;
  if (seen !== table) {
    // The stage changes during the render and not after it, so that the old form does not render once more for the new
    // game state.
    now = nextStage(translate, seen, table, stage, pending);
    setSeen(table);
    setStage(now);
    if (pending !== undefined && table.encounter.log.length > pending.at) setPending(undefined);
  }
  useEffect(() => {
    if (now.isOver) onClose();
  }, [now, onClose]);

  return {
    ...now,
    ask: (asked) => setStage({ offer: asked, result: now.result, before: now.offer }),
    back: now.before && (() => setStage({ offer: now.before, result: now.result })),
    hand(event, view, wasRolled) {
      const { rules, activeEncounter, encounter } = table;
      setPending({
        event,
        view,
        wasRolled,
        title: titleOf(translate, table, event),
        before: getTrackedModels(translate, rules, activeEncounter),
        at: encounter.log.length,
      });
      if (table.hand({ ...event }) !== undefined) setPending(undefined);
    },
  };
}

/** Returns the next stage after the encounter has changed. */
function nextStage(translate: Translate, was: Table, table: Table, stage: Stage, handed: Pending | undefined): Stage {
  const { rules, activeEncounter, encounter } = table;
  const { length } = encounter.log;
  const before = was.encounter.log.length;
  if (handed !== undefined && isEqualJson(encounter.log[handed.at], handed.event)) {
    const next = nextOffer(translate, rules, activeEncounter, handed.event);
    const hasDice = handed.view.dice.length > 0;
    if (next === undefined && !hasDice) return { ...stage, isOver: true };
    return { offer: next, result: hasDice ? resultOf(translate, table, handed) : stage.result, answered: stage.offer };
  }
  // The event was undone, or another window has played on.
  if (length < before) return { ...stage, isOver: true };
  if (length === before) return stage;
  const { offer } = stage;
  const next = offer && nextOffer(translate, rules, activeEncounter, offer.event);
  if (next !== undefined) return { offer: next, result: undefined };
  // The current offer may no longer be allowed.
  const isStill =
    offer !== undefined && createOffer(rules, activeEncounter, offer.event, offer.isFree).refused === undefined;
  return isStill ? { offer, result: undefined } : { ...stage, isOver: true };
}

/** Returns the title of the result. An answer to a pending roll needs none, because the outcome says everything. */
function titleOf(translate: Translate, { rules, activeEncounter }: Table, event: CandidateEvent): string {
  return activeEncounter.state.due.length > 0 ? '' : formatEvent(translate, rules, activeEncounter, event);
}

function resultOf(
  translate: Translate,
  { rules, activeEncounter }: Table,
  { event, title, before, at, view, wasRolled }: Pending,
): Result {
  return {
    at,
    title,
    wasRolled,
    dice: view.dice,
    outcome: formatEventOutcome(translate, rules, activeEncounter, event),
    changes: listChanges(translate, rules, before, getTrackedModels(translate, rules, activeEncounter)),
  };
}
