/** Attackers, targets and attacks for the play tests, and the duty that follows an attack. */
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { ANNA_ACTING, createCharacter, type EncounterSpec, playLog, type TestEvent } from './encounters.ts';

/** An attack of each Attack Type except Close, and one against another Trait (Hex). Every character also has Bash, which is Close. */
export const PROFILES: JsonObject[] = [
  { name: 'Bolt', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] },
  { name: 'Wave', trait: 'mind', type: 'pulse', range: 6, effects: [{ effect: 'blind' }] },
  { name: 'Ray', trait: 'aim', type: 'beam', range: 9, bonusDice: 1, bonus: 2, effects: [{ effect: 'damage' }] },
  { name: 'Hex', trait: 'magic', versus: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] },
  { name: 'Fog', trait: 'mind', type: 'spray', range: 5, effects: [{ effect: 'blind' }] },
];
/** Creates a Throw with the Trait of the Ability (E-83). */
export const createThrow = (traitName: string): JsonObject => ({
  name: 'Throw',
  trait: traitName,
  versus: 'aim',
  type: 'projectile',
  range: 5,
  effects: [{ effect: 'damage' }, { effect: 'knockback' }],
});
/** Creates an encounter in which Anna has the attacks of `PROFILES` and there are Objects and Buildings. */
export const createShooter = (
  overrides: JsonObject = {},
  otherCharacters: readonly JsonObject[] = [],
): EncounterSpec => ({
  characters: [createCharacter('anna', { attacks: PROFILES, ...overrides }), ...otherCharacters],
  setup: {
    things: [
      { id: 'crate', kind: 'object', rank: 1 },
      { id: 'car', kind: 'object', rank: 3 },
      { id: 'shed', kind: 'building', material: 'flimsy', size: [3, 4, 2] },
      { id: 'tower', kind: 'building', material: 'reinforced', limit: 20, enclosed: true },
    ],
  },
});
/** Creates an attack by Anna. A target is an id, or an object that adds what the players state: distance, cover and so on. */
export const createAttack = (
  attackName: string,
  targets: readonly (string | object)[] = ['bert'],
  overrides: object = {},
): TestEvent => ({
  kind: 'attack',
  model: 'anna',
  attack: attackName,
  targets: targets.map((targetId) => (typeof targetId === 'string' ? { target: targetId } : targetId)) as never,
  ...overrides,
});
/** Returns the first duty after these events in Anna's Activation. */
export const getFirstDuty = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = createShooter()) =>
  (playLog([...ANNA_ACTING, ...eventLog], encounterSpec).normal.due as JsonObject[])[0] as JsonObject;
