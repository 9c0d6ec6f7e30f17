/** What may be stated for an attack because only eyes on the table can see it, and what each would change (E-84 to E-98). */

import { pointer } from '../../../../document/pointer.ts';
import { t, texts } from '../../../../i18n/phrases.ts';
import type { ForecastOption } from '../../../../play/table/forecast.ts';
import { nameOf } from '../../names.ts';
import { frameOf } from '../actions/actor.ts';
import { attackDuties } from '../attack/attack-duties.ts';
import {
  ATTACK_GIMMICKS,
  type AttackEvent,
  type Declared,
  declared,
  type TargetStated,
  targetOf,
} from '../attack/declared.ts';
import { reachOf, refuseAttack } from '../attack/refusals.ts';
import type { AttackDuty } from '../duty.ts';
import { isFlyer } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { inchesOf, signed } from '../words/small-words.ts';
import { hitChance } from './attack-roll.ts';
import { listPlace } from './roll-options.ts';
import { changeWords } from './roll-texts.ts';

export function* attackOptions(play: SuPlay, event: AttackEvent): Iterable<ForecastOption> {
  for (const i of event.targets.keys()) yield* targetOptions(play, event, i);
  yield* ownOptions(play, event);
}

/** Something that may be ticked at a target. */
interface Tick {
  readonly key: 'cover' | 'high' | 'outnumber' | 'melee';
  readonly value: boolean | number | string;
  readonly label: string;
  readonly why: string;
}

function* ticks(play: SuPlay, { model, type }: Declared, target: string): Iterable<Tick> {
  yield {
    key: 'cover',
    value: true,
    label: t`Cover`,
    why: t`the target is behind terrain; Characters are no Cover`,
  };
  if (!isFlyer(play, model)) {
    yield {
      key: 'high',
      value: 'attacker',
      label: t`High Ground`,
      why: t`the attacker stands 1 inch or more higher`,
    };
  }
  if (!isFlyer(play, target)) {
    yield {
      key: 'high',
      value: 'target',
      label: t`Target on High Ground`,
      why: t`it stands 1 inch or more higher`,
    };
  }
  yield { key: 'outnumber', value: 1, label: t`Outnumbers`, why: t`more friends of the attacker in line of sight` };
  yield {
    key: 'outnumber',
    value: -1,
    label: t`Is outnumbered`,
    why: t`more friends of the target in line of sight`,
  };
  if (type === 'projectile') {
    yield { key: 'melee', value: true, label: t`Into melee`, why: t`a friend is in base contact with the target` };
  }
}

function* targetOptions(play: SuPlay, event: AttackEvent, i: number): Iterable<ForecastOption> {
  const stated = event.targets[i] as TargetStated;
  const hit = targetOf(play, stated.target);
  if (!hit) return;
  const attack = declared(play, event);
  const of = event.targets.length > 1 ? `${nameIn(play)(stated.target)}: ` : '';
  if (hit.is === 'model') {
    for (const { key, value, label, why } of ticks(play, attack, hit.id)) {
      const effect = compared(
        play,
        withTarget(event, i, { [key]: undefinedFor(key) }),
        withTarget(event, i, { [key]: value }),
        i,
      );
      yield { path: pointer('/targets', i, key), value, label: of + label, effect, isOn: stated[key] === value, why };
    }
  }
  const reach = reachOf(play, attack, stated, hit);
  if (attack.type === 'close') return;
  yield {
    path: pointer('/targets', i, 'distance'),
    value: Math.max(0, reach),
    label: t`${of}Within ${inchesOf(Math.max(0, reach))}`,
    effect: t`in reach`,
    isOn: stated.distance !== undefined && stated.distance <= reach,
    why: reach === (attack.profile.range ?? 0) ? t`the range of the attack` : t`the range, less for Altitude`,
  };
}

const undefinedFor = (key: Tick['key']) => ({ cover: false, high: undefined, outnumber: 0, melee: false })[key];

const withTarget = (event: AttackEvent, i: number, more: object): AttackEvent => ({
  ...event,
  targets: event.targets.map((target, at) => (at === i ? { ...target, ...more } : target)),
});

/** What the attack, its Gimmicks and an Object add. */
function* ownOptions(play: SuPlay, event: AttackEvent): Iterable<ForecastOption> {
  const may = (changed: AttackEvent) => refuseAttack(play, declared(play, changed)) === undefined;
  const attack = declared(play, event);
  const [withCharge, without] = [true, false].map((charge) => ({ ...event, charge })) as [AttackEvent, AttackEvent];
  if ((frameOf(play, event.model)?.charged ?? null) !== null && attack.type === 'close') {
    const effect = t`${compared(play, without, withCharge, 0)}, for 0 PP`;
    yield {
      path: '/charge',
      value: true,
      label: t`Charge`,
      effect,
      isOn: event.charge,
      why: t`it has just charged`,
    };
  }
  const { object: _, ...bare } = event;
  const empty = { ...bare, object: undefined } as AttackEvent;
  for (const [object, thing] of play.state.things) {
    const changed = { ...event, object };
    if (thing.kind !== 'object' || thing.destroyed || attack.kind === 'other' || !may(changed)) continue;
    const label = `${attack.kind === 'throw' ? t`Throw` : t`Smash with`} ${nameIn(play)(object)}`;
    const why = t`an Object of Rank ${thing.rank} in base contact, or touched by its move`;
    const isOn = event.object === object;
    yield { path: '/object', value: object, label, effect: compared(play, empty, changed, 0), isOn, why };
  }
  yield* gimmickOptions(play, event, may);
}

function* gimmickOptions(play: SuPlay, event: AttackEvent, may: (changed: AttackEvent) => boolean) {
  for (const gimmick of ATTACK_GIMMICKS) {
    const others = event.gimmicks.filter((each) => each !== gimmick);
    const [without, changed] = [
      { ...event, gimmicks: others },
      { ...event, gimmicks: [...others, gimmick] },
    ];
    // The second target, or the first once more, is named after it.
    const twice = { ...changed, targets: [...event.targets, ...event.targets].slice(0, 2) };
    if (!may(changed) && !(gimmick === 'double-blast' && may(twice))) continue;
    yield {
      ...listPlace('/gimmicks', event.gimmicks, gimmick),
      label: nameOf(gimmick),
      effect: GIMMICK_WORDS[gimmick] ?? compared(play, without, changed, 0),
      isOn: event.gimmicks.includes(gimmick),
      why: t`a Gimmick of the team, used up by this`,
    };
  }
}

/** Gimmicks whose good is no number of a roll. */
const GIMMICK_WORDS: Readonly<Partial<Record<(typeof ATTACK_GIMMICKS)[number], string>>> = texts({
  'double-blast': '−1, but two rolls, at one target or two',
  'mega-pulse': 'a Pulse as wide as its range',
  'the-old-one-two': 'a second roll at the same target',
});

/** `+1: from 42 % to 58 %`, between two ways of making the same attack. */
function compared(play: SuPlay, without: AttackEvent, changed: AttackEvent, i: number): string {
  const [before, after] = [without, changed].map((event) => attackDuties(play, declared(play, event))[i]) as [
    AttackDuty | undefined,
    AttackDuty | undefined,
  ];
  if (!before || !after) return '';
  const [by, dice] = [after.bonus - before.bonus, after.dice - before.dice];
  const parts = [
    ...(dice === 0 ? [] : [`${signed(dice)} ${dice === 1 ? 'die' : 'dice'}`]),
    ...(by === 0 ? [] : [signed(by)]),
  ];
  if (parts.length === 0) return t`changes nothing here`;
  return `${parts.join(', ')}: ${changeWords(hitChance(play, before), hitChance(play, after))}`;
}
