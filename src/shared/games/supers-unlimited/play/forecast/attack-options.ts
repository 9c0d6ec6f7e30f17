/** What may be stated for an attack because only eyes on the table can see it, and what each would change (E-84 to E-98). */

import { pointer } from '../../../../document/pointer.ts';
import type { ForecastOption } from '../../../../play/table/forecast.ts';
import { formatText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
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
import type { SuEncounter } from '../state.ts';
import { nameIn } from '../words/called.ts';
import { changeWords, inchesOf, signed } from '../words/small-words.ts';
import { hitChance } from './attack-roll.ts';
import { listPlace } from './roll-options.ts';

export function* attackOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
): Iterable<ForecastOption> {
  for (const index of event.targets.keys()) yield* targetOptions(translate, encounter, event, index);
  yield* ownOptions(translate, encounter, event);
}

/** Something that may be ticked at a target. */
interface Tick {
  readonly key: 'cover' | 'high' | 'outnumber' | 'melee';
  readonly value: boolean | number | string;
  readonly label: string;
  readonly why: string;
}

function* ticks(
  translate: Translate,
  encounter: SuEncounter,
  { model, type }: Declared,
  target: string,
): Iterable<Tick> {
  yield {
    key: 'cover',
    value: true,
    label: translate('suOptions.cover'),
    why: translate('suOptions.coverReason'),
  };
  if (!isFlyer(encounter, model)) {
    yield {
      key: 'high',
      value: 'attacker',
      label: translate('suOptions.highGround'),
      why: translate('suOptions.highGroundReason'),
    };
  }
  if (!isFlyer(encounter, target)) {
    yield {
      key: 'high',
      value: 'target',
      label: translate('suOptions.targetHigh'),
      why: translate('suOptions.targetHighReason'),
    };
  }
  yield {
    key: 'outnumber',
    value: 1,
    label: translate('suOptions.outnumbers'),
    why: translate('suOptions.outnumbersReason'),
  };
  yield {
    key: 'outnumber',
    value: -1,
    label: translate('suOptions.outnumbered'),
    why: translate('suOptions.outnumberedReason'),
  };
  if (type === 'projectile') {
    yield { key: 'melee', value: true, label: translate('suOptions.melee'), why: translate('suOptions.meleeReason') };
  }
}

function* targetOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
  index: number,
): Iterable<ForecastOption> {
  const stated = event.targets[index] as TargetStated;
  const hit = targetOf(encounter, stated.target);
  if (!hit) return;
  const attack = declared(encounter, event);
  const target = nameIn(translate, encounter)(stated.target);
  const named = (option: string) =>
    event.targets.length > 1 ? translate('suOptions.ofTarget', { target, option }) : option;
  if (hit.is === 'model') {
    for (const { key, value, label, why } of ticks(translate, encounter, attack, hit.id)) {
      const effect = compared(
        translate,
        encounter,
        withTarget(event, index, { [key]: undefinedFor(key) }),
        withTarget(event, index, { [key]: value }),
        index,
      );
      yield {
        path: pointer('/targets', index, key),
        value,
        label: named(label),
        effect,
        isOn: stated[key] === value,
        why,
      };
    }
  }
  const reach = reachOf(encounter, attack, stated, hit);
  if (attack.type === 'close') return;
  yield {
    path: pointer('/targets', index, 'distance'),
    value: Math.max(0, reach),
    label: named(translate('suOptions.within', { inches: inchesOf(translate, Math.max(0, reach)) })),
    effect: translate('suOptions.inReach'),
    isOn: stated.distance !== undefined && stated.distance <= reach,
    why:
      reach === (attack.profile.range ?? 0) ? translate('suOptions.range') : translate('suOptions.rangeLessAltitude'),
  };
}

const undefinedFor = (key: Tick['key']) => ({ cover: false, high: undefined, outnumber: 0, melee: false })[key];

const withTarget = (event: AttackEvent, index: number, more: object): AttackEvent => ({
  ...event,
  targets: event.targets.map((target, at) => (at === index ? { ...target, ...more } : target)),
});

/** What the attack, its Gimmicks and an Object add. */
function* ownOptions(translate: Translate, encounter: SuEncounter, event: AttackEvent): Iterable<ForecastOption> {
  const may = (changed: AttackEvent) => refuseAttack(encounter, declared(encounter, changed)) === undefined;
  const attack = declared(encounter, event);
  const [withCharge, without] = [true, false].map((charge) => ({ ...event, charge })) as [AttackEvent, AttackEvent];
  if ((frameOf(encounter, event.model)?.charged ?? null) !== null && attack.type === 'close') {
    const effect = translate('suOptions.chargeEffect', {
      change: compared(translate, encounter, without, withCharge, 0),
    });
    yield {
      path: '/charge',
      value: true,
      label: translate('suOptions.charge'),
      effect,
      isOn: event.charge,
      why: translate('suOptions.chargeReason'),
    };
  }
  const { object: _, ...bare } = event;
  const empty = { ...bare, object: undefined } as AttackEvent;
  for (const [object, thing] of encounter.state.things) {
    const changed = { ...event, object };
    if (thing.kind !== 'object' || thing.destroyed || attack.kind === 'other' || !may(changed)) continue;
    const label = translate(attack.kind === 'throw' ? 'suOptions.throwObject' : 'suOptions.smashWith', {
      object: nameIn(translate, encounter)(object),
    });
    const why = translate('suOptions.objectReason', { rank: thing.rank });
    const isOn = event.object === object;
    yield {
      path: '/object',
      value: object,
      label,
      effect: compared(translate, encounter, empty, changed, 0),
      isOn,
      why,
    };
  }
  yield* gimmickOptions(translate, encounter, event, may);
}

function* gimmickOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
  may: (changed: AttackEvent) => boolean,
) {
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
      effect: formatText(translate, GIMMICK_WORDS[gimmick] ?? compared(translate, encounter, without, changed, 0)),
      isOn: event.gimmicks.includes(gimmick),
      why: translate('suOptions.gimmickReason'),
    };
  }
}

/** Gimmicks whose good is no number of a roll. */
const GIMMICK_WORDS: Readonly<Partial<Record<(typeof ATTACK_GIMMICKS)[number], LateText>>> = {
  'double-blast': (translate) => translate('suOptions.doubleBlast'),
  'mega-pulse': (translate) => translate('suOptions.megaPulse'),
  'the-old-one-two': (translate) => translate('suOptions.secondRoll'),
};

/** `+1: from 42 % to 58 %`, between two ways of making the same attack. */
function compared(
  translate: Translate,
  encounter: SuEncounter,
  without: AttackEvent,
  changed: AttackEvent,
  index: number,
): string {
  const [before, after] = [without, changed].map(
    (event) => attackDuties(encounter, declared(encounter, event))[index],
  ) as [AttackDuty | undefined, AttackDuty | undefined];
  if (!before || !after) return '';
  const [by, dice] = [after.bonus - before.bonus, after.dice - before.dice];
  const parts = [
    ...(dice === 0 ? [] : [translate('suOptions.moreDice', { dice: signed(dice), count: dice })]),
    ...(by === 0 ? [] : [signed(by)]),
  ];
  if (parts.length === 0) return translate('suOptions.changesNothing');
  return `${parts.join(', ')}: ${changeWords(translate, hitChance(encounter, before), hitChance(encounter, after))}`;
}
