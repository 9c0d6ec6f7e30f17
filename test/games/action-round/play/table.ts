/** Who sits at the table in the tests of the Action Round. They act in the order p, q, r. */
export const SIDES = { heroes: ['p', 'r'], villains: ['q'] };

export const CHARACTERS = {
  p: { powerLevel: 5, initiative: 18, destiny: 1 },
  q: { powerLevel: 5, initiative: 14, destiny: 1, stress: 1 },
  r: { powerLevel: 5, initiative: 9, destiny: 1 },
};

export const begin = { kind: 'begin' };
export const end = { kind: 'end' };
export const out = (model: string) => ({ kind: 'out', model });
export const of = (kind: string, more: object = {}) => ({ kind, model: 'p', ...more });
export const act = (name: string, more: object = {}) => of('action', { name, ...more });
export const react = (name: string, more: object = {}) => of('reaction', { name, ...more });
export const surge = (benefit: string, model = 'p') => ({ kind: 'surge', model, benefit });
export const fatigue = (to: number, model = 'p') => ({ kind: 'adjust', model, field: 'fatigue', to });

/** Model p has its slot. */
export const ACTIVE = [begin];
/** Model p readied, and q has its slot. */
export const READIED = [begin, of('ready', { action: 'attack-close', trigger: 'a door opens' }), end];
/** Model p delayed, q has had its slot, and p may step in. */
export const GAP = [begin, of('delay'), end];
