/** Lists the events of Supers Unlimited by kind (docs/encounters.md#supers-unlimited). */
import type { EventSpec } from '../../../play/play-rules.ts';
import {
  abilityEvent,
  calledShotEvent,
  chargeEvent,
  climbHighEvent,
  moveEvent,
  runEvent,
} from './actions/action-events.ts';
import { attackEvent } from './attack/attack-event.ts';
import { adjustFieldEvent } from './battlefield/adjustable-fields.ts';
import { claimEvent } from './battlefield/claims.ts';
import {
  adjustThingEvent,
  dismissEvent,
  inflictEvent,
  summonEvent,
  thingEvent,
  traitRollEvent,
} from './battlefield/free-events.ts';
import { manipulateEvent } from './battlefield/manipulate-event.ts';
import { collapseEvent, endControlEvent, endRecoveryEvent, knockbackEvent, rollEvent } from './duties/answer-events.ts';
import { gimmickEvent } from './gimmicks/gimmick-event.ts';
import { reactEvent } from './reactions/react-event.ts';
import { deployEvent } from './setup/deploy.ts';
import {
  deploymentEvent,
  markerRollEvent,
  plasmaRollEvent,
  questEvent,
  scenarioEvent,
  subplotsEvent,
  terrainRollEvent,
} from './setup/field-events.ts';
import { startEvent, turnOrderEvent, witsEvent } from './setup/order-events.ts';
import type { SuEncounter } from './state.ts';
import { chooseEvent, passEvent } from './turn/choose.ts';
import { recoverEvent } from './turn/recover-event.ts';
import { activateEvent, endActivationEvent, endGameEvent, endTurnEvent, holdEvent } from './turn/turn-events.ts';
import { endAbilityEvent } from './turn/upkeep.ts';

export const EVENTS: ReadonlyMap<string, EventSpec<SuEncounter>> = new Map([
  ['terrain-roll', terrainRollEvent],
  ['deployment', deploymentEvent],
  ['scenario', scenarioEvent],
  ['marker-roll', markerRollEvent],
  ['quest', questEvent],
  ['subplots', subplotsEvent],
  ['plasma-roll', plasmaRollEvent],
  ['wits', witsEvent],
  ['turn-order', turnOrderEvent],
  ['deploy', deployEvent],
  ['start', startEvent],
  ['choose', chooseEvent],
  ['pass', passEvent],
  ['recover', recoverEvent],
  ['activate', activateEvent],
  ['end-activation', endActivationEvent],
  ['hold', holdEvent],
  ['end-turn', endTurnEvent],
  ['end-game', endGameEvent],
  ['called-shot', calledShotEvent],
  ['move', moveEvent],
  ['run', runEvent],
  ['charge', chargeEvent],
  ['climb-high', climbHighEvent],
  ['attack', attackEvent],
  ['manipulate', manipulateEvent],
  ['ability', abilityEvent],
  ['react', reactEvent],
  ['roll', rollEvent],
  ['knockback', knockbackEvent],
  ['collapse', collapseEvent],
  ['end-control', endControlEvent],
  ['end-recovery', endRecoveryEvent],
  ['gimmick', gimmickEvent],
  ['inflict', inflictEvent],
  ['trait-roll', traitRollEvent],
  ['end-ability', endAbilityEvent],
  ['claim', claimEvent],
  ['thing', thingEvent],
  ['adjust-thing', adjustThingEvent],
  ['summon', summonEvent],
  ['dismiss', dismissEvent],
  ['adjust', adjustFieldEvent],
]);
