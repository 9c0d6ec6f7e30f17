/** Creates new characters, teams and event packs, and the attacks that are added to a character. */
import { NAME_MARK } from '../../../document/own-name.ts';
import type { Attack, Character, EventPack, Team } from './schema.ts';

/** Creates a legal, plain character with the Bash that every character has (E-82). */
export const blankCharacter = (id: string): Character => ({
  format: 'rollcall.character',
  version: 1,
  ruleset: 'supers-unlimited',
  id,
  name: '',
  nameMark: NAME_MARK,
  level: 3,
  alignment: 'hero',
  classes: ['fighter'],
  power: 3,
  move: 5,
  size: 2,
  hp: { total: 8 },
  traits: {
    fight: { dice: 3, resistance: 1 },
    aim: { dice: 2, resistance: 1 },
    mind: { dice: 2, resistance: 1 },
    magic: { dice: 1, resistance: 0 },
    recovery: { dice: 3 },
  },
  keywords: { type: ['living'], origin: ['skill'] },
  attacks: [BASH],
});

/** The Bash that every character has (E-82). */
export const BASH: Attack = { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
export const BLANK_ATTACK: Attack = { ...BASH, name: '' };

/** Creates an empty team of the medium size (E-40). */
export const blankTeam = (id: string): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id,
  name: '',
  levels: 25,
  formation: 'combined-team',
  allegiance: { kind: 'alignment', alignment: 'hero' },
  members: [],
});

/** Creates an event pack of the medium size (E-40) that allows everything. */
export const blankEvent = (id: string): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id,
  name: '',
  levels: 25,
});
