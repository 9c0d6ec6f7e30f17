/**
 * Defines the rules on attack profiles (docs/rules.md#r2-attacks). A profile has a trait, the trait that resists (`versus`), an Attack Type
 * with its range, and Effects: `Mind vs Aim / Projectile 8 / Damage and Knockback` (E-81). Two attacks are the same for all Characters:
 * Bash (E-82), and Throw for those with certain Abilities (E-83).
 */

import type { Cite } from '../../../rules/finding.ts';
import { type FindingDraft, isWhole } from '../../../rules/rule.ts';
import type { LateText } from '../../../texts/late-text.ts';
import { formatList } from '../../../texts/lists.ts';
import * as cite from '../cites.ts';
import type { FullAttack } from '../documents/complete.ts';
import {
  ACTION_TRAITS,
  ATTACK_TYPES,
  CONTROL_TARGETS,
  EFFECTS,
  isOneOf,
  THROW_ABILITIES,
  THROW_EXTRA_RANGE,
} from '../facts.ts';
import { getTermName } from '../names.ts';
import type { AttackKind, CharacterContext, PlacedAttack } from './character-context.ts';
import type { SuRule } from './rule.ts';

function listAttacks(context: CharacterContext, ...kinds: readonly AttackKind[]): PlacedAttack[] {
  return context.attacks.filter(({ kind }) => kinds.includes(kind));
}

export const ATTACK_RULES: readonly SuRule<CharacterContext>[] = [
  {
    code: 'su.attack.bash-missing',
    severity: 'warning',
    cite: cite.bashAndThrow('E-82'),
    *check(context) {
      if (listAttacks(context, 'bash').length === 0) yield { path: '/attacks' };
    },
  },
  {
    code: 'su.attack.bash-profile',
    severity: 'error',
    cite: cite.bashAndThrow('E-82'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'bash'))
        if (!isBash(attack)) yield createDraft(pointer, attack);
    },
  },
  {
    code: 'su.attack.throw-missing',
    severity: 'info',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      const throwAbilities = THROW_ABILITIES.filter(({ trait }) => context.throwTraits.has(trait));
      if (throwAbilities.length === 0 || listAttacks(context, 'throw').length > 0) return;
      const abilityNames = throwAbilities.map(({ ability }) => getTermName(ability.replace(' ', '-')));
      const abilities: LateText = (translate) => formatList(translate.language, abilityNames);
      yield { path: '/attacks', values: { abilities } };
    },
  },
  {
    code: 'su.attack.vocabulary',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'throw', 'other')) {
        const createWordDraft = (
          fieldPath: string,
          writtenWord: string,
          family: string,
          wordCite?: Cite,
        ): FindingDraft => ({
          ...createDraft(`${pointer}${fieldPath}`, attack, { family }),
          actual: writtenWord,
          ...(wordCite ? { cite: wordCite } : {}),
        });
        if (!isOneOf(ACTION_TRAITS, attack.trait)) yield createWordDraft('/trait', attack.trait, 'trait');
        // A missing `versus` defaults to the trait, which has a finding of its own.
        if (attack.versus !== attack.trait && !isOneOf(ACTION_TRAITS, attack.versus))
          yield createWordDraft('/versus', attack.versus, 'trait');
        if (!isOneOf(ATTACK_TYPES, attack.type))
          yield createWordDraft('/type', attack.type, 'attackType', cite.attackTypes('E-79'));
        for (const [index, { effect }] of attack.effects.entries()) {
          if (!isOneOf(EFFECTS, effect))
            yield createWordDraft(`/effects/${index}/effect`, effect, 'effect', cite.effects('E-100'));
        }
      }
    },
  },
  {
    code: 'su.attack.number',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        const createNumberDraft = (fieldPath: string, writtenNumber: number) => ({
          ...createDraft(`${pointer}${fieldPath}`, attack),
          actual: writtenNumber,
        });
        if (!isWhole(attack.bonusDice)) yield createNumberDraft('/bonusDice', attack.bonusDice);
        if (!Number.isInteger(attack.bonus)) yield createNumberDraft('/bonus', attack.bonus);
      }
    },
  },
  {
    code: 'su.attack.range-missing',
    severity: 'error',
    cite: cite.attackTypes('E-79'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        if (attack.type === 'close' || !isOneOf(ATTACK_TYPES, attack.type)) continue;
        if (attack.range === undefined || !isWhole(attack.range, 1)) {
          const draft = createDraft(`${pointer}/range`, attack, { type: attack.type });
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
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        if (attack.type === 'close' && attack.range !== undefined) {
          yield { ...createDraft(`${pointer}/range`, attack), actual: attack.range };
        }
      }
    },
  },
  {
    code: 'su.attack.effect-missing',
    severity: 'error',
    cite: cite.attackProfiles('E-81'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        if (attack.effects.length === 0) yield createDraft(`${pointer}/effects`, attack);
      }
    },
  },
  {
    code: 'su.attack.control-type',
    severity: 'error',
    cite: cite.control('E-102'),
    *check(context) {
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        for (const [index, { effect, type }] of attack.effects.entries()) {
          if (effect !== 'control' || isOneOf(CONTROL_TARGETS, type)) continue;
          yield {
            ...createDraft(`${pointer}/effects/${index}/type`, attack),
            ...(type === undefined ? {} : { actual: type }),
          };
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
      for (const { attack, pointer } of listAttacks(context, 'other')) {
        if (attack.type === 'spray')
          yield createDraft(`${pointer}/type`, attack, { allowed: context.options['su.spray'] });
      }
    },
  },
  {
    code: 'su.attack.throw-ability',
    severity: 'error',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      if (context.throwTraits.size > 0) return;
      for (const { attack, pointer } of listAttacks(context, 'throw')) yield createDraft(pointer, attack);
    },
  },
  {
    code: 'su.attack.throw-profile',
    severity: 'error',
    cite: cite.bashAndThrow('E-83'),
    *check(context) {
      if (context.throwTraits.size === 0) return;
      for (const { attack, pointer } of listAttacks(context, 'throw')) {
        if (isThrow(attack, context)) continue;
        const isAllowed = isOneOf(ACTION_TRAITS, attack.trait) && context.throwTraits.has(attack.trait);
        const requiredRange = isAllowed ? getThrowRange(attack, context) : undefined;
        yield {
          ...createDraft(pointer, attack),
          ...(requiredRange === undefined ? {} : { required: requiredRange }),
        };
      }
    },
  },
];

function createDraft(pointer: string, attack: FullAttack, values: FindingDraft['values'] = {}): FindingDraft {
  return { path: pointer, values: { attack: attack.name, ...values } };
}

const hasExactEffects = (attack: FullAttack, ...effects: readonly string[]) =>
  attack.effects.length === effects.length &&
  effects.every((effect) => attack.effects.some((attackEffect) => attackEffect.effect === effect));

/** Whether an attack has the profile of a Bash: Fight / Close / Damage (E-82). */
function isBash(attack: FullAttack): boolean {
  return (
    attack.trait === 'fight' &&
    attack.versus === 'fight' &&
    attack.type === 'close' &&
    attack.range === undefined &&
    attack.bonusDice === 0 &&
    attack.bonus === 0 &&
    hasExactEffects(attack, 'damage')
  );
}

/** Whether an attack has the profile of a Throw: a trait of the Ability vs Aim / Projectile / Damage and Knockback (E-83). */
function isThrow(attack: FullAttack, context: CharacterContext): boolean {
  const requiredRange = getThrowRange(attack, context);
  return (
    attack.type === 'projectile' &&
    isOneOf(ACTION_TRAITS, attack.trait) &&
    context.throwTraits.has(attack.trait) &&
    attack.versus === 'aim' &&
    (requiredRange === undefined || attack.range === requiredRange) &&
    attack.bonusDice === 0 &&
    attack.bonus === 0 &&
    hasExactEffects(attack, 'damage', 'knockback')
  );
}

/** Returns the range of a Throw in inches, which is the trait's dice + 2 (E-83). Undefined if the trait or its dice are wrong. */
function getThrowRange(attack: FullAttack, { fullCharacter }: CharacterContext): number | undefined {
  if (!isOneOf(ACTION_TRAITS, attack.trait)) return undefined;
  const { dice } = fullCharacter.traits[attack.trait];
  return isWhole(dice) ? dice + THROW_EXTRA_RANGE : undefined;
}
