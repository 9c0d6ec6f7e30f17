/** Who sits at the table in the tests of Bulletproof Blues; m comes later. */
export const SIDES = { heroes: ['b', { id: 'm', character: 'm', out: true }], villains: ['g', 'h'] };

export const CHARACTERS = {
  b: { perception: 5, prowess: 4, agility: 6, powers: [{ name: 'Ice Wall', rank: 9 }] },
  g: { perception: 4, prowess: 5, agility: 5, expertise: ['Dodge', 'blocking'] },
  h: { perception: 2, superSpeed: 1, agility: 2, endurance: 12 },
  m: { perception: 3 },
};

export const begin = { kind: 'begin' };
export const end = { kind: 'end' };
export const of = (kind: string, model: string, more: object = {}) => ({ kind, model, ...more });
export const out = (model: string) => of('out', model);
export const delay = of('delay', 'b');
export const stepIn = of('step-in', 'b');
export const see = (model: string, dice: readonly number[]) => of('perception', model, { dice });
export const force = (model: string, how = 'other') => of('force', model, { how });
export const defend = (model: string, how: string, more: object = {}) =>
  of('defend', model, { attacker: 'b', how, rank: 5, dice: [3, 4], ...more });

export const AWARE = { kind: 'aware', order: ['b', 'g', 'h'] };
/** Model b has its slot. */
export const ACTIVE = [AWARE, begin];
/** Model b delayed, g has had its slot, and b may step in. */
export const GAP = [...ACTIVE, delay, end];
/** All slots have come up. */
export const ENVIRONMENT = [...ACTIVE, end, end, end];
