/**
 * Sides, characters and events for the play tests of the Action Round. The models act in the order p, q, r, each in its slot of the
 * round. Events are of model p unless they name another one.
 */
export const SIDES = { heroes: ['p', 'r'], villains: ['q'] };

export const CHARACTERS = {
  p: { powerLevel: 5, initiative: 18, destiny: 1 },
  q: { powerLevel: 5, initiative: 14, destiny: 1, stress: 1 },
  r: { powerLevel: 5, initiative: 9, destiny: 1 },
};

export const beginEvent = { kind: 'begin' };
export const endEvent = { kind: 'end' };
export const createOut = (modelId: string) => ({ kind: 'out', model: modelId });
export const createEvent = (eventKind: string, eventKeys: object = {}) => ({
  kind: eventKind,
  model: 'p',
  ...eventKeys,
});
export const createAction = (actionName: string, eventKeys: object = {}) =>
  createEvent('action', { name: actionName, ...eventKeys });
export const createReaction = (actionName: string, eventKeys: object = {}) =>
  createEvent('reaction', { name: actionName, ...eventKeys });
export const createSurge = (benefit: string, modelId = 'p') => ({ kind: 'surge', model: modelId, benefit });
export const createFatigue = (targetValue: number, modelId = 'p') => ({
  kind: 'adjust',
  model: modelId,
  field: 'fatigue',
  to: targetValue,
});

/** A log after which model p has its slot. */
export const ACTIVE = [beginEvent];
/** A log after which model p has a readied action and q has its slot. */
export const READIED = [
  beginEvent,
  createEvent('ready', { action: 'attack-close', trigger: 'a door opens' }),
  endEvent,
];
/** A log in which p delays and q has its slot, so that p may step in. */
export const BETWEEN_TURNS = [beginEvent, createEvent('delay'), endEvent];
