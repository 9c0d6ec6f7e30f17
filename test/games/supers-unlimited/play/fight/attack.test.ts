/**
 * Tests which attacks may be declared, also with Objects. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of
 * Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 * Anna has the attacks of `PROFILES` in support/attacks.ts: Bolt, Wave, Ray, Hex and Fog; every character has Bash.
 */

import { describe, expect, it } from 'vitest';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { createAttack, createShooter, createThrow, getFirstDuty, PROFILES } from '../support/attacks.ts';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  createEncounter,
  createRoll,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
} from '../support/encounters.ts';

describe('declaring an attack (E-57, E-59, E-74, E-79)', () => {
  it.each([
    ['an attack that the card does not have', [createAttack('Kick')], 'order.unknown Kick [anna]'],
    ['an attack without a target', [createAttack('Bolt', [])], 'order.choice 0 E-57 [anna]'],
    ['two targets for a Projectile', [createAttack('Bolt', ['bert', 'bo'])], 'order.choice 2 E-57 [anna]'],
    ['the same target twice in an area', [createAttack('Wave', ['bert', 'bert'])], 'order.choice 2 E-57 [anna]'],
    ['an attack on the attacker itself', [createAttack('Bash', ['anna'])], 'order.target E-57 [anna]'],
    ['a target that is out', [createAdjust('bert', 'out', 1), createAttack('Bash')], 'order.target E-57 [anna bert]'],
    ['a shot past an enemy nearby', [createAttack('Bolt', ['bert'], { near: ['bo'] })], 'order.target E-79 [anna bo]'],
    [
      'a target beyond the range',
      [createAttack('Bolt', [{ target: 'bert', distance: 8.25 }])],
      'order.limit 8.25/8 E-79 [anna]',
    ],
    [
      'a close attack at a distance',
      [createAttack('Bash', [{ target: 'bert', distance: 0.5 }])],
      'order.limit 0.5/0 E-79 [anna]',
    ],
    ['a Mind attack on a thing', [createAttack('Wave', ['crate'])], 'order.target E-123 [anna crate]'],
    [
      'an attack on an Entangle that does not exist',
      [createAttack('Bash', ['entangle:bert'])],
      'order.target E-57 [anna bert]',
    ],
    [
      'a Mind attack on an Entangle',
      [createAdjust('bert', 'entangle', 2), createAttack('Wave', ['entangle:bert'])],
      'order.target E-107 [anna bert]',
    ],
    [
      'another target while the attacker is entangled',
      [createAdjust('anna', 'entangle', 2), createAttack('Bash')],
      'order.target E-107 [anna bert]',
    ],
    [
      'the bonus of a Charge without a Charge',
      [createAttack('Bash', ['bert'], { charge: true })],
      'order.choice charge E-59 [anna]',
    ],
    [
      'a shot with the bonus of a Charge',
      [{ kind: 'charge', model: 'anna' }, createAttack('Bolt', ['bert'], { charge: true })],
      'order.choice charge E-59 [anna]',
    ],
    [
      'a third attack',
      [createAttack('Bash'), createRoll(1, 1, 1), createAttack('Bash'), createRoll(1, 1, 1), createAttack('Bash')],
      'order.limit 2/2 E-53 [anna]',
    ],
    [
      'a modifier that does not exist',
      [createAttack('Bolt', [{ target: 'bert', outnumber: 2 }])],
      'order.payload targets/list [anna]',
    ],
    ['an unknown target', [createAttack('Bolt', ['nobody'])], 'order.unknown nobody [anna]'],
  ] as const)('refuses %s', (_case, eventLog, expected) => {
    expect(findRefusal([...ANNA_ACTING, ...eventLog], createShooter())).toBe(expected);
  });

  it('allows Mind attacks while entangled or paralyzed (E-54, E-107)', () => {
    expect(
      findRefusal([...ANNA_ACTING, createAdjust('anna', 'entangle', 2), createAttack('Wave')], createShooter()),
    ).toBeUndefined();
    expect(
      findRefusal([...ANNA_ACTING, createAdjust('anna', 'paralysis', 2), createAttack('Wave')], createShooter()),
    ).toBeUndefined();
    expect(
      findRefusal([...ANNA_ACTING, createAdjust('anna', 'paralysis', 2), createAttack('Bash')], createShooter()),
    ).toBe('order.state paralysis E-111 [anna]');
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('anna', 'entangle', 2), createAttack('Bash', ['entangle:anna'])],
        createShooter(),
      ),
    ).toBeUndefined();
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('bert', 'entangle', 2), createAttack('Hex', ['entangle:bert'])],
        createShooter(),
      ),
    ).toBeUndefined();
  });

  it('allows a close attack across 1" of cover and within the Reach of the card (E-98)', () => {
    expect(
      findRefusal([...ANNA_ACTING, createAttack('Bash', [{ target: 'bert', distance: 1, across: true }])]),
    ).toBeUndefined();
    expect(
      findRefusal([...ANNA_ACTING, createAttack('Bash', [{ target: 'bert', distance: 2 }])], {
        characters: [createCharacter('anna', { reach: 2 })],
      }),
    ).toBeUndefined();
  });

  it.each([
    [2, 3, 2, 0, 'order.target E-74 [anna bert]'],
    [2, 2, 2, 0, undefined],
    [4, 0, 2, 0, undefined],
    [2, 0, 0, 0, undefined],
    [2, 0, 2, 3, 'order.target E-74 [anna bert]'],
  ])(
    'answers Size %i with %i tokens against Size %i with %i: %s (E!19, E-74)',
    (attackerSize, attackerTokens, targetSize, targetTokens, expected) => {
      const encounterSpec = createShooter({ size: attackerSize }, [createCharacter('bert', { size: targetSize })]);
      const eventLog = [
        ...ANNA_ACTING,
        createAdjust('anna', 'altitude', attackerTokens),
        createAdjust('bert', 'altitude', targetTokens),
        createAttack('Bash'),
      ];
      expect(findRefusal(eventLog, encounterSpec)).toBe(expected);
    },
  );

  it('shortens the range of a Projectile by Altitude (E-74)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('anna', 'altitude', 3),
      createAttack('Bolt', [{ target: 'bert', distance: 6 }]),
    ];
    expect(findRefusal(eventLog, createShooter())).toBe('order.limit 6/5 E-79 [anna]');
  });

  it('allows Spray, and rejects a character that has it with su.spray off (E?14)', () => {
    expect(findRefusal([...ANNA_ACTING, createAttack('Fog')], createShooter())).toBeUndefined();
    const { findings, encounter } = replay(
      LOADED_GAMES,
      createEncounter({ ...createShooter(), options: { 'su.spray': 'off' } }),
    );
    expect(findings.map(({ code }) => code)).toEqual(['encounter.character-illegal']);
    expect(encounter).toBeUndefined();
  });

  it('counts the attack of a Charge as one of the two with su.chargeAttackCounts (E?28)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      { kind: 'charge', model: 'anna' },
      createAttack('Bash', ['bert'], { charge: true }),
    ];
    expect(playLog(eventLog).normal.frame).toMatchObject({ used: { charge: 1 } });
    expect(getModel(playLog(eventLog), 'anna').pp).toBe(3);
    expect(playLog(eventLog, { options: { 'su.chargeAttackCounts': true } }).normal.frame).toMatchObject({
      used: { charge: 1, attack: 1 },
    });
  });
});

describe('attacks with Objects (E-83, E-94, E?24, E?26, E?63)', () => {
  const strongAnna = createShooter({
    abilities: [{ name: 'super  Strength' }],
    attacks: [...PROFILES, createThrow('fight')],
  });
  const telekineticAnna = createShooter({
    abilities: [{ name: 'Telekinesis' }],
    attacks: [...PROFILES, createThrow('aim')],
  });
  it.each([
    [
      'refuse an Object in a ranged attack',
      createAttack('Bolt', ['bert'], { object: 'crate' }),
      createShooter(),
      'order.target E-94 [anna crate]',
    ],
    [
      'refuse a Building',
      createAttack('Bash', ['bert'], { object: 'shed' }),
      strongAnna,
      'order.target E-94 [anna shed]',
    ],
    [
      'refuse an Object that is too heavy',
      createAttack('Bash', ['bert'], { object: 'car' }),
      createShooter(),
      'order.target E-94 [anna car]',
    ],
    [
      'allow every model a light Object',
      createAttack('Bash', ['bert'], { object: 'crate' }),
      createShooter(),
      undefined,
    ],
    ['allow a strong model a heavy Object', createAttack('Bash', ['bert'], { object: 'car' }), strongAnna, undefined],
    [
      'allow a model with Telekinesis a heavy Object',
      createAttack('Bash', ['bert'], { object: 'car' }),
      telekineticAnna,
      undefined,
    ],
    [
      'refuse a heavy Object for Telekinesis with su.telekinesisSmash off',
      createAttack('Bash', ['bert'], { object: 'car' }),
      { ...telekineticAnna, options: { 'su.telekinesisSmash': false } },
      'order.target E-94 [anna car]',
    ],
    [
      'allow Telekinesis to throw a heavy Object even with su.telekinesisSmash off',
      createAttack('Throw', ['bert'], { object: 'car' }),
      { ...telekineticAnna, options: { 'su.telekinesisSmash': false } },
      undefined,
    ],
    ['refuse a Throw without an Object', createAttack('Throw'), strongAnna, 'order.choice object E-83 [anna]'],
    [
      'refuse an unknown Object',
      createAttack('Bash', ['bert'], { object: 'piano' }),
      strongAnna,
      'order.unknown piano [anna]',
    ],
  ] as const)('%s', (_case, attackEvent, encounterSpec, expected) => {
    expect(findRefusal([...ANNA_ACTING, attackEvent], encounterSpec as EncounterSpec)).toBe(expected);
  });

  it('refuse a Throw while nullified', () => {
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('anna', 'nullify', 1), createAttack('Throw', ['bert'], { object: 'crate' })],
        strongAnna,
      ),
    ).toBe('order.state nullify E-110 [anna]');
  });

  it('add the Rank of the Object, and destroy Rank 1 but not Rank 3', () => {
    const useObject = (objectId: string) => [...ANNA_ACTING, createAttack('Bash', ['bert'], { object: objectId })];
    expect(getFirstDuty([createAttack('Bash', ['bert'], { object: 'car' })], strongAnna).parts).toEqual({ smash: 3 });
    expect(playLog([...useObject('crate'), createRoll(1, 1, 1)], strongAnna).state.things.get('crate')?.destroyed).toBe(
      true,
    );
    expect(playLog([...useObject('car'), createRoll(1, 1, 1)], strongAnna).state.things.get('car')?.destroyed).toBe(
      false,
    );
    const strictRule = { ...strongAnna, options: { 'su.objectDestroyStrict': true } };
    expect(playLog([...useObject('crate'), createRoll(1, 1, 1)], strictRule).state.things.get('crate')?.destroyed).toBe(
      false,
    );
    const fullDamage = { ...strongAnna, options: { 'su.objectTakesAttackDamage': true } };
    expect(playLog([...useObject('car'), createRoll(9, 9, 9)], fullDamage).state.things.get('car')?.destroyed).toBe(
      true,
    );
    expect(playLog([...useObject('crate'), createRoll(1, 1, 1)], fullDamage).state.things.get('crate')?.destroyed).toBe(
      false,
    );
  });
});
