import { useEffect, useState } from 'react';
import { same } from '../../../../../shared/document/difference.ts';
import { type Offer, offerOf } from '../../../../../shared/play/offers.ts';
import type { Candidate } from '../../../../../shared/play/play-rules.ts';
import { changesOf, type TrackedModels, trackedOf } from '../../../../../shared/play/table/changes.ts';
import { eventText, outcomeTextOf } from '../../../../../shared/play/table/event-text.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
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
  /** Nothing is left to ask or to show. */
  readonly isOver?: true;
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
  const translate = useTranslate();
  const [stage, setStage] = useState<Stage>({ offer, result: undefined });
  const [seen, setSeen] = useState(table);
  const [pending, setPending] = useState<Pending>();
  let now = stage;
  if (seen !== table) {
    // While it is drawn, not after: the form of before is not drawn once more for a game that has gone on.
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
        before: trackedOf(translate, rules, activeEncounter),
        at: encounter.log.length,
      });
      if (table.hand({ ...event }) !== undefined) setPending(undefined);
    },
  };
}

/** What is asked for once the table has changed. */
function nextStage(translate: Translate, was: Table, table: Table, stage: Stage, handed: Pending | undefined): Stage {
  const { rules, activeEncounter, encounter } = table;
  const { length } = encounter.log;
  const before = was.encounter.log.length;
  if (handed !== undefined && same(encounter.log[handed.at], handed.event)) {
    const next = nextOffer(translate, rules, activeEncounter, handed.event);
    const hasDice = handed.view.dice.length > 0;
    if (next === undefined && !hasDice) return { ...stage, isOver: true };
    return { offer: next, result: hasDice ? resultOf(translate, table, handed) : stage.result, answered: stage.offer };
  }
  // Taken back, or played in another window.
  if (length < before) return { ...stage, isOver: true };
  if (length === before) return stage;
  const { offer } = stage;
  const next = offer && nextOffer(translate, rules, activeEncounter, offer.event);
  if (next !== undefined) return { offer: next, result: undefined };
  // What was asked may be nothing any more.
  const isStill =
    offer !== undefined && offerOf(rules, activeEncounter, offer.event, offer.isFree).refused === undefined;
  return isStill ? { offer, result: undefined } : { ...stage, isOver: true };
}

/** What was done; nothing for an answer to what was due, of which the outcome says all. */
function titleOf(translate: Translate, { rules, activeEncounter }: Table, event: Candidate): string {
  return activeEncounter.state.due.length > 0 ? '' : eventText(translate, rules, activeEncounter, event);
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
    outcome: outcomeTextOf(translate, rules, activeEncounter, event),
    changes: changesOf(translate, rules, before, trackedOf(translate, rules, activeEncounter)),
  };
}
