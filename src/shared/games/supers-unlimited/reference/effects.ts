/**
 * Defines the reference rows of the eighteen Effects (E-99 to E-118). A tag says how an Effect ends. The sentences are messages; the keys
 * of `numbers` are their placeholders.
 */
import type { EffectId } from '../facts.ts';
import { getTermName } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { findIconCharacter } from '../printed/icons.ts';
import type { RowFact, SectionFact } from './types.ts';

/** Returns the tag of Effects that end in Upkeep. With `su.recoverAnyEffect`, Recovery ends them too (E?18). */
const getUpkeepTag = (options: SuOptions) => (options['su.recoverAnyEffect'] ? 'upkeep-or-recovery' : 'upkeep');
/** Returns the tag of Effects that end in Recovery only with `su.recoverAnyEffect` (E?18). */
const getRecoveryTag = (options: SuOptions) => (options['su.recoverAnyEffect'] ? 'recovery' : undefined);

const createEffectRow = (
  effectId: EffectId,
  fact: string,
  tag: RowFact['tag'],
  otherFields: Partial<RowFact> = {},
): RowFact => ({
  id: effectId,
  fact,
  name: getTermName(effectId),
  needs: { effects: [effectId] },
  icon: findIconCharacter(effectId),
  ...(tag === undefined ? {} : { tag }),
  ...otherFields,
});

export const EFFECT_ROWS: SectionFact = {
  id: 'effects',
  page: 1,
  chapter: 6,
  heading: 'Effects',
  layout: 'tagged',
  rows: [
    { id: 'removal', fact: 'E-99', numbers: { off: 1 } },
    createEffectRow('attack-boost', 'E-100', getUpkeepTag),
    createEffectRow('blind', 'E-101', 'recovery'),
    createEffectRow('control', 'E-102', getRecoveryTag),
    createEffectRow('countdown', 'E-103', getUpkeepTag),
    createEffectRow('damage', 'E-104', undefined),
    createEffectRow('defense-boost', 'E-105', getUpkeepTag),
    createEffectRow('entangle', 'E-107', getRecoveryTag, { numbers: { resistance: 5 } }),
    createEffectRow('hp-drain', 'E-108', undefined),
    createEffectRow('knockback', 'E-109', undefined, { numbers: { inches: 1 } }),
    createEffectRow('nullify', 'E-110', 'recovery'),
    createEffectRow('paralysis', 'E-111', 'recovery'),
    createEffectRow('poison', 'E-112', 'recovery', { numbers: { tn: 1, damage: 1 } }),
    createEffectRow('pow-double-knockback', 'E-113', undefined, { numbers: { points: 2 } }),
    createEffectRow('pow-double-stun', 'E-114', undefined, { numbers: { points: 2 } }),
    createEffectRow('power-down', 'E-115', undefined),
    createEffectRow('power-drain', 'E-116', undefined),
    createEffectRow('stun', 'E-117', 'recovery'),
    createEffectRow('weaken', 'E-118', 'recovery'),
  ],
};
