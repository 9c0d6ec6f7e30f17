/** Attacks and what they do: checks, Combat Bonuses, Effects, duties. */

import { describe, expect, it } from 'vitest';
import { attack, duty, shooter } from '../support/attacks.ts';
import { character, type Event, set, type Table } from '../support/table.ts';

describe('the number to reach (E-75, E-105, E-123)', () => {
  it('is Power and Resistance (E!5)', () => {
    expect(duty([attack('Bash')])).toMatchObject({ dice: 3, need: 5, versus: 'fight' });
    expect(duty([attack('Ray')])).toMatchObject({ dice: 4, need: 5, bonus: 2, parts: { profile: 2 } });
    expect(duty([attack('Wave')])).toMatchObject({ need: 4, versus: 'mind' });
    expect(duty([set('bert', 'power', 6), set('bert', 'defense-boost', 3), attack('Bash')])).toMatchObject({ need: 8 });
    const perPoint = { ...shooter(), options: { 'su.boostPerPoint': true } };
    expect(duty([set('bert', 'defense-boost', 3), attack('Bash')], perPoint)).toMatchObject({ need: 8 });
  });

  it('of things is their Resistance, of an Entangle 5, of a summoned model its own', () => {
    expect(duty([attack('Bash', ['crate'])])).toMatchObject({ need: 5 });
    expect(duty([attack('Bash', ['crate'])], { ...shooter(), options: { 'su.objectResistance': 6 } })).toMatchObject({
      need: 6,
    });
    expect(duty([attack('Bash', ['shed'])])).toMatchObject({ need: 4 });
    expect(duty([attack('Bash', ['tower'])])).toMatchObject({ need: 8 });
    expect(duty([set('bert', 'entangle', 2), attack('Bash', ['entangle:bert'])])).toMatchObject({
      need: 5,
      target: 'entangle:bert',
    });
    const pet = { kind: 'summon', id: 'pet', side: 'b', character: 'bert', resistance: 3 };
    expect(duty([pet, attack('Bash', ['pet'])])).toMatchObject({ need: 3 });
  });
});

describe('Combat Bonuses (E-84 to E-97, E-106)', () => {
  const parts = (log: readonly Event[], table: Table = shooter()) => duty(log, table).parts ?? {};
  const called = { kind: 'called-shot', model: 'anna' };
  it.each([
    ['Called Shot', [called, attack('Bash')], { called: 1 }],
    ['two Called Shots (P-21)', [called, called, attack('Bash')], { called: 2 }],
    ['Cover', [attack('Bash', [{ target: 'bert', cover: true }])], { cover: -1 }],
    ['High Ground', [attack('Bash', [{ target: 'bert', high: 'attacker' }])], { highAttacker: 1 }],
    ['below', [attack('Bash', [{ target: 'bert', high: 'target' }])], { highTarget: -1 }],
    ['Outnumber', [attack('Bash', [{ target: 'bert', outnumber: 1 }])], { outnumber: 1 }],
    ['outnumbered', [attack('Bash', [{ target: 'bert', outnumber: -1 }])], { outnumber: -1 }],
    ['into Melee', [attack('Bolt', [{ target: 'bert', melee: true }])], { melee: -2 }],
    ['Melee is for Projectiles', [attack('Bash', [{ target: 'bert', melee: true }])], {}],
    ['KO’ed', [set('bert', 'ko', 1), attack('Bash')], { ko: 2 }],
    ['Stunned', [set('bert', 'stun', 1), attack('Bash')], { stun: 1 }],
    ['blind target', [set('bert', 'blind', 2), attack('Bash')], { blindTarget: 1 }],
    ['blind attacker', [set('anna', 'blind', 2), attack('Bash')], { blindAttacker: -1 }],
    [
      'Weaken',
      [set('bert', 'weaken', 2), set('anna', 'weaken', 1), attack('Bash')],
      { weakenTarget: 2, weakenAttacker: -1 },
    ],
    ['Attack Boost', [set('anna', 'attack-boost', 3), attack('Bash')], { boost: 1 }],
    [
      'a stunned attacker has none (E-97)',
      [set('anna', 'stun', 1), set('bert', 'ko', 1), attack('Bash', [{ target: 'bert', cover: true }])],
      { cover: -1 },
    ],
    [
      'a stunned target has no Cover (E?21)',
      [set('bert', 'stun', 1), attack('Bash', [{ target: 'bert', cover: true, high: 'target', outnumber: -1 }])],
      { stun: 1 },
    ],
    ['none on Objects', [called, attack('Bash', ['crate'])], {}],
    ['none on Buildings', [called, attack('Ray', ['shed'])], {}],
  ] as const)('%s', (_, log, expected) => {
    expect(parts(log)).toEqual(expected);
  });

  it('larger attackers, and Called Shots on larger targets (E-84, E-92)', () => {
    expect(parts([attack('Bash')], shooter({ size: 3 }))).toEqual({ size: 1 });
    expect(parts([called, attack('Bash')], shooter({ size: 1 }))).toEqual({ called: 2 });
  });

  it('flyers are high, above each other both (E-89, E?20)', () => {
    const table = shooter({ movement: ['flight'] }, [character('bert', { movement: ['glide'] })]);
    expect(parts([attack('Bash')], table)).toEqual({ highAttacker: 1, highTarget: -1 });
  });

  it('a Charge by jump is worth 2 (E-71d, E-87)', () => {
    const table = shooter({ movement: ['jump'] });
    const log = [{ kind: 'charge', model: 'anna' }, attack('Bash', ['bert'], { charge: true })];
    expect(parts(log, table)).toEqual({ charge: 2 });
    expect(parts(log)).toEqual({ charge: 1 });
  });

  it('who swung on a line faces no protection (E-71e, P-31)', () => {
    const table = shooter({ movement: ['line-swing'] });
    const log = [{ kind: 'move', model: 'anna' }, attack('Bash', [{ target: 'bert', cover: true, outnumber: -1 }])];
    expect(parts(log, table)).toEqual({});
    expect(parts([...log, { kind: 'react', model: 'bert', reaction: 'block' }], table)).toEqual({});
  });

  it('Weakness counts once (E-106, E?16, E?30c)', () => {
    const weak = (vulnerability: boolean) =>
      shooter({}, [
        character('bert', {
          weaknesses: [
            { keyword: 'mutate', vulnerability },
            { keyword: 'living', vulnerability },
          ],
        }),
      ]);
    expect(parts([attack('Bash')], weak(false))).toEqual({ weakness: 3 });
    expect(parts([attack('Bash')], { ...weak(false), options: { 'su.weaknessBonus': 2 } })).toEqual({ weakness: 2 });
    expect(parts([attack('Bash')], weak(true))).toEqual({});
    expect(parts([attack('Bash')], { ...weak(true), options: { 'su.vulnerabilityGivesBonus': true } })).toEqual({
      weakness: 3,
    });
  });

  it('options of the bonuses', () => {
    const stunned = [set('bert', 'stun', 1), attack('Bash', [{ target: 'bert', cover: true }])];
    expect(parts(stunned, { ...shooter(), options: { 'su.stunLosesCover': false } })).toEqual({ stun: 1, cover: -1 });
    expect(
      parts([set('bert', 'blind', 1), attack('Bash')], { ...shooter(), options: { 'su.blindModifier': 2 } }),
    ).toEqual({ blindTarget: 2 });
    expect(
      parts([set('anna', 'attack-boost', 3), attack('Bash')], { ...shooter(), options: { 'su.boostPerPoint': true } }),
    ).toEqual({ boost: 3 });
    const objects = { ...shooter({ size: 3 }), options: { 'su.bonusVsObjects': true } };
    expect(parts([called, attack('Bash', [{ target: 'crate', outnumber: 1 }])], objects)).toEqual({
      called: 1,
      size: 1,
    });
  });
});
