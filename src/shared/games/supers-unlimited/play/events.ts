/** The events of Supers Unlimited (docs/encounters.md#supers-unlimited), by their kind. */
import type { EventSpec } from '../../../play/play-rules.ts';
import { ability, calledShot, charge, climbHigh, move, run } from './actions/action-events.ts';
import { attack } from './attack/attack-event.ts';
import { collapse, endControl, endRecovery, knockback, roll } from './duties/answers.ts';
import { adjust } from './field/adjust.ts';
import { claim } from './field/claims.ts';
import { dismiss, inflict, summon, thing, traitRoll } from './field/free-events.ts';
import { manipulate } from './field/manipulate.ts';
import { gimmick } from './gimmicks/gimmick-event.ts';
import { react } from './reactions/react.ts';
import { deploy } from './setup/deploy.ts';
import { deployment, markerRoll, plasmaRoll, quest, scenario, subplots, terrainRoll } from './setup/field-events.ts';
import { startEvent, turnOrder, wits } from './setup/order-events.ts';
import type { SuEncounter } from './state.ts';
import { choose, pass } from './turn/choose.ts';
import { recover } from './turn/recover-event.ts';
import { activate, endActivation, endGameEvent, endTurn, hold } from './turn/turn-events.ts';

export const EVENTS: ReadonlyMap<string, EventSpec<SuEncounter>> = new Map([
  ['terrain-roll', terrainRoll],
  ['deployment', deployment],
  ['scenario', scenario],
  ['marker-roll', markerRoll],
  ['quest', quest],
  ['subplots', subplots],
  ['plasma-roll', plasmaRoll],
  ['wits', wits],
  ['turn-order', turnOrder],
  ['deploy', deploy],
  ['start', startEvent],
  ['choose', choose],
  ['pass', pass],
  ['recover', recover],
  ['activate', activate],
  ['end-activation', endActivation],
  ['hold', hold],
  ['end-turn', endTurn],
  ['end-game', endGameEvent],
  ['called-shot', calledShot],
  ['move', move],
  ['run', run],
  ['charge', charge],
  ['climb-high', climbHigh],
  ['attack', attack],
  ['manipulate', manipulate],
  ['ability', ability],
  ['react', react],
  ['roll', roll],
  ['knockback', knockback],
  ['collapse', collapse],
  ['end-control', endControl],
  ['end-recovery', endRecovery],
  ['gimmick', gimmick],
  ['inflict', inflict],
  ['trait-roll', traitRoll],
  ['claim', claim],
  ['thing', thing],
  ['summon', summon],
  ['dismiss', dismiss],
  ['adjust', adjust],
]);
