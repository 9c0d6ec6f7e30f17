/** Tests in both directions that offers are exactly the legal events, on the command line and in the app. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import { ACTIONS } from '../../../src/shared/games/action-round/play/actions.ts';
import { ACTION_PACK } from '../../../src/shared/games/battletech-kcw/action-pack.ts';
import { isAttack } from '../../../src/shared/games/battletech-kcw/play/action-pack.ts';
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
import { type AllowedWords, drawEvent, isReachable, listEnterableOffers } from '../../support/play/enterable-offers.ts';
import { GAME_SETUPS } from '../../support/play/game-setups.ts';
import { createPicker, generateEncounters, type PickFrom } from '../../support/play/play-logs.ts';
import { scaleRuns } from '../../support/sample-size.ts';

/** Words that drawn events contain, by key. No game knows the name `x`. */
const NAMES: AllowedWords = {
  'action.name': ['attack-close', 'aim', 'draw', 'talk', 'recover', 'use-skill', 'load', 'Fire', 'run', 'block', 'x'],
  'reaction.name': ['smash', 'hunch', 'raise', 'counter-stunt', 'opportunity-attack', 'x'],
  attack: ['Beam', 'Bash'],
  power: ['Ice'],
  'lift.name': ['glow', 'daze', 'defend'],
};

/** Actions of the Action Round that may name a target. */
const AIMED_ACTIONS = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Lists keys that an event may have but that have no effect in it, so that no form asks for them. */
function listUnusedKeys(encounter: ActiveEncounter, event: JsonObject): readonly string[] {
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
      // Only the Action Round has this option.
      return 'ar.initMode' in options
        ? listUnusedActionKeys(String(name))
        : 'bb.gmRolls' in options
          ? listUnusedTaskKeys(event)
          : (listPackKeys(options, name) ?? (model === state.active ? ['anytime'] : []));
    case 'end':
      return isHotUnit(encounter) ? [] : ['dissipate'];
    case 'inflict':
      return [...(effect === 'control' ? [] : ['type']), ...(effect === 'countdown' ? [] : ['source'])];
    case 'move':
    case 'run':
    case 'charge':
    case 'react':
    case 'gimmick':
      return isMovement(encounter, event)
        ? listUnusedMovementKeys(encounter as unknown as SuEncounter, event, resolveMovementType(encounter, event))
        : [];
    case 'knockback':
    case 'activate':
    case 'hold':
      return isSupers(encounter) ? listUnusedLandingKeys(encounter as unknown as SuEncounter, event) : [];
    case 'climb-high':
      // A nearby model only decides what is refused (E-72).
      return ['near'];
    case 'manipulate':
      return marker === undefined ? ['trait', 'dice', 'powerUp', 'growth', 'rerolls'] : [];
    default:
      return [];
  }
}

/** Whether the unit of BattleTech that ends its slot has heat to dissipate. */
function isHotUnit({ state }: ActiveEncounter): boolean {
  const { heat = 0, heatPending = 0 } = (state.models.get(String(state.active)) ?? {}) as Readonly<
    Record<string, number>
  >;
  return heat + heatPending > 0;
}

const isSupers = ({ options }: ActiveEncounter): boolean => 'su.limits' in options;

/** Whether an event moves a model of Supers Unlimited. */
const isMovement = (encounter: ActiveEncounter, { kind, reaction, gimmick }: JsonObject): boolean =>
  isSupers(encounter) &&
  (['move', 'run', 'charge'].includes(String(kind)) || reaction === 'fallen-ally' || gimmick === 'evasion');

/** Returns the movement type of an event, even when the event does not name it. */
const resolveMovementType = (encounter: ActiveEncounter, event: JsonObject): string =>
  getMovementType(encounter as unknown as SuEncounter, String(event.model), event as unknown as Movement);

/** Lists keys that have no effect in a legal movement of this type. */
function listUnusedMovementKeys(encounter: SuEncounter, event: JsonObject, movementType: string): readonly string[] {
  const model = String(event.model);
  const isRiding = Array.isArray(event.gimmicks) && event.gimmicks.includes('ride-along');
  return [
    // These keys only decide what is refused.
    'near',
    'contact',
    ...(isAboveGround(encounter, model, movementType) ? ['difficult'] : []),
    ...(movementType === 'sprint' ? [] : ['vertical']),
    ...(movementType === 'winged-flight' ? [] : ['inside']),
    ...(isRiding ? [] : ['with']),
    ...listHarmlessKeys(encounter, model),
  ];
}

/** Lists keys that have no effect when a model is knocked back or about to act. */
function listUnusedLandingKeys(encounter: SuEncounter, { kind, model }: JsonObject): readonly string[] {
  const { active: activeModel } = encounter.state;
  const movedModel =
    kind === 'knockback' ? getFirstDuty(encounter, 'knockback')?.model : kind === 'hold' ? String(model) : activeModel;
  return movedModel === undefined || movedModel === null ? [] : listHarmlessKeys(encounter, movedModel);
}

/** Lists keys of hazards that cannot hurt this model where it lands (E-71, E-128). */
const listHarmlessKeys = (encounter: SuEncounter, model: string): readonly string[] => [
  ...(isFallImmune(encounter, model) ? ['fall'] : []),
  ...(getModel(encounter, model).endangered || getCard(encounter, model).immune.has('dangerous-terrain')
    ? ['dangerous']
    : []),
];

function listUnusedActionKeys(name: string): readonly string[] {
  if (!ACTIONS.has(name)) return ['remove'];
  return ['as', 'area', ...(name === 'recover' ? [] : ['remove']), ...(AIMED_ACTIONS.test(name) ? [] : ['target'])];
}

/** Lists keys of an action of Bulletproof Blues that only other actions use. */
function listUnusedTaskKeys({ as: actionType, name }: JsonObject): readonly string[] {
  if (actionType !== 'task') return ['power', 'rank', 'result'];
  return name === 'block' || name === 'dodge' ? ['power', 'rank', 'result', 'target'] : [];
}

/** Lists keys of an action that the action pack already defines. */
function listPackKeys(options: ActiveEncounter['options'], name: unknown): readonly string[] | undefined {
  const packAction = ACTION_PACK.find(({ id }) => id === String(name).trim().toLowerCase());
  if (options['bt.actionPack'] !== true || packAction === undefined) return undefined;
  const definedKeys = ['sa', 'move', 'anytime', 'pm', 'am', 'tm'];
  if (packAction.isMove) return [...definedKeys, 'target', 'weapon'];
  return isAttack(packAction) ? [...definedKeys, 'hexes'] : [...definedKeys, 'hexes', 'weapon'];
}

const removeUnusedKeys = (encounter: ActiveEncounter, event: JsonObject): JsonObject & CandidateEvent => {
  const unusedKeys = listUnusedKeys(encounter, event);
  // Offers use the names as the action pack writes them, but names are not case-sensitive.
  const eventWithName = listPackKeys(encounter.options, event.name)
    ? { ...event, name: String(event.name).trim().toLowerCase() }
    : event;
  const eventWithType = isMovement(encounter, event)
    ? { ...eventWithName, by: resolveMovementType(encounter, event) }
    : eventWithName;
  return Object.fromEntries(Object.entries(eventWithType).filter(([key]) => !unusedKeys.includes(key))) as JsonObject &
    CandidateEvent;
};

/** Lists events that are allowed now but that no offer leads to. */
function listMissingOffers(rules: PlayRules, encounter: ActiveEncounter, pickFrom: PickFrom): JsonObject[] {
  const offers = listEnterableOffers(rules, encounter);
  return [...rules.events.keys()].flatMap((kind) => {
    const event = removeUnusedKeys(encounter, drawEvent(rules, encounter, kind, NAMES, pickFrom) as JsonObject);
    const isAllowed = 'allowed' in judgeEvent(rules, encounter, event, false);
    return !isAllowed || isReachable(rules, encounter, offers, event) ? [] : [event];
  });
}

/** Visits the encounter after some events of a random game. */
function visitPositions(
  encounter: Encounter,
  interval: number,
  visit: (rules: PlayRules, activeEncounter: ActiveEncounter) => void,
): void {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the encounter of the test is invalid');
  for (const [index, event] of [...(encounter.log ?? []).entries()]) {
    if (index % interval === 0) visit(rules, activeEncounter);
    submitLogEvent(rules, activeEncounter, event);
  }
  visit(rules, activeEncounter);
}

describe.each(GAME_SETUPS.map((gameSetup) => [gameSetup.ruleset, gameSetup] as const))(
  'offers of %s',
  (_, gameSetup) => {
    it('satisfy the rules once the dice are rolled', () => {
      const property = fc.property(generateEncounters(gameSetup), (encounter) => {
        visitPositions(encounter, 5, (rules, activeEncounter) => {
          for (const { event } of listEnterableOffers(rules, activeEncounter)) {
            const judgment = judgeEvent(rules, activeEncounter, event, false);
            if ('refused' in judgment && judgment.refused.code !== 'order.payload')
              expect([event, judgment]).toBeUndefined();
          }
        });
      });
      fc.assert(property, { seed: 31, numRuns: scaleRuns(40) });
    });

    it('include every event that the rules accept', () => {
      const property = fc.property(generateEncounters(gameSetup), fc.nat(), (encounter, seed) => {
        const pickFrom = createPicker(seed);
        visitPositions(encounter, 3, (rules, activeEncounter) =>
          expect(listMissingOffers(rules, activeEncounter, pickFrom)).toEqual([]),
        );
      });
      fc.assert(property, { seed: 32, numRuns: scaleRuns(160), endOnFailure: true });
    });
  },
);

describe('offers of supers-unlimited', () => {
  it('match exactly the events that the rules accept', () => {
    const property = fc.property(fc.nat(1_000_000), (seed) => {
      const pickFrom = createPicker(seed);
      let eventCount = 0;
      playRandomGame(seed, 60, (state, _, playNext) => {
        playNext();
        eventCount += 1;
        if (eventCount % 10 > 0) return;
        const encounter = state as unknown as ActiveEncounter;
        expect(listMissingOffers(supersUnlimited, encounter, pickFrom)).toEqual([]);
        for (const { event } of listOffers(supersUnlimited, encounter).filter(({ refused }) => refused === undefined)) {
          expect(judgeEvent(supersUnlimited, encounter, event, false)).toHaveProperty('allowed');
        }
      });
    });
    fc.assert(property, { seed: 33, numRuns: scaleRuns(40), endOnFailure: true });
  });
});
