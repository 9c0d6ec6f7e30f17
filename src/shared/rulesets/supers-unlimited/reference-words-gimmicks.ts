/** Words of the 23 Gimmicks: when each is played, and what it does. Also used by the roster. */
import type { GimmickId } from './facts.ts';
import { GIMMICK_FACTS, type Moment } from './reference/play.ts';
import type { RowWords, SectionWords } from './reference/types.ts';

const MOMENT_WORDS: Readonly<Record<Moment, string>> = {
  'attack-declared': 'Attack declared',
  'shot-declared': 'Projectile or Beam declared',
  'bash-declared': 'Bash declared',
  targeted: 'Targeted by an Attack',
  'attack-rolled': 'Attack rolled',
  attacked: 'Attack on it resolved',
  'roll-due': 'Before a Trait Roll, not an Attack',
  'roll-made': 'After a Trait Roll, not an Attack',
  'action-completed': 'Action completed',
  'movement-declared': 'Movement Action declared',
  'recovery-begins': 'Recovery phase begins',
  'recovery-ends': 'Recovery phase ends',
  'activation-begins': 'Activation begins',
  'activation-ends': 'Activation of a Super ends',
  'gimmick-resolved': 'Gimmick resolved',
};

const GIMMICKS: Readonly<Record<GimmickId, readonly [name: string, does: string]>> = {
  'tag-team': ['Tag Team', 'another friendly Super activates at once, in the same phase.'],
  'we-go-again': ['We Go Again!', 'it goes back to the Pool.'],
  'double-blast': [
    'Double-Blast',
    '{rolls} Attack Rolls at -{less}, on one target or two; resolve the first before the second.',
  ],
  'mega-pulse': ['Mega-Pulse', 'it is a Pulse, as wide as its range.'],
  mastery: ['Mastery', 'reroll any or all dice.'],
  synergism: ['Synergism', '+{pp} PP for each Super within {near}", friend or enemy, of its own Type.'],
  'sunday-punch': ['Sunday Punch', '+{dice}D10, and POW Double Stun on top.'],
  'the-old-one-two': ['The Old One-Two', '{rolls} Attack Rolls on that target; resolve the first before the second.'],
  elusive: ['Elusive', '+{resistance} on all its Resistances until its next Activation.'],
  evasion: ['Evasion', 'it makes a Move for {pp} PP.'],
  'arcane-node': ['Arcane Node', '+{pp} PP for each Occult Super within {near}", friend or enemy.'],
  'arcane-scholar': [
    'Arcane Scholar',
    'cast any Spell, even one it has not, at -{less} on the Casting Roll, without an Action.',
  ],
  'second-wind': ['Second Wind', 'it has a second Recovery phase; then the Turn goes on.'],
  mastermind: ['Mastermind', '+{pp} PP for each friendly Super within {near}".'],
  restoration: ['Restoration', '+{dice}D10 and +{bonus} on each Recovery Roll.'],
  'ultimate-adaptation': ['Ultimate Adaptation', '+{pp} PP for each enemy Super within {near}".'],
  'burst-of-speed': ['Burst of Speed', 'add its Power to its Move.'],
  'ride-along': [
    'Ride Along',
    'a friend of equal or smaller Size within {near}" comes along and ends within {near}" of it; {pp} PP for each friend more, in all no more than its own Size.',
  ],
  'exponential-growth': ['Exponential Growth', '+{dice}D10 for each friendly Super within {near}".'],
  enduring: ['Enduring', '+{resistance} on its Resistance against that Attack.'],
  'shake-it-off': ['Shake It Off', 'it has a Recovery phase at once; then the Turn goes on.'],
  'find-weakness': ['Find Weakness', '+{bonus} on that Attack.'],
  precision: ['Precision', 'reroll any or all dice.'],
};

const gimmickWords = (id: GimmickId): RowWords => {
  const [name, does] = GIMMICKS[id];
  return { name, text: `*${MOMENT_WORDS[GIMMICK_FACTS[id].when]}*: ${does}` };
};

export const GIMMICK_WORDS: SectionWords = {
  title: 'Gimmicks (if agreed)',
  rows: {
    pool: {
      text: (o) =>
        `Pool: one choice for each Class of each Super${
          o['su.gimmickClassLocked'] ? ', from that Class or Any' : ', any row'
        }, each Gimmick once; used Gimmicks leave it. In bold: when it is played, by or on a friend of that Class who is neither KO'ed nor Incapacitated.`,
    },
    ...Object.fromEntries((Object.keys(GIMMICKS) as GimmickId[]).map((id) => [id, gimmickWords(id)])),
  },
};
