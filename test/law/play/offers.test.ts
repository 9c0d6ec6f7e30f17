/** What is offered is what is legal, in both directions: on the command line and in the app. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { ACTIONS } from '../../../src/shared/games/action-round/play/actions.ts';
import { ACTION_PACK } from '../../../src/shared/games/battletech-kcw/action-pack.ts';
import {
  getMovementType,
  isAboveGround,
  type Movement,
} from '../../../src/shared/games/supers-unlimited/play/actions/movement.ts';
import { getFirstDuty } from '../../../src/shared/games/supers-unlimited/play/event-preconditions.ts';
import { getCard, getModel, isFallImmune } from '../../../src/shared/games/supers-unlimited/play/models.ts';
import type { SuEncounter } from '../../../src/shared/games/supers-unlimited/play/state.ts';
import { judgeEvent } from '../../../src/shared/play/event/judge-event.ts';
import { listOffers } from '../../../src/shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../src/shared/play/state.ts';
import { playRandomGame, playRules as supersUnlimited } from '../../games/supers-unlimited/play/support/random-log.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { createPicker, generateEncounters, type PickFrom } from '../../support/play/play-logs.ts';
import { GAME_SETUPS } from '../../support/play/play-tables.ts';
import { type AllowedWords, drawEvent, isReachable, listEnterableOffers } from '../../support/play/reachable.ts';
import { scaleRuns } from '../../support/runs.ts';

const NAMES: AllowedWords = {
  'action.name': ['attack-close', 'aim', 'draw', 'talk', 'recover', 'use-skill', 'load', 'Fire', 'run', 'block', 'x'],
  'reaction.name': ['smash', 'hunch', 'raise', 'counter-stunt', 'opportunity-attack', 'x'],
  attack: ['Beam', 'Bash'],
  power: ['Ice'],
  'lift.name': ['glow', 'daze', 'defend'],
};

const AIMED = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Keys that an event may have and that say nothing in it, so that no form asks for them. */
function idleKeys(encounter: ActiveEncounter, event: JsonObject): readonly string[] {
  const { options, state } = encounter;
  const { kind, name, model, effect, marker } = event;
  switch (kind) {
    case 'pass':
      return options['ssua.passForfeits'] ? [] : ['model'];
    case 'initiative':
      if (options['bt.extendedInitMods'] === false) return ['modifier'];
      return options['ar.initMode'] === 'typed' ? ['dice'] : options['ar.initMode'] === 'd20' ? ['score'] : [];
    case 'reaction':
      return name === 'slam' ? [] : ['feet'];
    case 'action':
      return 'ar.initMode' in options
        ? idleInAction(String(name))
        : (isPack(options, name) ?? (model === state.active ? ['anytime'] : []));
    case 'inflict':
      return [...(effect === 'control' ? [] : ['type']), ...(effect === 'countdown' ? [] : ['source'])];
    case 'move':
    case 'run':
    case 'charge':
    case 'react':
    case 'gimmick':
      return isMovement(encounter, event)
        ? idleInMovement(encounter as unknown as SuEncounter, event, typeIn(encounter, event))
        : [];
    case 'knockback':
    case 'activate':
    case 'hold':
      return isSupers(encounter) ? idleWhereLands(encounter as unknown as SuEncounter, event) : [];
    case 'climb-high':
      // Whoever is near only tells what is refused (E-72).
      return ['near'];
    case 'manipulate':
      return marker === undefined ? ['trait', 'dice', 'powerUp', 'growth', 'rerolls'] : [];
    default:
      return [];
  }
}

const isSupers = ({ options }: ActiveEncounter): boolean => 'su.limits' in options;

/** Whether it moves a model of Supers Unlimited. */
const isMovement = (encounter: ActiveEncounter, { kind, reaction, gimmick }: JsonObject): boolean =>
  isSupers(encounter) &&
  (['move', 'run', 'charge'].includes(String(kind)) || reaction === 'fallen-ally' || gimmick === 'evasion');

/** How a movement goes, its type left out or not. */
const typeIn = (encounter: ActiveEncounter, event: JsonObject): string =>
  getMovementType(encounter as unknown as SuEncounter, String(event.model), event as unknown as Movement);

/** What says nothing of a movement of this type that is legal. */
function idleInMovement(encounter: SuEncounter, event: JsonObject, by: string): readonly string[] {
  const model = String(event.model);
  const isRiding = Array.isArray(event.gimmicks) && event.gimmicks.includes('ride-along');
  return [
    // They only tell what is refused.
    'near',
    'contact',
    ...(isAboveGround(encounter, model, by) ? ['difficult'] : []),
    ...(by === 'sprint' ? [] : ['vertical']),
    ...(by === 'winged-flight' ? [] : ['inside']),
    ...(isRiding ? [] : ['with']),
    ...idleInLanding(encounter, model),
  ];
}

/** The same of a model that is knocked back or about to act. */
function idleWhereLands(encounter: SuEncounter, { kind, model }: JsonObject): readonly string[] {
  const { active } = encounter.state;
  const moved =
    kind === 'knockback' ? getFirstDuty(encounter, 'knockback')?.model : kind === 'hold' ? String(model) : active;
  return moved === undefined || moved === null ? [] : idleInLanding(encounter, moved);
}

/** What cannot hurt this model where it lands (E-71, E-128). */
const idleInLanding = (encounter: SuEncounter, model: string): readonly string[] => [
  ...(isFallImmune(encounter, model) ? ['fall'] : []),
  ...(getModel(encounter, model).endangered || getCard(encounter, model).immune.has('dangerous-terrain')
    ? ['dangerous']
    : []),
];

function idleInAction(name: string): readonly string[] {
  if (!ACTIONS.has(name)) return ['remove'];
  return ['as', 'area', ...(name === 'recover' ? [] : ['remove']), ...(AIMED.test(name) ? [] : ['target'])];
}

/** What the action pack says of an action itself. */
const isPack = (options: ActiveEncounter['options'], name: unknown): readonly string[] | undefined =>
  options['bt.actionPack'] === true && ACTION_PACK.some(({ id }) => id === String(name).trim().toLowerCase())
    ? ['sa', 'move', 'anytime', 'pm', 'am', 'tm']
    : undefined;

const withoutIdle = (encounter: ActiveEncounter, event: JsonObject): JsonObject & CandidateEvent => {
  const idle = idleKeys(encounter, event);
  // Names of the pack are offered as the pack writes them; the case of letters makes no difference.
  const named = isPack(encounter.options, event.name)
    ? { ...event, name: String(event.name).trim().toLowerCase() }
    : event;
  const typed = isMovement(encounter, event) ? { ...named, by: typeIn(encounter, event) } : named;
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !idle.includes(key))) as JsonObject &
    CandidateEvent;
};

/** Events that are allowed now and that nobody could enter. */
function missing(rules: PlayRules, encounter: ActiveEncounter, pick: PickFrom): JsonObject[] {
  const all = listEnterableOffers(rules, encounter);
  return [...rules.events.keys()].flatMap((kind) => {
    const event = withoutIdle(encounter, drawEvent(rules, encounter, kind, NAMES, pick) as JsonObject);
    const isAllowed = 'allowed' in judgeEvent(rules, encounter, event, false);
    return !isAllowed || isReachable(rules, encounter, all, event) ? [] : [event];
  });
}

/** Looks at the play after some of the events of a random game. */
function look(
  encounter: Encounter,
  every: number,
  at: (rules: PlayRules, activeEncounter: ActiveEncounter) => void,
): void {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  for (const [index, event] of [...(encounter.log ?? []).entries()]) {
    if (index % every === 0) at(rules, activeEncounter);
    submitLogEvent(rules, activeEncounter, event);
  }
  at(rules, activeEncounter);
}

describe.each(GAME_SETUPS.map((table) => [table.ruleset, table] as const))('offers of %s', (_, table) => {
  it('satisfy the rules once the dice are rolled', () => {
    const law = fc.property(generateEncounters(table), (encounter) => {
      look(encounter, 5, (rules, activeEncounter) => {
        for (const { event } of listEnterableOffers(rules, activeEncounter)) {
          const judged = judgeEvent(rules, activeEncounter, event, false);
          if ('refused' in judged && judged.refused.code !== 'order.payload') expect([event, judged]).toBeUndefined();
        }
      });
    });
    fc.assert(law, { seed: 31, numRuns: scaleRuns(40) });
  });

  it('include every event that the rules accept', () => {
    const law = fc.property(generateEncounters(table), fc.nat(), (encounter, seed) => {
      const pick = createPicker(seed);
      look(encounter, 3, (rules, activeEncounter) => expect(missing(rules, activeEncounter, pick)).toEqual([]));
    });
    fc.assert(law, { seed: 32, numRuns: scaleRuns(160), endOnFailure: true });
  });
});

describe('offers of supers-unlimited', () => {
  it('match exactly the events that the rules accept', () => {
    const law = fc.property(fc.nat(1_000_000), (seed) => {
      const pick = createPicker(seed);
      let last = 0;
      playRandomGame(seed, 60, (state, _, go) => {
        go();
        last += 1;
        if (last % 10 > 0) return;
        const encounter = state as unknown as ActiveEncounter;
        expect(missing(supersUnlimited, encounter, pick)).toEqual([]);
        for (const { event } of listOffers(supersUnlimited, encounter).filter(({ refused }) => refused === undefined)) {
          expect(judgeEvent(supersUnlimited, encounter, event, false)).toHaveProperty('allowed');
        }
      });
    });
    fc.assert(law, { seed: 33, numRuns: scaleRuns(40), endOnFailure: true });
  });
});
