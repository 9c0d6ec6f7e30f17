/**
 * Sides, characters and events for the play tests of Bulletproof Blues. In most logs the models act in the order b, g, h. Model m is out of
 * the game until it arrives.
 */
export const SIDES = { heroes: ['b', { id: 'm', character: 'm', out: true }], villains: ['g', 'h'] };

export const CHARACTERS = {
  b: { perception: 5, prowess: 4, agility: 6, powers: [{ name: 'Ice Wall', rank: 9 }] },
  g: { perception: 4, prowess: 5, agility: 5, expertise: ['Dodge', 'blocking'] },
  h: { perception: 2, superSpeed: 1, agility: 2, endurance: 12 },
  m: { perception: 3 },
};

export const beginEvent = { kind: 'begin' };
export const endEvent = { kind: 'end' };
export const createEvent = (eventKind: string, modelId: string, eventKeys: object = {}) => ({
  kind: eventKind,
  model: modelId,
  ...eventKeys,
});
export const createOut = (modelId: string) => createEvent('out', modelId);
export const delayEvent = createEvent('delay', 'b');
export const stepInEvent = createEvent('step-in', 'b');
export const createPerceptionRoll = (modelId: string, diceFaces: readonly number[]) =>
  createEvent('perception', modelId, { dice: diceFaces });
/** A model acts out of turn to defend, and loses its next turn (D-10). */
export const createForcedAction = (modelId: string, actionKind = 'other') =>
  createEvent('force', modelId, { how: actionKind });
/** A model rolls to block or dodge an attack of rank 5 by b. The dice show 7 in all, and the difficulty is 8 plus the rank: 13 (D-14). */
export const createDefense = (modelId: string, actionKind: string, eventKeys: object = {}) =>
  createEvent('defend', modelId, { attacker: 'b', how: actionKind, rank: 5, dice: [3, 4], ...eventKeys });

/** The players state the order, in which the models notice each other (D-3), so that no model rolls for it. */
export const AWARE = { kind: 'aware', order: ['b', 'g', 'h'] };
/** A log after which model b has its slot. */
export const ACTIVE = [AWARE, beginEvent];
/** A log in which b delays and g has its slot, so that b may step in. */
export const BETWEEN_TURNS = [...ACTIVE, delayEvent, endEvent];
/** A log after which all slots are over and the environment acts. */
export const ENVIRONMENT_TURN = [...ACTIVE, endEvent, endEvent, endEvent];
