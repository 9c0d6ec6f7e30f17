/** Who sits at the table in the tests of the BattleTech rules. With equal dice they act in the order a, c, b, i. */
export const SIDES = { red: ['a=ace', 'c=mech'], blue: ['b=hover', 'i=foot'] };

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 4, pilotingBase: 5, gunneryBase: 4 };

export const CHARACTERS = {
  ace: { unit: 'pc', type: 'mech', tonnage: 55, mp: 5, piloting: 4, tactics: 2, heat: 3 },
  mech: MECH,
  hover: { ...MECH, type: 'hover', tonnage: 35 },
  foot: { unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1, experience: 'veteran' },
};

export const begin = { kind: 'begin' };
export const end = { kind: 'end' };
export const roll = (model: string, dice: readonly number[] = [3, 4], more: object = {}) => ({
  kind: 'initiative',
  model,
  dice,
  ...more,
});
export const tie = (model: string, dice: readonly number[]) => ({ kind: 'tie', model, dice });
export const out = (model: string) => ({ kind: 'out', model });
export const act = (name: string, more: object = {}) => ({ kind: 'action', model: 'a', name, ...more });

/** Model a has its slot. */
export const ACTIVE = [begin, roll('a'), roll('b'), roll('c'), roll('i')];
/** Models b and c are tied: two hovers of a weight. */
export const TWINS = { ...CHARACTERS, mech: CHARACTERS.hover };
