/** Words of the eighteen Effects. */
import type { SuOptions } from './options.ts';
import type { SectionWords } from './reference/types.ts';

const boosted = (o: SuOptions) => (o['su.boostPerPoint'] ? 'for each point' : 'while any point is left');
const double = (o: SuOptions) => (o['su.powDoubleReplaces'] ? 'in place of other' : 'on top of any other');

export const EFFECT_WORDS: SectionWords = {
  title: 'Effects',
  rows: {
    removal: {
      text: '*R*: loses {off} in its Recovery phase, and 1 for each Success of its Recovery Roll. *U*: loses {off} in each friendly Upkeep. Points add up. Terrain takes only Damage.',
    },
    'attack-boost': { name: 'Attack Boost', text: (o) => `+1 on its Combat Rolls ${boosted(o)}.` },
    blind: { name: 'Blind', text: '1 a Success. +{blind} to be attacked, -{blind} on its own Attacks.' },
    control: {
      name: 'Control',
      text: '1 a Success, only on its Type (or All). Each point buys 1 Power of Actions which the target can make, at once; then it ends. Meanwhile the target is a friend of the attacker and its Team.',
    },
    countdown: { name: 'Countdown', text: '1 token a Success, counted for each source.' },
    damage: { name: 'Damage', text: '1 a Success: mark HP boxes.' },
    'defense-boost': { name: 'Defense Boost', text: (o) => `+1 on its Resistances ${boosted(o)}.` },
    entangle: {
      name: 'Entangle',
      text: 'Point for each Success. Of Actions only Attacks, and Movement by Flight or Teleport. Its Fight and {aim} Attacks go only at the Entangle, Mind and Magic anywhere. Others may attack it (a model of its own for areas). Resistance {resistance}, Attacks with or vs Fight or {aim} only; each Damage takes 1 point off.',
    },
    'hp-drain': { name: 'HP Drain', text: 'Up to 1 HP a Success from target to attacker, up to its maximum.' },
    knockback: {
      name: 'Knockback',
      text: '1 a Success, less the target\'s Size (once an Attack). Each point: {inches}" straight away from the attacker. Touching a Character, Object or Building ends it with a Slam; off a Building or Object: perhaps a Fall.',
    },
    nullify: { name: 'Nullify', text: '1 a Success. No Abilities and none of their bonuses.' },
    paralysis: {
      name: 'Paralysis',
      text: '1 a Success; not added up, the highest counts. No Actions or Reactions but Mind and Magic Attacks.',
    },
    poison: {
      name: 'Poison',
      text: '1 a Success. +{tn} TN on all its Recovery Rolls; after them {damage} Damage for each point left.',
    },
    'pow-double-knockback': {
      name: 'POW Double Knockback',
      text: (o) => `Knockback {points} for each POW, ${double(o)} Knockback.`,
    },
    'pow-double-stun': { name: 'POW Double Stun', text: (o) => `Stun {points} for each POW, ${double(o)} Stun.` },
    'power-down': { name: 'Power Down', text: 'Target loses up to 1 PP a Success.' },
    'power-drain': { name: 'Power Drain', text: 'Up to 1 PP a Success from target to attacker, up to its Power.' },
    stun: {
      name: 'Stun',
      text: "1 a Success. Only Attack and Move, by Sprint; no Reactions; no Combat Bonuses; +1 to be attacked. Ends when KO'ed.",
    },
    weaken: { name: 'Weaken', text: '1 a Success. Each point: +1 to be attacked, -1 on its own Attacks.' },
  },
};

/** Marks of the rows: how an Effect goes away again, what a Stunned Character may do, whose a Gimmick is. */
export const TAG_WORDS: Readonly<Record<string, string>> = {
  'stun-ok': 'S',
  recovery: 'R',
  upkeep: 'U',
  'upkeep-or-recovery': 'U, R',
  any: 'Any',
  blaster: 'Blaster',
  controller: 'Controller',
  fighter: 'Fighter',
  infiltrator: 'Infiltrator',
  mage: 'Mage',
  mythic: 'Mythic',
  psychic: 'Psychic',
  shifter: 'Shifter',
  speedster: 'Speedster',
  summoner: 'Summoner',
  tank: 'Tank',
  trained: 'Trained',
};
