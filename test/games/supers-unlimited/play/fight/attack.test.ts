/** Attacks and what they do: checks, Combat Bonuses, Effects, duties. */

import { describe, expect, it } from 'vitest';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { attack, duty, PROFILES, shooter, thrown } from '../support/attacks.ts';
import { ACTING, afterLog, character, encounter, model, refusal, roll, set, type Table } from '../support/table.ts';

describe('what an attack may be (E-57, E-59, E-74, E-79)', () => {
  it.each([
    ['a name that is not there', [attack('Kick')], 'order.unknown Kick [anna]'],
    ['no target', [attack('Bolt', [])], 'order.choice 0 E-57 [anna]'],
    ['two targets of a Projectile', [attack('Bolt', ['bert', 'bo'])], 'order.choice 2 E-57 [anna]'],
    ['one target twice in an area', [attack('Wave', ['bert', 'bert'])], 'order.choice 2 E-57 [anna]'],
    ['itself', [attack('Bash', ['anna'])], 'order.target E-57 [anna]'],
    ['who is out', [set('bert', 'out', 1), attack('Bash')], 'order.target E-57 [anna bert]'],
    ['shooting past an enemy', [attack('Bolt', ['bert'], { near: ['bo'] })], 'order.target E-79 [anna bo]'],
    ['too far', [attack('Bolt', [{ target: 'bert', distance: 8.25 }])], 'order.limit 8.25/8 E-79 [anna]'],
    ['too far to strike', [attack('Bash', [{ target: 'bert', distance: 0.5 }])], 'order.limit 0.5/0 E-79 [anna]'],
    ['a thing by Mind', [attack('Wave', ['crate'])], 'order.target E-123 [anna crate]'],
    ['an Entangle that is not there', [attack('Bash', ['entangle:bert'])], 'order.target E-57 [anna bert]'],
    [
      'an Entangle by Mind',
      [set('bert', 'entangle', 2), attack('Wave', ['entangle:bert'])],
      'order.target E-107 [anna bert]',
    ],
    ['others while entangled', [set('anna', 'entangle', 2), attack('Bash')], 'order.target E-107 [anna bert]'],
    ['a Charge that was none', [attack('Bash', ['bert'], { charge: true })], 'order.choice charge E-59 [anna]'],
    [
      'a shot after a Charge',
      [{ kind: 'charge', model: 'anna' }, attack('Bolt', ['bert'], { charge: true })],
      'order.choice charge E-59 [anna]',
    ],
    [
      'a third attack',
      [attack('Bash'), roll(1, 1, 1), attack('Bash'), roll(1, 1, 1), attack('Bash')],
      'order.limit 2/2 E-53 [anna]',
    ],
    [
      'a word that is no bonus',
      [attack('Bolt', [{ target: 'bert', outnumber: 2 }])],
      'order.payload targets/list [anna]',
    ],
    ['who is not there', [attack('Bolt', ['nobody'])], 'order.unknown nobody [anna]'],
  ] as const)('refuses %s', (_, log, expected) => {
    expect(refusal([...ACTING, ...log], shooter())).toBe(expected);
  });

  it('Mind attacks are free for the entangled and the paralysed (E-54, E-107)', () => {
    expect(refusal([...ACTING, set('anna', 'entangle', 2), attack('Wave')], shooter())).toBeUndefined();
    expect(refusal([...ACTING, set('anna', 'paralysis', 2), attack('Wave')], shooter())).toBeUndefined();
    expect(refusal([...ACTING, set('anna', 'paralysis', 2), attack('Bash')], shooter())).toBe(
      'order.state paralysis E-111 [anna]',
    );
    expect(
      refusal([...ACTING, set('anna', 'entangle', 2), attack('Bash', ['entangle:anna'])], shooter()),
    ).toBeUndefined();
    expect(
      refusal([...ACTING, set('bert', 'entangle', 2), attack('Hex', ['entangle:bert'])], shooter()),
    ).toBeUndefined();
  });

  it('across cover 1" is close, and Reach is on the card (E-98)', () => {
    expect(refusal([...ACTING, attack('Bash', [{ target: 'bert', distance: 1, across: true }])])).toBeUndefined();
    expect(
      refusal([...ACTING, attack('Bash', [{ target: 'bert', distance: 2 }])], {
        characters: [character('anna', { reach: 2 })],
      }),
    ).toBeUndefined();
  });

  it.each([
    [2, 3, 2, 0, 'order.target E-74 [anna bert]'],
    [2, 2, 2, 0, undefined],
    [4, 0, 2, 0, undefined],
    [2, 0, 0, 0, undefined],
    [2, 0, 2, 3, 'order.target E-74 [anna bert]'],
  ])('Size %i with %i tokens on Size %i with %i: %s (E!19, E-74)', (size, tokens, other, others, expected) => {
    const table = shooter({ size }, [character('bert', { size: other })]);
    const log = [...ACTING, set('anna', 'altitude', tokens), set('bert', 'altitude', others), attack('Bash')];
    expect(refusal(log, table)).toBe(expected);
  });

  it('Altitude shortens a Projectile (E-74)', () => {
    const log = [...ACTING, set('anna', 'altitude', 3), attack('Bolt', [{ target: 'bert', distance: 6 }])];
    expect(refusal(log, shooter())).toBe('order.limit 6/5 E-79 [anna]');
  });

  it('Spray is possible, and with su.spray off nobody who has it is at the table (E?14)', () => {
    expect(refusal([...ACTING, attack('Fog')], shooter())).toBeUndefined();
    const { findings, encounter: activeEncounter } = replay(
      LOADED_GAMES,
      encounter({ ...shooter(), options: { 'su.spray': 'off' } }),
    );
    expect(findings.map(({ code }) => code)).toEqual(['encounter.character-illegal']);
    expect(activeEncounter).toBeUndefined();
  });

  it('su.chargeAttackCounts: the attack of a Charge is one of the two (E?28)', () => {
    const log = [...ACTING, { kind: 'charge', model: 'anna' }, attack('Bash', ['bert'], { charge: true })];
    expect(afterLog(log).normal.frame).toMatchObject({ used: { charge: 1 } });
    expect(model(afterLog(log), 'anna').pp).toBe(3);
    expect(afterLog(log, { options: { 'su.chargeAttackCounts': true } }).normal.frame).toMatchObject({
      used: { charge: 1, attack: 1 },
    });
  });
});

describe('Objects (E-83, E-94, E?24, E?26, E?63)', () => {
  const strong = shooter({ abilities: [{ name: 'super  Strength' }], attacks: [...PROFILES, thrown('fight')] });
  const mind = shooter({ abilities: [{ name: 'Telekinesis' }], attacks: [...PROFILES, thrown('aim')] });
  it.each([
    ['with a shot', attack('Bolt', ['bert'], { object: 'crate' }), shooter(), 'order.target E-94 [anna crate]'],
    ['a Building', attack('Bash', ['bert'], { object: 'shed' }), strong, 'order.target E-94 [anna shed]'],
    ['too heavy', attack('Bash', ['bert'], { object: 'car' }), shooter(), 'order.target E-94 [anna car]'],
    ['small for anybody', attack('Bash', ['bert'], { object: 'crate' }), shooter(), undefined],
    ['heavy for the strong', attack('Bash', ['bert'], { object: 'car' }), strong, undefined],
    ['heavy for Telekinesis', attack('Bash', ['bert'], { object: 'car' }), mind, undefined],
    [
      'heavy, su.telekinesisSmash off',
      attack('Bash', ['bert'], { object: 'car' }),
      { ...mind, options: { 'su.telekinesisSmash': false } },
      'order.target E-94 [anna car]',
    ],
    [
      'thrown by Telekinesis all the same',
      attack('Throw', ['bert'], { object: 'car' }),
      { ...mind, options: { 'su.telekinesisSmash': false } },
      undefined,
    ],
    ['a Throw of nothing', attack('Throw'), strong, 'order.choice object E-83 [anna]'],
    ['that is not there', attack('Bash', ['bert'], { object: 'piano' }), strong, 'order.unknown piano [anna]'],
  ] as const)('%s', (_, event, table, expected) => {
    expect(refusal([...ACTING, event], table as Table)).toBe(expected);
  });

  it('a Throw while nullified', () => {
    expect(
      refusal([...ACTING, set('anna', 'nullify', 1), attack('Throw', ['bert'], { object: 'crate' })], strong),
    ).toBe('order.state nullify E-110 [anna]');
  });

  it('adds its Rank and wears: Rank 1 breaks, Rank 3 does not', () => {
    const use = (object: string) => [...ACTING, attack('Bash', ['bert'], { object })];
    expect(duty([attack('Bash', ['bert'], { object: 'car' })], strong).parts).toEqual({ smash: 3 });
    expect(afterLog([...use('crate'), roll(1, 1, 1)], strong).state.things.get('crate')?.destroyed).toBe(true);
    expect(afterLog([...use('car'), roll(1, 1, 1)], strong).state.things.get('car')?.destroyed).toBe(false);
    const strict = { ...strong, options: { 'su.objectDestroyStrict': true } };
    expect(afterLog([...use('crate'), roll(1, 1, 1)], strict).state.things.get('crate')?.destroyed).toBe(false);
    const full = { ...strong, options: { 'su.objectTakesAttackDamage': true } };
    expect(afterLog([...use('car'), roll(9, 9, 9)], full).state.things.get('car')?.destroyed).toBe(true);
    expect(afterLog([...use('crate'), roll(1, 1, 1)], full).state.things.get('crate')?.destroyed).toBe(false);
  });
});
