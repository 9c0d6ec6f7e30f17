/** Lists the conditions of an attack that only the players can see, and what each condition changes (E-84 to E-98). */

import { joinPointer } from '../../../../document/pointer.ts';
import type { ForecastOption } from '../../../../play/play-screen/forecast.ts';
import { formatLateText, type LateText } from '../../../../texts/late-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { getFrame } from '../actions/actor.ts';
import { createAttackDuties } from '../attack/attack-duties.ts';
import { getReach, refuseAttack } from '../attack/attack-refusals.ts';
import {
  ATTACK_GIMMICKS,
  type AttackEvent,
  type DeclaredAttack,
  declareAttack,
  findTarget,
  type StatedTarget,
} from '../attack/declared-attack.ts';
import type { AttackDuty } from '../duty.ts';
import { isFlyer } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { createNameLookup } from '../texts/item-names.ts';
import { formatChanceChange, formatInches, formatSigned } from '../texts/phrases.ts';
import { computeHitChance } from './attack-forecast.ts';
import { findListPlace } from './roll-options.ts';

export function* listAttackOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
): Iterable<ForecastOption> {
  for (const targetIndex of event.targets.keys()) yield* listTargetOptions(translate, encounter, event, targetIndex);
  yield* listAttackerOptions(translate, encounter, event);
}

/** A condition that players may tick for a target. */
interface TargetTick {
  readonly key: 'cover' | 'high' | 'outnumber' | 'melee';
  readonly value: boolean | number | string;
  readonly label: string;
  readonly reason: string;
}

function* listTargetTicks(
  translate: Translate,
  encounter: SuEncounter,
  { attackerId, type }: DeclaredAttack,
  targetId: string,
): Iterable<TargetTick> {
  yield {
    key: 'cover',
    value: true,
    label: translate('suOptions.cover'),
    reason: translate('suOptions.coverReason'),
  };
  if (!isFlyer(encounter, attackerId)) {
    yield {
      key: 'high',
      value: 'attacker',
      label: translate('suOptions.highGround'),
      reason: translate('suOptions.highGroundReason'),
    };
  }
  if (!isFlyer(encounter, targetId)) {
    yield {
      key: 'high',
      value: 'target',
      label: translate('suOptions.targetHigh'),
      reason: translate('suOptions.targetHighReason'),
    };
  }
  yield {
    key: 'outnumber',
    value: 1,
    label: translate('suOptions.outnumbers'),
    reason: translate('suOptions.outnumbersReason'),
  };
  yield {
    key: 'outnumber',
    value: -1,
    label: translate('suOptions.outnumbered'),
    reason: translate('suOptions.outnumberedReason'),
  };
  if (type === 'projectile') {
    yield {
      key: 'melee',
      value: true,
      label: translate('suOptions.melee'),
      reason: translate('suOptions.meleeReason'),
    };
  }
}

function* listTargetOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
  targetIndex: number,
): Iterable<ForecastOption> {
  const statedTarget = event.targets[targetIndex] as StatedTarget;
  const target = findTarget(encounter, statedTarget.target);
  if (!target) return;
  const attack = declareAttack(encounter, event);
  const targetName = createNameLookup(translate, encounter)(statedTarget.target);
  const addTargetName = (label: string) =>
    event.targets.length > 1 ? translate('suOptions.ofTarget', { target: targetName, option: label }) : label;
  if (target.kind === 'model') {
    for (const { key, value, label, reason } of listTargetTicks(translate, encounter, attack, target.id)) {
      const effect = compareAttacks(
        translate,
        encounter,
        changeTarget(event, targetIndex, { [key]: getUntickedValue(key) }),
        changeTarget(event, targetIndex, { [key]: value }),
        targetIndex,
      );
      yield {
        path: joinPointer('/targets', targetIndex, key),
        value,
        label: addTargetName(label),
        effect,
        isOn: statedTarget[key] === value,
        reason,
      };
    }
  }
  const reach = getReach(encounter, attack, statedTarget, target);
  if (attack.type === 'close') return;
  yield {
    path: joinPointer('/targets', targetIndex, 'distance'),
    value: Math.max(0, reach),
    label: addTargetName(translate('suOptions.within', { inches: formatInches(translate, Math.max(0, reach)) })),
    effect: translate('suOptions.inReach'),
    isOn: statedTarget.distance !== undefined && statedTarget.distance <= reach,
    reason:
      reach === (attack.profile.range ?? 0) ? translate('suOptions.range') : translate('suOptions.rangeLessAltitude'),
  };
}

const getUntickedValue = (key: TargetTick['key']) =>
  ({ cover: false, high: undefined, outnumber: 0, melee: false })[key];

const changeTarget = (event: AttackEvent, targetIndex: number, changes: object): AttackEvent => ({
  ...event,
  targets: event.targets.map((target, index) => (index === targetIndex ? { ...target, ...changes } : target)),
});

/** Lists the options of the attack itself: a Charge, an Object and Gimmicks. */
function* listAttackerOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
): Iterable<ForecastOption> {
  const isAllowed = (changedEvent: AttackEvent) =>
    refuseAttack(encounter, declareAttack(encounter, changedEvent)) === undefined;
  const attack = declareAttack(encounter, event);
  const [charged, uncharged] = [true, false].map((charge) => ({ ...event, charge })) as [AttackEvent, AttackEvent];
  if ((getFrame(encounter, event.model)?.charged ?? null) !== null && attack.type === 'close') {
    const effect = translate('suOptions.chargeEffect', {
      change: compareAttacks(translate, encounter, uncharged, charged, 0),
    });
    yield {
      path: '/charge',
      value: true,
      label: translate('suOptions.charge'),
      effect,
      isOn: event.charge,
      reason: translate('suOptions.chargeReason'),
    };
  }
  const { object: _object, ...otherKeys } = event;
  const emptyHanded = { ...otherKeys, object: undefined } as AttackEvent;
  for (const [objectId, thing] of encounter.state.things) {
    const changedEvent = { ...event, object: objectId };
    if (thing.kind !== 'object' || thing.destroyed || attack.kind === 'other' || !isAllowed(changedEvent)) continue;
    const label = translate(attack.kind === 'throw' ? 'suOptions.throwObject' : 'suOptions.smashWith', {
      object: createNameLookup(translate, encounter)(objectId),
    });
    const reason = translate('suOptions.objectReason', { rank: thing.rank });
    const isSelected = event.object === objectId;
    yield {
      path: '/object',
      value: objectId,
      label,
      effect: compareAttacks(translate, encounter, emptyHanded, changedEvent, 0),
      isOn: isSelected,
      reason,
    };
  }
  yield* listGimmickOptions(translate, encounter, event, isAllowed);
}

function* listGimmickOptions(
  translate: Translate,
  encounter: SuEncounter,
  event: AttackEvent,
  isAllowed: (changedEvent: AttackEvent) => boolean,
) {
  for (const gimmick of ATTACK_GIMMICKS) {
    const otherGimmicks = event.gimmicks.filter((otherGimmick) => otherGimmick !== gimmick);
    const [unchangedEvent, changedEvent] = [
      { ...event, gimmicks: otherGimmicks },
      { ...event, gimmicks: [...otherGimmicks, gimmick] },
    ];
    // Players tick Double-Blast before they name its second target, so the check repeats the first target.
    const doubledEvent = { ...changedEvent, targets: [...event.targets, ...event.targets].slice(0, 2) };
    if (!isAllowed(changedEvent) && !(gimmick === 'double-blast' && isAllowed(doubledEvent))) continue;
    yield {
      ...findListPlace('/gimmicks', event.gimmicks, gimmick),
      label: getTermName(gimmick),
      effect: formatLateText(
        translate,
        GIMMICK_TEXTS[gimmick] ?? compareAttacks(translate, encounter, unchangedEvent, changedEvent, 0),
      ),
      isOn: event.gimmicks.includes(gimmick),
      reason: translate('suOptions.gimmickReason'),
    };
  }
}

/** Describes Gimmicks whose benefit is not a changed number of the roll. */
const GIMMICK_TEXTS: Readonly<Partial<Record<(typeof ATTACK_GIMMICKS)[number], LateText>>> = {
  'double-blast': (translate) => translate('suOptions.doubleBlast'),
  'mega-pulse': (translate) => translate('suOptions.megaPulse'),
  'the-old-one-two': (translate) => translate('suOptions.secondRoll'),
};

/** Describes the change between two versions of an attack. Example: `+1: from 42 % to 58 %`. */
function compareAttacks(
  translate: Translate,
  encounter: SuEncounter,
  unchangedEvent: AttackEvent,
  changedEvent: AttackEvent,
  targetIndex: number,
): string {
  const [unchangedDuty, changedDuty] = [unchangedEvent, changedEvent].map(
    (event) => createAttackDuties(encounter, declareAttack(encounter, event))[targetIndex],
  ) as [AttackDuty | undefined, AttackDuty | undefined];
  if (!unchangedDuty || !changedDuty) return '';
  const [bonusChange, diceChange] = [changedDuty.bonus - unchangedDuty.bonus, changedDuty.dice - unchangedDuty.dice];
  const changes = [
    ...(diceChange === 0
      ? []
      : [translate('suOptions.moreDice', { dice: formatSigned(diceChange), count: diceChange })]),
    ...(bonusChange === 0 ? [] : [formatSigned(bonusChange)]),
  ];
  if (changes.length === 0) return translate('suOptions.changesNothing');
  return `${changes.join(', ')}: ${formatChanceChange(translate, computeHitChance(encounter, unchangedDuty), computeHitChance(encounter, changedDuty))}`;
}
