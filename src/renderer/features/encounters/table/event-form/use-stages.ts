import { useEffect, useRef, useState } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import type { Offer } from '../../../../../shared/play/offers.ts';
import type { Candidate } from '../../../../../shared/play/play-spec.ts';
import { changesOf, type TrackedModels, trackedOf } from '../../../../../shared/play/table/changes.ts';
import { eventWords, outcomeWords } from '../../../../../shared/play/table/event-words.ts';
import type { Table } from '../table-context.ts';
import type { FormView } from './model/form-view.ts';
import { nextOffer } from './model/next-offer.ts';
import type { Result } from './resolver/result-view.tsx';

interface Stage {
  /** What is asked for now; undefined when nothing follows. */
  readonly offer: Offer | undefined;
  /** What came of the roll before. */
  readonly result: Result | undefined;
  /** What was answered last. */
  readonly answered?: Offer | undefined;
  /** What was asked before somebody reacted. */
  readonly before?: Offer | undefined;
}

/** An event that was handed in, until the table has it. */
interface Pending {
  readonly event: Candidate;
  readonly title: string;
  readonly before: TrackedModels;
  readonly at: number;
  readonly view: FormView;
  readonly wasRolled: boolean;
}

export interface Stages extends Stage {
  /** Hands an event in. What it came to and what follows are shown as soon as the table has it. */
  hand(event: Candidate, view: FormView, wasRolled: boolean): void;
  /** Asks for something else first: a reaction with details. */
  ask(offer: Offer): void;
  /** Back to what was asked before; absent where nothing was. */
  readonly back: (() => void) | undefined;
}

/** From the offer that was tapped to the last answer that follows from it. */
export function useStages(table: Table, offer: Offer, onClose: () => void): Stages {
  const [stage, setStage] = useState<Stage>({ offer, result: undefined });
  const pending = useRef<Pending>(undefined);
  const seen = useRef(table.encounter.log.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a table that has changed leads on
  useEffect(() => {
    const { rules, play, encounter } = table;
    const { length } = encounter.log;
    const was = seen.current;
    seen.current = length;
    const handed = pending.current;
    if (handed !== undefined && length > handed.at) pending.current = undefined;
    if (handed !== undefined && same(encounter.log[handed.at], handed.event)) {
      const next = nextOffer(rules, play, handed.event);
      const hasDice = handed.view.dice.length > 0;
      if (next === undefined && !hasDice) return onClose();
      return setStage({
        offer: next,
        result: hasDice ? resultOf(table, handed) : stage.result,
        answered: stage.offer,
      });
    }
    // Taken back, or played in another window.
    if (length < was) return onClose();
    if (length > was) {
      const event = stage.offer?.event;
      setStage({ offer: (event && nextOffer(rules, play, event)) ?? stage.offer, result: undefined });
    }
  }, [table]);

  return {
    ...stage,
    ask: (asked) => setStage({ offer: asked, result: stage.result, before: stage.offer }),
    back: stage.before && (() => setStage({ offer: stage.before, result: stage.result })),
    hand(event, view, wasRolled) {
      const { rules, play, encounter } = table;
      pending.current = {
        event,
        view,
        wasRolled,
        title: titleOf(table, event),
        before: trackedOf(rules, play),
        at: encounter.log.length,
      };
      if (table.hand({ ...event }) !== undefined) pending.current = undefined;
    },
  };
}

/** What was done; nothing for an answer to what was due, of which the outcome says all. */
function titleOf({ rules, play }: Table, event: Candidate): string {
  return play.state.due.length > 0 ? '' : eventWords(rules, play, event);
}

function resultOf({ rules, play }: Table, { event, title, before, at, view, wasRolled }: Pending): Result {
  return {
    at,
    title,
    wasRolled,
    dice: view.dice,
    outcome: outcomeWords(rules, play, event),
    changes: changesOf(rules, before, trackedOf(rules, play)),
  };
}
