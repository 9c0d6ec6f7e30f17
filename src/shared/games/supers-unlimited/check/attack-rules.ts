/** Rules on attack profiles (docs/rules.md#r2-attacks). */

import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole } from '../../../rules/rule.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { formatList } from '../../../texts/lists.ts';
import * as cite from '../cites.ts';
import type { FullAttack } from '../documents/normal.ts';
import {
  ACTION_TRAITS,
  ATTACK_TYPES,
  CONTROL_TARGETS,
  EFFECTS,
  isOneOf,
  THROW_ABILITIES,
  THROW_EXTRA_RANGE,
} from '../facts.ts';
import { nameOf } from '../names.ts';
import type { AttackKind, CharacterContext, PlacedAttack } from './character-context.ts';
import type { SuRule } from './rule.ts';

function attacks(context: CharacterContext, ...kinds: readonly AttackKind[]): PlacedAttack[] {
  return context.attacks.filter(({ kind }) => kinds.includes(kind));
}

export const ATTACK_RULES: readonly SuRule<CharacterContext>[] = [
  {
    code: 'su.attack.bash-missing',
    severity: 'warning',
    cite: cite.bashAndThrow('E-82'),
    *check(context) {
      if (attacks(context, 'bash').length === 0) yield { path: '/attacks' };
    },
  },
  {
    code: 'su.attack.bash-profile',
    severity: 'error',
    cite: cite.bashAndThrow('E-82'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'bash')) if (!isBash(attack)) yield named(path, attack);
    },
  },
  {
    code: 'su.attack.throw-missing',
    severity: 'info',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      const held = THROW_ABILITIES.filter(({ trait }) => context.throwTraits.has(trait));
      if (held.length === 0 || attacks(context, 'throw').length > 0) return;
      const names = held.map(({ ability }) => nameOf(ability.replace(' ', '-')));
      const abilities: LateText = (translate) => formatList(translate.language, names);
      yield { path: '/attacks', values: { abilities } };
    },
  },
  {
    code: 'su.attack.vocabulary',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'throw', 'other')) {
        const word = (at: string, actual: string, family: string, cite?: Cite): FindingDraft => ({
          ...named(`${path}${at}`, attack, { family }),
          actual,
          ...(cite ? { cite } : {}),
        });
        if (!isOneOf(ACTION_TRAITS, attack.trait)) yield word('/trait', attack.trait, 'trait');
        // A missing `versus` defaults to the trait, whose defect is reported already.
        if (attack.versus !== attack.trait && !isOneOf(ACTION_TRAITS, attack.versus))
          yield word('/versus', attack.versus, 'trait');
        if (!isOneOf(ATTACK_TYPES, attack.type))
          yield word('/type', attack.type, 'attackType', cite.attackTypes('E-79'));
        for (const [index, { effect }] of attack.effects.entries()) {
          if (!isOneOf(EFFECTS, effect))
            yield word(`/effects/${index}/effect`, effect, 'effect', cite.effects('E-100'));
        }
      }
    },
  },
  {
    code: 'su.attack.number',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'other')) {
        const number = (at: string, actual: number) => ({ ...named(`${path}${at}`, attack), actual });
        if (!isWhole(attack.bonusDice)) yield number('/bonusDice', attack.bonusDice);
        if (!Number.isInteger(attack.bonus)) yield number('/bonus', attack.bonus);
      }
    },
  },
  {
    code: 'su.attack.range-missing',
    severity: 'error',
    cite: cite.attackTypes('E-79'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'other')) {
        if (attack.type === 'close' || !isOneOf(ATTACK_TYPES, attack.type)) continue;
        if (attack.range === undefined || !isWhole(attack.range, 1)) {
          const draft = named(`${path}/range`, attack, { type: attack.type });
          yield { ...draft, required: 1, ...(attack.range === undefined ? {} : { actual: attack.range }) };
        }
      }
    },
  },
  {
    code: 'su.attack.range-unexpected',
    severity: 'error',
    cite: cite.attackTypes('E-79'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'other')) {
        if (attack.type === 'close' && attack.range !== undefined) {
          yield { ...named(`${path}/range`, attack), actual: attack.range };
        }
      }
    },
  },
  {
    code: 'su.attack.effect-missing',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'other')) {
        if (attack.effects.length === 0) yield named(`${path}/effects`, attack);
      }
    },
  },
  {
    code: 'su.attack.control-type',
    severity: 'error',
    cite: cite.control('E-102'),
    *check(context) {
      for (const { attack, path } of attacks(context, 'other')) {
        for (const [index, { effect, type }] of attack.effects.entries()) {
          if (effect !== 'control' || isOneOf(CONTROL_TARGETS, type)) continue;
          yield { ...named(`${path}/effects/${index}/type`, attack), ...(type === undefined ? {} : { actual: type }) };
        }
      }
    },
  },
  {
    code: 'su.attack.spray',
    severity: (options) => (options['su.spray'] === 'off' ? 'error' : 'warning'),
    cite: cite.altitude('E?14'),
    *check(context) {
      if (context.options['su.spray'] === 'full') return;
      for (const { attack, path } of attacks(context, 'other')) {
        if (attack.type === 'spray') yield named(`${path}/type`, attack, { allowed: context.options['su.spray'] });
      }
    },
  },
  {
    code: 'su.attack.throw-ability',
    severity: 'error',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      if (context.throwTraits.size > 0) return;
      for (const { attack, path } of attacks(context, 'throw')) yield named(path, attack);
    },
  },
  {
    code: 'su.attack.throw-profile',
    severity: 'error',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      if (context.throwTraits.size === 0) return;
      for (const { attack, path } of attacks(context, 'throw')) {
        if (isThrow(attack, context)) continue;
        const held = isOneOf(ACTION_TRAITS, attack.trait) && context.throwTraits.has(attack.trait);
        const reach = held ? throwRange(attack, context) : undefined;
        yield { ...named(path, attack), ...(reach === undefined ? {} : { required: reach }) };
      }
    },
  },
];

function named(path: string, attack: FullAttack, values: FindingDraft['values'] = {}): FindingDraft {
  return { path, values: { attack: attack.name, ...values } };
}

const hasExactly = (attack: FullAttack, ...effects: readonly string[]) =>
  attack.effects.length === effects.length &&
  effects.every((effect) => attack.effects.some((e) => e.effect === effect));

function isBash(attack: FullAttack): boolean {
  return (
    attack.trait === 'fight' &&
    attack.versus === 'fight' &&
    attack.type === 'close' &&
    attack.range === undefined &&
    attack.bonusDice === 0 &&
    attack.bonus === 0 &&
    hasExactly(attack, 'damage')
  );
}

function isThrow(attack: FullAttack, context: CharacterContext): boolean {
  const reach = throwRange(attack, context);
  return (
    attack.type === 'projectile' &&
    isOneOf(ACTION_TRAITS, attack.trait) &&
    context.throwTraits.has(attack.trait) &&
    attack.versus === 'aim' &&
    (reach === undefined || attack.range === reach) &&
    attack.bonusDice === 0 &&
    attack.bonus === 0 &&
    hasExactly(attack, 'damage', 'knockback')
  );
}

/** E-83: inches; undefined where the trait or its dice are not to be trusted. */
function throwRange(attack: FullAttack, { full }: CharacterContext): number | undefined {
  if (!isOneOf(ACTION_TRAITS, attack.trait)) return undefined;
  const { dice } = full.traits[attack.trait];
  return isWhole(dice) ? dice + THROW_EXTRA_RANGE : undefined;
}
