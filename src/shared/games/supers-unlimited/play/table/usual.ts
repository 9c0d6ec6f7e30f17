/** The usual next thing: what one key does at the table. Following it alone a game goes on to its end or for ever. */
import { firstUnknownIn, firstWrong, readKeys } from '../../../../play/event/keys.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import { frameOf } from '../actions/actor.ts';
import { attackDuties } from '../attack/attack-duties.ts';
import { type AttackEvent, attackKeys, declared, ENTANGLE } from '../attack/declared.ts';
import { attackOf } from '../card.ts';
import { EVENTS } from '../events.ts';
import { hitChance } from '../forecast/attack-roll.ts';
import { isThere } from '../is-there.ts';
import { cardOf, modelOf, modelsOf } from '../models.ts';
import { witsRoll } from '../setup/order-events.ts';
import { contendersOf } from '../setup/roll-off.ts';
import type { SuEncounter } from '../state.ts';
import { actions } from './action-candidates.ts';
import { candidates } from './candidates.ts';

export function usual(encounter: SuEncounter): Candidate | undefined {
  for (const event of wishes(encounter)) if (isAllowed(encounter, event)) return event;
  return undefined;
}

/** What would be next, the dearest wish first. */
function* wishes(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  const [first] = state.due;
  if (first) {
    if (first.due === 'control') yield* oneAttack(encounter, first.model);
    if (first.due === 'recovery') yield* recoveries(encounter, first.model);
    // Answers stand before what anybody may do besides.
    if (first.due === 'control') yield { kind: 'end-control' };
    else if (first.due === 'recovery') yield { kind: 'end-recovery' };
    else yield* candidates(encounter);
    return;
  }
  switch (state.phase) {
    case 'setup':
      yield* settingUp(encounter);
      return;
    case 'choose':
      yield* choosing(encounter);
      yield { kind: 'pass' };
      yield { kind: 'end-game' };
      return;
    case 'recovery':
      if (state.active !== null) yield* recoveries(encounter, state.active);
      yield { kind: 'activate' };
      return;
    case 'activation':
      if (state.active !== null) yield* oneAttack(encounter, state.active);
      yield { kind: 'end-activation' };
      return;
    case 'turn-end':
      yield { kind: 'end-turn' };
      return;
    default:
      return;
  }
}

/** A scenario, who goes first, and off. What was begun is finished first. */
function* settingUp(encounter: SuEncounter): Iterable<Candidate> {
  const { state } = encounter;
  const all = [...candidates(encounter)];
  const of = (kind: string) => all.filter((event) => event.kind === kind);
  if (state.extra.rollOff !== null) yield* of(state.extra.rollOff);
  if (state.scenario === null) yield* of('scenario');
  const canWin = contendersOf(encounter, 'wits').some((side) => (witsRoll(encounter, { side })?.dice ?? 0) > 0);
  if (state.order.length === 0 && state.witsWinner === null && canWin) yield* of('wits');
  const orders = of('turn-order');
  yield* orders.filter(({ order }) => (order as readonly string[])[0] === state.witsWinner);
  yield* orders;
  if (state.deployed.length > 0) yield* of('deploy');
  yield { kind: 'start' };
}

/** Models of the side by turns, those that are awake before those that are not. */
function* choosing(encounter: SuEncounter): Iterable<Candidate> {
  const { side, lastChosen } = encounter.state;
  if (side === null) return;
  const own = [...modelsOf(encounter, side)];
  const after = own.indexOf(lastChosen.get(side) ?? '') + 1;
  const turns = [...own.slice(after), ...own.slice(0, after)].filter((model) => !modelOf(encounter, model).out);
  const isAwake = (model: string) => !modelOf(encounter, model).ko;
  for (const model of [...turns.filter(isAwake), ...turns.filter((each) => !isAwake(each))]) {
    yield modelOf(encounter, model).aloft ? { kind: 'choose', model, returns: [model] } : { kind: 'choose', model };
  }
}

/** Waking up before all else; without dice there is nothing to hope for. */
function* recoveries(encounter: SuEncounter, model: string): Iterable<Candidate> {
  if (cardOf(encounter, model).traits.recovery.dice < 1) return;
  const offered = [...candidates(encounter)].filter(({ kind }) => kind === 'recover');
  yield* offered.filter(({ what }) => what === 'ko');
  yield* offered;
}

/** The attack of a Charge; else the first attack of the Activation, the one that hits most surely. */
function* oneAttack(encounter: SuEncounter, model: string): Iterable<Candidate> {
  const frame = frameOf(encounter, model);
  if (!frame || ((frame.used.attack ?? 0) > 0 && frame.charged === null)) return;
  const attacks = [...actions(encounter, model)].filter(
    ({ kind, charge }) => kind === 'attack' && (charge === true) === (frame.charged !== null),
  );
  const rated = attacks
    .filter((event) => isAllowed(encounter, event))
    .map((event) => ({ event, worth: worthOf(encounter, event) + chanceOf(encounter, event) }));
  yield* rated.sort((a, b) => b.worth - a.worth).map(({ event }) => event);
}

/** Who is awake, or what holds oneself, before who is not, and both before things. */
function worthOf({ state }: SuEncounter, { targets }: Candidate): number {
  const [first] = targets as readonly { readonly target: string }[];
  const target = state.models.get(first?.target ?? '');
  if (target) return target.ko ? 1 : 2;
  return first?.target.startsWith(ENTANGLE) ? 2 : 0;
}

function chanceOf(encounter: SuEncounter, event: Candidate): number {
  const read = readKeys(attackKeys, event) as AttackEvent;
  if (attackOf(cardOf(encounter, read.model), read.attack) === undefined) return 0;
  const [duty] = attackDuties(encounter, declared(encounter, read));
  return duty ? hitChance(encounter, duty) : 0;
}

/** The checks of an event but those of its dice, which nobody has rolled. */
function isAllowed(encounter: SuEncounter, event: Candidate): boolean {
  const spec = EVENTS.get(event.kind);
  const keys = spec?.keysNow?.(encounter, event) ?? spec?.keys;
  if (!spec || !keys || firstWrong(keys, event) !== undefined) return false;
  const read = readKeys(keys, event) as never;
  if (firstUnknownIn(keys, read, (kind, id) => isThere(encounter, kind, id, read)) !== undefined) return false;
  const phases = spec.phases ?? spec.phasesOf?.(encounter, read);
  if (phases !== undefined && !phases.includes(encounter.state.phase)) return false;
  return spec.due?.(encounter, read) === undefined && spec.refuse?.(encounter, read) === undefined;
}
