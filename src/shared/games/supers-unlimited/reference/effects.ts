/** The eighteen Effects, E-99 to E-118. A tag says how an Effect goes away again. */
import type { EffectId } from '../facts.ts';
import { nameOf } from '../names.ts';
import type { SuOptions } from '../options.ts';
import { iconCharacterOf } from '../printed/icons.ts';
import type { RowFact, SectionFact } from './types.ts';

/** E?18: by default only the Effects that say so are rolled for (and Nullify); the option lets every Effect be. */
const upkeep = (options: SuOptions) => (options['su.recoverAnyEffect'] ? 'upkeep-or-recovery' : 'upkeep');
const ifAny = (options: SuOptions) => (options['su.recoverAnyEffect'] ? 'recovery' : undefined);

const effect = (id: EffectId, fact: string, tag: RowFact['tag'], row: Partial<RowFact> = {}): RowFact => ({
  id,
  fact,
  name: nameOf(id),
  needs: { effects: [id] },
  icon: iconCharacterOf(id),
  ...(tag === undefined ? {} : { tag }),
  ...row,
});

export const EFFECT_ROWS: SectionFact = {
  id: 'effects',
  page: 1,
  chapter: 6,
  heading: 'Effects',
  layout: 'tagged',
  rows: [
    { id: 'removal', fact: 'E-99', n: { off: 1 } },
    effect('attack-boost', 'E-100', upkeep),
    effect('blind', 'E-101', 'recovery'),
    effect('control', 'E-102', ifAny),
    effect('countdown', 'E-103', upkeep),
    effect('damage', 'E-104', undefined),
    effect('defense-boost', 'E-105', upkeep),
    effect('entangle', 'E-107', ifAny, { n: { resistance: 5 } }),
    effect('hp-drain', 'E-108', undefined),
    effect('knockback', 'E-109', undefined, { n: { inches: 1 } }),
    effect('nullify', 'E-110', 'recovery'),
    effect('paralysis', 'E-111', 'recovery'),
    effect('poison', 'E-112', 'recovery', { n: { tn: 1, damage: 1 } }),
    effect('pow-double-knockback', 'E-113', undefined, { n: { points: 2 } }),
    effect('pow-double-stun', 'E-114', undefined, { n: { points: 2 } }),
    effect('power-down', 'E-115', undefined),
    effect('power-drain', 'E-116', undefined),
    effect('stun', 'E-117', 'recovery'),
    effect('weaken', 'E-118', 'recovery'),
  ],
};
