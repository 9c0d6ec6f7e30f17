/** Two heroes alone on a table, as a duel finds them: set up, in each other's reach, the first Turn begun. */
import type { Pair } from '../../../../compare/duel-rules.ts';
import { applyEvent, judgeEvent } from '../../../../play/event/judge-event.ts';
import type { Candidate, PlayRules } from '../../../../play/play-rules.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { playCard } from '../card.ts';
import { play as rules } from '../play.ts';
import { startEvent } from '../setup/order-events.ts';
import { start } from '../start.ts';
import type { SuEncounter } from '../state.ts';

/** The models, which are their own sides. */
export const FIGHTERS = ['one', 'two'] as const;
export type Fighter = (typeof FIGHTERS)[number];

export const foeOf = (fighter: Fighter): Fighter => (fighter === 'one' ? 'two' : 'one');

/** The play at the beginning of the first Turn. Both heroes have to be legal. */
export function duelTable(pair: Pair<Character>, begins: 0 | 1, options: SuOptions): SuEncounter {
  const seats = FIGHTERS.map((id) => ({ id, name: id, gm: false, leader: undefined, gimmicks: [] }));
  const figures = new Map(
    FIGHTERS.map((id, index) => {
      const character = playCard(pair[index === 0 ? 0 : 1], options);
      return [id as string, { id, side: id, character, count: 1 }] as const;
    }),
  );
  const characters = { of: () => undefined, legal: () => [] };
  const before = { options, seats, figures, characters, setup: {} };
  const encounter: SuEncounter = { ...before, state: start(before) };
  // The set-up of two who are alone decides one thing: whose Turn is the first.
  encounter.state.order = begins === 0 ? [...FIGHTERS] : [...FIGHTERS].reverse();
  startEvent.apply(encounter, {} as never);
  return encounter;
}

/** Hands an event in; whether the rules allowed it. */
export function hand(encounter: SuEncounter, event: Candidate): boolean {
  const judged = judgeEvent(rules as PlayRules, encounter as ActiveEncounter, event);
  if ('refused' in judged) return false;
  applyEvent(rules as PlayRules, encounter as ActiveEncounter, judged.allowed);
  return true;
}

/** Whether the rules would allow an event, its dice apart. */
export const isAllowed = (encounter: SuEncounter, event: Candidate): boolean =>
  !('refused' in judgeEvent(rules as PlayRules, encounter as ActiveEncounter, event, false));
