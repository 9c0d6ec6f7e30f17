/** Creates the encounter of a duel: two heroes within reach of each other, at the start of the first Turn. */
import type { Pair } from '../../../../compare/duel-rules.ts';
import { applyEvent, judgeEvent } from '../../../../play/event/judge-event.ts';
import type { CandidateEvent, PlayRules } from '../../../../play/play-rules.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import type { Character } from '../../documents/schema.ts';
import type { SuOptions } from '../../options.ts';
import { play as playRules } from '../play.ts';
import { createPlayCard } from '../play-card.ts';
import { startEvent } from '../setup/order-events.ts';
import { createStartState } from '../start-state.ts';
import type { SuEncounter } from '../state.ts';

/** Ids of the two models, which are also the ids of their sides. */
export const FIGHTERS = ['one', 'two'] as const;
export type Fighter = (typeof FIGHTERS)[number];

export const getFoe = (fighter: Fighter): Fighter => (fighter === 'one' ? 'two' : 'one');

/** Creates the encounter at the start of the first Turn. Both heroes must be legal. */
export function createDuelEncounter(pair: Pair<Character>, startingFighter: 0 | 1, options: SuOptions): SuEncounter {
  const seats = FIGHTERS.map((fighterId) => ({
    id: fighterId,
    name: fighterId,
    gm: false,
    leader: undefined,
    gimmicks: [],
  }));
  const figures = new Map(
    FIGHTERS.map((fighterId, fighterIndex) => {
      const character = createPlayCard(pair[fighterIndex === 0 ? 0 : 1], options);
      return [fighterId as string, { id: fighterId, side: fighterId, character, count: 1 }] as const;
    }),
  );
  const characters = { find: () => undefined, listLegal: () => [] };
  const setupState = { options, seats, figures, characters, setup: {} };
  const encounter: SuEncounter = { ...setupState, state: createStartState(setupState) };
  // With one model per side, the setup only decides who takes the first Turn.
  encounter.state.order = startingFighter === 0 ? [...FIGHTERS] : [...FIGHTERS].reverse();
  // The event `start` has no keys.
  startEvent.apply(encounter, {} as never);
  return encounter;
}

/** Submits an event and returns whether the rules allowed it. */
export function submitEvent(encounter: SuEncounter, event: CandidateEvent): boolean {
  const judgement = judgeEvent(playRules as PlayRules, encounter as ActiveEncounter, event);
  if ('refused' in judgement) return false;
  applyEvent(playRules as PlayRules, encounter as ActiveEncounter, judgement.allowed);
  return true;
}

/** Whether the rules allow an event, regardless of its dice. */
export function isAllowed(encounter: SuEncounter, event: CandidateEvent): boolean {
  const withDice = false;
  return !('refused' in judgeEvent(playRules as PlayRules, encounter as ActiveEncounter, event, withDice));
}
