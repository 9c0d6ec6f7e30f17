/**
 * Sides, characters and logs for the play tests of SSUA. `a1=lamp` is the model a1 with the character lamp. Side c has only a Henchman,
 * and a Henchman may not be nominated for the initiative roll.
 */
export const SIDES = {
  a: ['a1=lamp', 'a2=lamp', 'av=van'],
  b: ['b1=lamp', 'b2=guard', 'bv=van'],
  c: ['c1=guard'],
};

export const CHARACTERS = {
  lamp: { agility: 4, mind: 4, hits: 3, attacks: [{ name: 'Beam', type: 'ranged', pool: 4, ap: 1 }] },
  guard: { agility: 2, mind: 2, henchman: true },
  van: { agility: 2, mind: 2, vehicle: true },
};

/** A log after which side a has won the initiative and chooses a model. */
export const CHOOSE = [
  { kind: 'begin' },
  { kind: 'initiative', side: 'a', model: 'a1', with: 'agility', dice: [6, 6, 6, 6] },
  { kind: 'initiative', side: 'b', model: 'b1', with: 'agility', dice: [1, 1, 1, 1] },
];

/** A log after which model a1 acts, with 8 AP. */
export const ACTIVE = [...CHOOSE, { kind: 'activate', model: 'a1' }];
