/** Words of the eighteen Effects. */
import type { SuOptions } from './options.ts';
import type { SectionWords } from './reference/types.ts';

const boosted = (o: SuOptions) => (o['su.boostPerPoint'] ? 'for each point' : 'while any point is left');
const double = (o: SuOptions) => (o['su.powDoubleReplaces'] ? 'in place of other' : 'on top of any other');

export const EFFECT_WORDS: SectionWords = {
  title: 'Effects',
  rows: {
    removal: {
      text: '*Recovery*: loses {off} point in each Recovery phase, and 1 more a Success of its own Recovery Roll. *Upkeep*: loses {off} point in each friendly Upkeep. Points add up unless it is said otherwise. Terrain takes only Damage.',
    },
    'attack-boost': { name: 'Attack Boost', text: (o) => `+1 on its Combat Rolls ${boosted(o)}.` },
    blind: { name: 'Blind', text: '1 a Success. Blinded: +{blind} to be attacked, -{blind} on its own Attacks.' },
    control: {
      name: 'Control (Type)',
      text: "1 a Success; only on Characters of that Type (or All). Each point is 1 Power for Actions that it could perform, made at once; then Control ends. Until then it is a friend of the attacker's Team.",
    },
    countdown: { name: 'Countdown', text: '1 token a Success, kept apart for each source.' },
    damage: { name: 'Damage', text: '1 a Success: mark so many HP boxes.' },
    'defense-boost': { name: 'Defense Boost', text: (o) => `+1 on its Resistances ${boosted(o)}.` },
    entangle: {
      name: 'Entangle',
      text: 'Point for each Success. No Movement Actions but with Flight or Teleport; no other Actions but Attacks. Its Fight and {aim} Attacks can only go at the Entangle, Mind and Magic ones anywhere. Resistance {resistance}; each Damage takes 1 point off; only attacks with or vs Fight or {aim} count. Others may attack it too (in areas it is a model of its own).',
    },
    'hp-drain': { name: 'HP Drain', text: 'Up to 1 HP a Success goes from target to attacker, up to its maximum.' },
    knockback: {
      name: 'Knockback',
      text: '1 a Success, less the target\'s Size once an Attack. Each point: {inches}" straight away from the attacker. Contact with a Character, Object or Building is a Slam and ends it; off a Building or Object may be a Fall.',
    },
    nullify: { name: 'Nullify', text: '1 a Success. No Abilities, no bonuses from Abilities.' },
    paralysis: {
      name: 'Paralysis',
      text: '1 a Success; does not add up, the highest counts. No Actions or Reactions but Mind and Magic Attacks.',
    },
    poison: {
      name: 'Poison',
      text: '1 a Success. +{tn} TN on all its Recovery Rolls; when they are done, {damage} Damage for each point left.',
    },
    'pow-double-knockback': {
      name: 'POW Double Knockback',
      text: (o) => `Knockback {points} for each POW, ${double(o)} Knockback.`,
    },
    'pow-double-stun': { name: 'POW Double Stun', text: (o) => `Stun {points} for each POW, ${double(o)} Stun.` },
    'power-down': { name: 'Power Down', text: 'The target loses up to 1 PP a Success.' },
    'power-drain': { name: 'Power Drain', text: 'Up to 1 PP a Success goes from target to attacker, up to its Power.' },
    stun: {
      name: 'Stun',
      text: "1 a Success. Stunned: only Attack and Move, only by Sprint; no Reactions; no good of Combat Bonuses; +1 to be attacked. Ends when KO'ed.",
    },
    weaken: { name: 'Weaken', text: '1 a Success. For each point: +1 to be attacked, -1 on its own Attacks.' },
  },
};

/** How an Effect goes away again, and the mark of what a Stunned Character may do. */
export const TAG_WORDS: Readonly<Record<string, string>> = {
  'stun-ok': 'Stunned: yes',
  recovery: 'Recovery',
  upkeep: 'Upkeep',
  'upkeep-or-recovery': 'Upkeep, Recovery',
  'used-up': 'Used up',
  'used-up-or-recovery': 'Used up, Recovery',
  attack: 'Attacks on it',
  'attack-or-recovery': 'Attacks, Recovery',
  'at-once': 'At once',
  'lost-hp': 'Lost HP',
  'as-stun': 'As Stun',
  refresh: 'Refresh',
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
