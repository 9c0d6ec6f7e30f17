/** Words of the eighteen Effects. */
import type { SuOptions } from '../../options.ts';
import type { SectionText } from '../types.ts';

const boosted = (o: SuOptions) => (o['su.boostPerPoint'] ? 'for each point' : 'while any point is left');
const double = (o: SuOptions) => (o['su.powDoubleReplaces'] ? 'instead of other' : 'on top of other');

export const EFFECT_TEXT: SectionText = {
  title: 'Effects',
  rows: {
    removal: {
      text: '*R*: loses {off} point in each Recovery phase, and 1 per Success of its Recovery Roll. *U*: loses {off} point in each friendly Upkeep. Points from several sources add up. Terrain takes only Damage.',
    },
    'attack-boost': { name: 'Attack Boost', text: (o) => `+1 to its Combat Rolls ${boosted(o)}.` },
    blind: { name: 'Blind', text: '1 per Success. +{blind} to Attacks on it, -{blind} to its own.' },
    control: {
      name: 'Control',
      text: '1 per Success, only on the Type named (or All). Each point pays for 1 Power of Actions that the target can make, at once; then it ends. Until then the target is a friend of the attacker and its Team.',
    },
    countdown: { name: 'Countdown', text: '1 token per Success, counted apart for each source.' },
    damage: { name: 'Damage', text: '1 per Success: mark that many HP boxes.' },
    'defense-boost': { name: 'Defense Boost', text: (o) => `+1 to its Resistances ${boosted(o)}.` },
    entangle: {
      name: 'Entangle',
      text: '1 per Success. No Actions but Attacks, and no Movement Actions but by Flight or Teleport. Its Fight and {aim} Attacks can only go at the Entangle, Mind and Magic ones anywhere. Others may attack it too; for areas it is a model of its own. Resistance {resistance}; only Attacks with or vs Fight or {aim} affect it; each Damage removes 1 point.',
    },
    'hp-drain': { name: 'HP Drain', text: 'Up to 1 HP per Success goes from target to attacker, up to its maximum.' },
    knockback: {
      name: 'Knockback',
      text: '1 per Success, less the target\'s Size (once per Attack). Each point: {inches}" straight away from the attacker. Contact with a Character, Object or Building is a Slam and ends it. Off a Building or Object it may Fall.',
    },
    nullify: { name: 'Nullify', text: '1 per Success. No Abilities, no bonuses from Abilities.' },
    paralysis: {
      name: 'Paralysis',
      text: '1 per Success; does not add up, the highest counts. No Actions or Reactions but Mind and Magic Attacks.',
    },
    poison: {
      name: 'Poison',
      text: '1 per Success. TN +{tn} for all its Recovery Rolls; after them {damage} Damage for each point left.',
    },
    'pow-double-knockback': {
      name: 'POW Double Knockback',
      text: (o) => `Knockback {points} per POW, ${double(o)} Knockback.`,
    },
    'pow-double-stun': { name: 'POW Double Stun', text: (o) => `Stun {points} per POW, ${double(o)} Stun.` },
    'power-down': { name: 'Power Down', text: 'The target loses up to 1 PP per Success.' },
    'power-drain': {
      name: 'Power Drain',
      text: 'Up to 1 PP per Success goes from target to attacker, up to its Power.',
    },
    stun: {
      name: 'Stun',
      text: "1 per Success. Only Attack and Move, by Sprint; no Reactions; no gain by Combat Bonuses; +1 to Attacks on it. Ends if KO'ed.",
    },
    weaken: { name: 'Weaken', text: '1 per Success. Each point: +1 to Attacks on it, -1 to its own.' },
  },
};

/** Marks of the rows: how an Effect goes away again, what a Stunned Character may do, whose a Gimmick is. */
export const TAG_LABELS: Readonly<Record<string, string>> = {
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
