/**
 * Sides, units and events for the play tests of BattleTech. `a=ace` is the model `a`, which plays the character `ace`. With equal dice
 * the units act in the order a, c, b, i.
 */
export const SIDES = { red: ['a=ace', 'c=mech'], blue: ['b=hover', 'i=foot'] };

const MECH = { unit: 'npc', type: 'mech', tonnage: 30, mp: 4, pilotingBase: 5, gunneryBase: 4 };

export const CHARACTERS = {
  ace: { unit: 'pc', type: 'mech', tonnage: 55, mp: 5, piloting: 4, tactics: 2, heat: 3 },
  mech: MECH,
  hover: { ...MECH, type: 'hover', tonnage: 35 },
  foot: { unit: 'infantry', type: 'foot-infantry', tonnage: 3, mp: 1, experience: 'veteran' },
};

export const beginEvent = { kind: 'begin' };
export const endEvent = { kind: 'end' };
export const createRoll = (modelId: string, diceFaces: readonly number[] = [3, 4], eventKeys: object = {}) => ({
  kind: 'initiative',
  model: modelId,
  dice: diceFaces,
  ...eventKeys,
});
export const createTieRoll = (modelId: string, diceFaces: readonly number[]) => ({
  kind: 'tie',
  model: modelId,
  dice: diceFaces,
});
export const createOut = (modelId: string) => ({ kind: 'out', model: modelId });
export const createAction = (actionName: string, eventKeys: object = {}) => ({
  kind: 'action',
  model: 'a',
  name: actionName,
  ...eventKeys,
});

/** A log after which model a has its slot. */
export const ACTIVE = [beginEvent, createRoll('a'), createRoll('b'), createRoll('c'), createRoll('i')];
/** Characters with which models b and c are tied, as two hovers of equal weight. */
export const TWINS = { ...CHARACTERS, mech: CHARACTERS.hover };
