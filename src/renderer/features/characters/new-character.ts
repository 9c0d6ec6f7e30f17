import type { Character } from '../../../shared/games/supers-unlimited/documents/schema.ts';

/** A character to start from: legal, plain, with the Bash that everybody has (E-82). */
export function newCharacter(id: string): Character {
  return {
    format: 'rollcall.character',
    version: 1,
    ruleset: 'supers-unlimited',
    id,
    name: '',
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
    attacks: [bash()],
  };
}

/** E-82 */
export function bash(): Character['attacks'][number] {
  return { name: 'Bash', trait: 'fight', type: 'close', effects: [{ effect: 'damage' }] };
}
