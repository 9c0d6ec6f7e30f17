/**
 * Tests the number that an attack has to reach, and its Combat Bonuses. Anna, who has the attacks of `PROFILES` in support/attacks.ts,
 * attacks Bert: both have Power 4, 3 dice for Fight and Aim, and a Resistance of 1 there, so Anna needs 5.
 */

import { describe, expect, it } from 'vitest';
import { createAttack, createShooter, getFirstDuty } from '../support/attacks.ts';
import { createAdjust, createCharacter, type EncounterSpec, type TestEvent } from '../support/encounters.ts';

describe('the number to reach (E-75, E-105, E-123)', () => {
  it('adds Power and Resistance (E!5)', () => {
    expect(getFirstDuty([createAttack('Bash')])).toMatchObject({ dice: 3, need: 5, versus: 'fight' });
    expect(getFirstDuty([createAttack('Ray')])).toMatchObject({ dice: 4, need: 5, bonus: 2, parts: { profile: 2 } });
    expect(getFirstDuty([createAttack('Wave')])).toMatchObject({ need: 4, versus: 'mind' });
    expect(
      getFirstDuty([createAdjust('bert', 'power', 6), createAdjust('bert', 'defense-boost', 3), createAttack('Bash')]),
    ).toMatchObject({ need: 8 });
    const perPoint = { ...createShooter(), options: { 'su.boostPerPoint': true } };
    expect(getFirstDuty([createAdjust('bert', 'defense-boost', 3), createAttack('Bash')], perPoint)).toMatchObject({
      need: 8,
    });
  });

  it('uses the Resistance of a thing or summoned model, and 5 for an Entangle', () => {
    expect(getFirstDuty([createAttack('Bash', ['crate'])])).toMatchObject({ need: 5 });
    expect(
      getFirstDuty([createAttack('Bash', ['crate'])], { ...createShooter(), options: { 'su.objectResistance': 6 } }),
    ).toMatchObject({
      need: 6,
    });
    expect(getFirstDuty([createAttack('Bash', ['shed'])])).toMatchObject({ need: 4 });
    expect(getFirstDuty([createAttack('Bash', ['tower'])])).toMatchObject({ need: 8 });
    expect(getFirstDuty([createAdjust('bert', 'entangle', 2), createAttack('Bash', ['entangle:bert'])])).toMatchObject({
      need: 5,
      target: 'entangle:bert',
    });
    const petEvent = { kind: 'summon', id: 'pet', side: 'b', character: 'bert', resistance: 3 };
    expect(getFirstDuty([petEvent, createAttack('Bash', ['pet'])])).toMatchObject({ need: 3 });
  });
});

describe('Combat Bonuses (E-84 to E-97, E-106)', () => {
  const listParts = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = createShooter()) =>
    getFirstDuty(eventLog, encounterSpec).parts ?? {};
  const calledShot = { kind: 'called-shot', model: 'anna' };
  it.each([
    ['add 1 for a Called Shot', [calledShot, createAttack('Bash')], { called: 1 }],
    ['add up two Called Shots (P-21)', [calledShot, calledShot, createAttack('Bash')], { called: 2 }],
    ['subtract 1 for Cover', [createAttack('Bash', [{ target: 'bert', cover: true }])], { cover: -1 }],
    ['add 1 for High Ground', [createAttack('Bash', [{ target: 'bert', high: 'attacker' }])], { highAttacker: 1 }],
    [
      'subtract 1 for a target on High Ground',
      [createAttack('Bash', [{ target: 'bert', high: 'target' }])],
      { highTarget: -1 },
    ],
    ['add 1 for outnumbering', [createAttack('Bash', [{ target: 'bert', outnumber: 1 }])], { outnumber: 1 }],
    [
      'subtract 1 for being outnumbered',
      [createAttack('Bash', [{ target: 'bert', outnumber: -1 }])],
      { outnumber: -1 },
    ],
    ['subtract 2 for shooting into Melee', [createAttack('Bolt', [{ target: 'bert', melee: true }])], { melee: -2 }],
    ['ignore Melee for close attacks', [createAttack('Bash', [{ target: 'bert', melee: true }])], {}],
    ['add 2 for a KO’ed target', [createAdjust('bert', 'ko', 1), createAttack('Bash')], { ko: 2 }],
    ['add 1 for a stunned target', [createAdjust('bert', 'stun', 1), createAttack('Bash')], { stun: 1 }],
    ['add 1 for a blind target', [createAdjust('bert', 'blind', 2), createAttack('Bash')], { blindTarget: 1 }],
    [
      'subtract 1 for a blind attacker',
      [createAdjust('anna', 'blind', 2), createAttack('Bash')],
      { blindAttacker: -1 },
    ],
    [
      'count Weaken of target and attacker',
      [createAdjust('bert', 'weaken', 2), createAdjust('anna', 'weaken', 1), createAttack('Bash')],
      { weakenTarget: 2, weakenAttacker: -1 },
    ],
    ['add 1 for an Attack Boost', [createAdjust('anna', 'attack-boost', 3), createAttack('Bash')], { boost: 1 }],
    [
      'give a stunned attacker no positive bonus (E-97)',
      [
        createAdjust('anna', 'stun', 1),
        createAdjust('bert', 'ko', 1),
        createAttack('Bash', [{ target: 'bert', cover: true }]),
      ],
      { cover: -1 },
    ],
    [
      'give a stunned target no protection (E?21)',
      [
        createAdjust('bert', 'stun', 1),
        createAttack('Bash', [{ target: 'bert', cover: true, high: 'target', outnumber: -1 }]),
      ],
      { stun: 1 },
    ],
    ['give nothing against Objects', [calledShot, createAttack('Bash', ['crate'])], {}],
    ['give nothing against Buildings', [calledShot, createAttack('Ray', ['shed'])], {}],
  ] as const)('%s', (_bonus, eventLog, expected) => {
    expect(listParts(eventLog)).toEqual(expected);
  });

  it('add 1 for a larger attacker, and 2 for a Called Shot on a larger target (E-84, E-92)', () => {
    expect(listParts([createAttack('Bash')], createShooter({ size: 3 }))).toEqual({ size: 1 });
    expect(listParts([calledShot, createAttack('Bash')], createShooter({ size: 1 }))).toEqual({ called: 2 });
  });

  it('count flyers as high, two flyers above each other (E-89, E?20)', () => {
    const encounterSpec = createShooter({ movement: ['flight'] }, [createCharacter('bert', { movement: ['glide'] })]);
    expect(listParts([createAttack('Bash')], encounterSpec)).toEqual({ highAttacker: 1, highTarget: -1 });
  });

  it('add 2 for a Charge by jump (E-71d, E-87)', () => {
    const encounterSpec = createShooter({ movement: ['jump'] });
    const eventLog = [{ kind: 'charge', model: 'anna' }, createAttack('Bash', ['bert'], { charge: true })];
    expect(listParts(eventLog, encounterSpec)).toEqual({ charge: 2 });
    expect(listParts(eventLog)).toEqual({ charge: 1 });
  });

  it("ignore the target's protection after a line-swing (E-71e, P-31)", () => {
    const encounterSpec = createShooter({ movement: ['line-swing'] });
    const eventLog = [
      { kind: 'move', model: 'anna' },
      createAttack('Bash', [{ target: 'bert', cover: true, outnumber: -1 }]),
    ];
    expect(listParts(eventLog, encounterSpec)).toEqual({});
    expect(listParts([...eventLog, { kind: 'react', model: 'bert', reaction: 'block' }], encounterSpec)).toEqual({});
  });

  it('count a Weakness once (E-106, E?16, E?30c)', () => {
    const createWeakTarget = (vulnerability: boolean) =>
      createShooter({}, [
        createCharacter('bert', {
          weaknesses: [
            { keyword: 'mutate', vulnerability },
            { keyword: 'living', vulnerability },
          ],
        }),
      ]);
    expect(listParts([createAttack('Bash')], createWeakTarget(false))).toEqual({ weakness: 3 });
    expect(
      listParts([createAttack('Bash')], { ...createWeakTarget(false), options: { 'su.weaknessBonus': 2 } }),
    ).toEqual({ weakness: 2 });
    expect(listParts([createAttack('Bash')], createWeakTarget(true))).toEqual({});
    expect(
      listParts([createAttack('Bash')], { ...createWeakTarget(true), options: { 'su.vulnerabilityGivesBonus': true } }),
    ).toEqual({
      weakness: 3,
    });
  });

  it('follow the house rules about bonuses', () => {
    const stunnedLog = [createAdjust('bert', 'stun', 1), createAttack('Bash', [{ target: 'bert', cover: true }])];
    expect(listParts(stunnedLog, { ...createShooter(), options: { 'su.stunLosesCover': false } })).toEqual({
      stun: 1,
      cover: -1,
    });
    expect(
      listParts([createAdjust('bert', 'blind', 1), createAttack('Bash')], {
        ...createShooter(),
        options: { 'su.blindModifier': 2 },
      }),
    ).toEqual({ blindTarget: 2 });
    expect(
      listParts([createAdjust('anna', 'attack-boost', 3), createAttack('Bash')], {
        ...createShooter(),
        options: { 'su.boostPerPoint': true },
      }),
    ).toEqual({ boost: 3 });
    const objectBonuses = { ...createShooter({ size: 3 }), options: { 'su.bonusVsObjects': true } };
    expect(listParts([calledShot, createAttack('Bash', [{ target: 'crate', outnumber: 1 }])], objectBonuses)).toEqual({
      called: 1,
      size: 1,
    });
  });
});
