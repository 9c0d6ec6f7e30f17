/** Words of the 23 Gimmicks: when each is played, and what it does. Also used by the roster. */
import type { GimmickId } from '../../facts.ts';
import { GIMMICK_FACTS, type Moment } from '../play.ts';
import type { RowText, SectionText } from '../types.ts';

export const MOMENT_LABELS: Readonly<Record<Moment, string>> = {
  'attack-declared': 'Attack declared',
  'shot-declared': 'Projectile or Beam declared',
  'bash-declared': 'Bash declared',
  targeted: 'Targeted',
  'attack-rolled': 'Attack rolled',
  attacked: 'Attack on it resolved',
  'roll-due': 'Before a non-Attack Trait Roll',
  'roll-made': 'After a non-Attack Trait Roll',
  'action-completed': 'After an Action',
  'movement-declared': 'Movement Action declared',
  'recovery-begins': 'Recovery phase begins',
  'recovery-ends': 'Recovery phase ends',
  'activation-begins': 'Activation begins',
  'activation-ends': "After a Super's Activation",
  'gimmick-resolved': 'Gimmick resolved',
};

export const GIMMICK_TEXTS: Readonly<Record<GimmickId, readonly [name: string, does: string]>> = {
  'tag-team': ['Tag Team', 'another friendly Super activates at once.'],
  'we-go-again': ['We Go Again!', 'that Gimmick goes back to the Pool.'],
  'double-blast': ['Double-Blast', '{rolls} Attack Rolls at -{less}, in turn, on 1 or 2 targets.'],
  'mega-pulse': ['Mega-Pulse', 'a Pulse of that range instead.'],
  mastery: ['Mastery', 'reroll any or all dice.'],
  synergism: ['Synergism', '+{pp} PP per Super of its Type within {near}", any side.'],
  'sunday-punch': ['Sunday Punch', '+{dice}D10, and adds POW Double Stun.'],
  'the-old-one-two': ['The Old One-Two', '{rolls} Attack Rolls, in turn, on the same target.'],
  elusive: ['Elusive', '+{resistance} to all Resistances until its next Activation.'],
  evasion: ['Evasion', 'it makes a Move for {pp} PP.'],
  'arcane-node': ['Arcane Node', '+{pp} PP per Occult Super within {near}", any side.'],
  'arcane-scholar': [
    'Arcane Scholar',
    'cast any Spell, even one it lacks, at -{less} to the Casting Roll, without an Action.',
  ],
  'second-wind': ['Second Wind', 'it has a second one at once.'],
  mastermind: ['Mastermind', '+{pp} PP per friendly Super within {near}".'],
  restoration: ['Restoration', '+{dice}D10 and +{bonus} to each Recovery Roll.'],
  'ultimate-adaptation': ['Ultimate Adaptation', '+{pp} PP per enemy Super within {near}".'],
  'burst-of-speed': ['Burst of Speed', 'adds its Power to its Move.'],
  'ride-along': [
    'Ride Along',
    'a friend of its Size or smaller, within {near}" before, is placed within {near}" of it after. {pp} PP per further friend; in all no more friends than its own Size.',
  ],
  'exponential-growth': ['Exponential Growth', '+{dice}D10 per friendly Super within {near}".'],
  enduring: ['Enduring', '+{resistance} to its Resistances against that Attack.'],
  'shake-it-off': ['Shake It Off', 'it has a Recovery phase at once.'],
  'find-weakness': ['Find Weakness', '+{bonus} Combat Bonus.'],
  precision: ['Precision', 'reroll any or all dice.'],
};

const gimmickRow = (id: GimmickId): RowText => {
  const [name, does] = GIMMICK_TEXTS[id];
  return { name, text: `*${MOMENT_LABELS[GIMMICK_FACTS[id].when]}*: ${does}` };
};

export const GIMMICK_TEXT: SectionText = {
  title: 'Gimmicks (if agreed)',
  rows: {
    pool: {
      text: (o) =>
        `Pool: one choice per Class of each Super, ${
          o['su.gimmickClassLocked'] ? 'of that Class or Any' : 'of any Class'
        }, none twice; used ones leave it. Bold: when to play it, by or for a friend of its Class who is neither KO'ed nor Incapacitated.`,
    },
    ...Object.fromEntries((Object.keys(GIMMICK_TEXTS) as GimmickId[]).map((id) => [id, gimmickRow(id)])),
  },
};
