/**
 * Tests two rolls of one attack, resolved one after the other: Double-Blast and The Old One-Two (E-121, P-45). Anna (side a) attacks
 * Bert (side b) and needs 5 or more on each of 3 dice.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import {
  ANNA_ACTING,
  createCharacter,
  createRoll,
  type EncounterSpec,
  playLog,
  type TestEvent,
} from '../support/encounters.ts';

const ENCOUNTER: EncounterSpec = {
  gimmicks: {
    a: ['the-old-one-two', 'double-blast', 'sunday-punch', 'find-weakness'],
    b: ['enduring', 'elusive', 'we-go-again'],
  },
  characters: [
    createCharacter('anna', { classes: ['fighter', 'blaster'], movement: ['line-swing'] } as never),
    createCharacter('bert', { classes: ['tank', 'infiltrator'] } as never),
  ],
};
const createAttack = (eventKeys: object = {}, targetKeys: object = {}): TestEvent => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  gimmicks: ['the-old-one-two'],
  targets: [{ target: 'bert', ...targetKeys }],
  ...eventKeys,
});
const createEvent = (eventKind: string, modelId: string, eventKeys: object = {}): TestEvent => ({
  kind: eventKind,
  model: modelId,
  ...eventKeys,
});
const createGimmick = (modelId: string, gimmickId: string) => createEvent('gimmick', modelId, { gimmick: gimmickId });
const blockEvent = createEvent('react', 'bert', { reaction: 'block' });
const MISSED_ROLL = createRoll(1, 1, 1);
/** A roll with one Success that gives two points of Stun by Sunday Punch. */
const STUNNING_ROLL = createRoll(10, 2, 2, 2, 2, 2);

function findFirstDuty(eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = ENCOUNTER) {
  const { normal, refused } = playLog([...ANNA_ACTING, ...eventLog], encounterSpec);
  expect(refused).toEqual([]);
  return (normal.due as JsonObject[])[0];
}

describe('the second of two attack rolls (E-121)', () => {
  it('counts what the first roll did to the target', () => {
    const doubleAttack = createAttack({ gimmicks: ['the-old-one-two', 'sunday-punch'] });
    expect(findFirstDuty([doubleAttack, STUNNING_ROLL])).toMatchObject({
      due: 'attack',
      parts: { stun: 1 },
      bonus: 1,
      need: 5,
    });
  });

  it('keeps the numbers of the first roll when nothing has changed', () => {
    const [firstDuty, secondDuty] = [findFirstDuty([createAttack()]), findFirstDuty([createAttack(), MISSED_ROLL])];
    expect(secondDuty).toEqual(firstDuty);
  });

  it('counts a Called Shot and a Charge as declared', () => {
    const calledShot = createEvent('called-shot', 'anna');
    const chargeEvent = createEvent('charge', 'anna', { by: 'sprint', inches: 2 });
    const eventLog = [calledShot, chargeEvent, createAttack({ charge: true }), MISSED_ROLL];
    expect(findFirstDuty(eventLog)).toMatchObject({ parts: { called: 1, charge: 1 }, bonus: 2 });
  });

  it('counts the modifiers stated for its own target, even when both targets are one model', () => {
    const targets = [
      { target: 'bert', cover: true },
      { target: 'bert', outnumber: 1 },
    ];
    const doubleAttack = createAttack({ gimmicks: ['double-blast'], targets });
    expect(findFirstDuty([doubleAttack])).toMatchObject({ parts: { cover: -1, doubleBlast: -1 } });
    expect(findFirstDuty([doubleAttack, MISSED_ROLL])).toMatchObject({ parts: { outnumber: 1, doubleBlast: -1 } });
  });

  it('counts a Block against itself, but not one against the first roll', () => {
    expect(findFirstDuty([createAttack(), blockEvent, MISSED_ROLL])?.parts).toBeUndefined();
    expect(findFirstDuty([createAttack(), MISSED_ROLL, blockEvent])).toMatchObject({ parts: { block: -1 }, bonus: -1 });
    const stunning = createAttack({ gimmicks: ['the-old-one-two', 'sunday-punch'] });
    expect(findFirstDuty([stunning, STUNNING_ROLL])?.parts).toEqual({ stun: 1 });
  });

  it('stays harder after Enduring, like the first roll (E?30e, P-45)', () => {
    const enduring = [createAttack(), createGimmick('bert', 'enduring')];
    expect(findFirstDuty(enduring)).toMatchObject({ need: 8 });
    expect(findFirstDuty([...enduring, MISSED_ROLL])).toMatchObject({ need: 8 });
  });

  it('becomes harder by Enduring that is played between the rolls', () => {
    expect(findFirstDuty([createAttack(), MISSED_ROLL, createGimmick('bert', 'enduring')])).toMatchObject({ need: 8 });
  });

  it('needs one more while its target is elusive', () => {
    expect(findFirstDuty([createAttack(), createGimmick('bert', 'elusive'), MISSED_ROLL])).toMatchObject({ need: 6 });
  });

  it('remembers a line-swing while the attacker is controlled (E-71e)', () => {
    const controlEvent = createEvent('inflict', 'anna', { effect: 'control', type: 'all', amount: 3, by: 'ansel' });
    const swingEvent = createEvent('move', 'anna', { by: 'line-swing', inches: 1 });
    const eventLog = [controlEvent, swingEvent, createAttack({}, { cover: true })];
    expect(findFirstDuty(eventLog)?.parts).toBeUndefined();
    expect(findFirstDuty([...eventLog, MISSED_ROLL])?.parts).toBeUndefined();
  });

  it('leaves nothing stored when the attack is over', () => {
    const { state } = playLog([...ANNA_ACTING, createAttack(), MISSED_ROLL, MISSED_ROLL], ENCOUNTER);
    expect(state.extra.sequences).toEqual([]);
  });

  it('keeps the declared numbers for several targets without these Gimmicks', () => {
    const sprayAttack = {
      name: 'Sweep',
      trait: 'fight',
      versus: 'fight',
      type: 'spray',
      range: 8,
      effects: [{ effect: 'damage' }],
    };
    const encounterSpec = { ...ENCOUNTER, characters: [createCharacter('anna', { attacks: [sprayAttack] } as never)] };
    const eventLog = [
      createAttack({ attack: 'Sweep', gimmicks: [], targets: [{ target: 'bert' }, { target: 'bo' }] }),
      MISSED_ROLL,
    ];
    expect(findFirstDuty([...eventLog], encounterSpec)).toMatchObject({ target: 'bo', need: 5 });
  });
});
