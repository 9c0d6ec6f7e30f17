/**
 * Tests the steps of the setup: Terrain Roll, Subplots, Plasma X and the Battle of Wits. Anna and Ansel (side a) play against Bert and
 * Bo (side b): plain characters of Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`:
 * `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import { createCharacter, type EncounterSpec, findRefusal, playLog, type TestEvent } from '../support/encounters.ts';

/** Creates rolls of one die for the sides a, b and c, in this order. */
const createRolls = (...dieFaces: readonly number[]) =>
  dieFaces.map((dieFace, index) => ({ side: 'abc'[index] as string, dice: [dieFace] }));

const THREE_SIDES: EncounterSpec = { sides: { a: ['anna'], b: ['bert'], c: ['cleo'] } };

describe('the Terrain Roll (E-132)', () => {
  it('gives the win to the highest roll and the loss to the lowest', () => {
    expect(playLog([{ kind: 'terrain-roll', rolls: createRolls(7, 3) }]).normal).toMatchObject({
      step: 2,
      terrainWinner: 'a',
      terrainLoser: 'b',
    });
  });

  it('repeats the roll for tied sides, and keeps the loser of the first unequal roll', () => {
    const tiedGame = playLog([{ kind: 'terrain-roll', rolls: createRolls(7, 7, 2) }], THREE_SIDES);
    expect(tiedGame.normal).toMatchObject({ contenders: ['a', 'b'], terrainLoser: 'c' });
    expect(tiedGame.normal.terrainWinner).toBeUndefined();
    const rerolledGame = playLog(
      [
        { kind: 'terrain-roll', rolls: createRolls(7, 7, 2) },
        { kind: 'terrain-roll', rolls: createRolls(1, 9) },
      ],
      THREE_SIDES,
    );
    expect(rerolledGame.normal).toMatchObject({ terrainWinner: 'b', terrainLoser: 'c' });
    expect(rerolledGame.normal.contenders).toBeUndefined();
  });

  it('refuses missing, repeated and unknown sides, a second roll and wrong dice', () => {
    expect(findRefusal([{ kind: 'terrain-roll', rolls: createRolls(7) }])).toBe('order.choice missing E-132 []');
    expect(findRefusal([{ kind: 'terrain-roll', rolls: [...createRolls(7, 3), { side: 'a', dice: [1] }] }])).toBe(
      'order.choice a E-132 []',
    );
    const terrainRoll = { kind: 'terrain-roll', rolls: createRolls(7, 3) };
    expect(findRefusal([terrainRoll, terrainRoll])).toBe('order.limit 1/1 E-131 []');
    expect(
      findRefusal([
        {
          kind: 'terrain-roll',
          rolls: [
            { side: 'a', dice: [1, 2] },
            { side: 'b', dice: [3] },
          ],
        },
      ]),
    ).toBe('order.dice 2/1 []');
    expect(findRefusal([{ kind: 'terrain-roll', rolls: createRolls(11, 3) }])).toBe('order.dice 11/1 to 10 []');
    expect(findRefusal([{ kind: 'terrain-roll', rolls: [{ side: 'x', dice: [1] }] }])).toBe('order.unknown x []');
    expect(findRefusal([{ kind: 'terrain-roll', rolls: {} }])).toBe('order.payload rolls/list []');
  });

  it('refuses a roll after a later step, which also ends a roll-off', () => {
    const deployment = { kind: 'deployment', type: 'zones' };
    expect(findRefusal([deployment, { kind: 'terrain-roll', rolls: createRolls(7, 3) }])).toBe('order.phase setup []');
    const endedGame = playLog([{ kind: 'terrain-roll', rolls: createRolls(7, 7) }, deployment]);
    expect(endedGame.normal.contenders).toBeUndefined();
  });
});

describe('Subplots (E-140)', () => {
  const createPicks = (...sidePicks: readonly object[]): TestEvent => ({ kind: 'subplots', picks: sidePicks as never });

  it('bring their markers in the order of the picks (E?67)', () => {
    const { normal: normalized } = playLog([
      createPicks({ side: 'b', subplot: 'prize', prize: 'might' }, { side: 'a', subplot: 'vip', dice: [6] }),
    ]);
    expect(normalized).toMatchObject({
      step: 5,
      subplots: [
        { side: 'b', subplot: 'prize' },
        { side: 'a', subplot: 'vip' },
      ],
      markers: { 'prize-1': { kind: 'prize', type: 'might' }, 'vip-1': { kind: 'vip' } },
    });
  });

  it.each([
    ['refuse picks that leave out a side', [{ side: 'a', subplot: 'vip' }], 'order.choice missing E-140 []'],
    [
      'refuse a pick that differs from its die',
      [
        { side: 'a', subplot: 'vip', dice: [2] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice vip E-140 []',
    ],
    [
      'ask for a reroll if every side rolled a free choice',
      [
        { side: 'a', subplot: 'vip', dice: [9] },
        { side: 'b', subplot: 'vip', dice: [10] },
      ],
      'order.choice reroll E-140 []',
    ],
    [
      'refuse a prize that differs from its die',
      [
        { side: 'a', subplot: 'prize', prize: 'might', prizeDice: [3] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice might E-139b []',
    ],
    [
      'refuse a prize without its type',
      [
        { side: 'a', subplot: 'prize' },
        { side: 'b', subplot: 'vip' },
      ],
      'order.payload picks/list []',
    ],
  ])('%s', (_case, wrongPicks, expected) => {
    expect(findRefusal([createPicks(...wrongPicks)])).toBe(expected);
  });

  it('leave the choice of the prize with a die of 1 or 2', () => {
    expect(
      findRefusal([
        createPicks({ side: 'a', subplot: 'prize', prize: 'might', prizeDice: [2] }, { side: 'b', subplot: 'vip' }),
      ]),
    ).toBeUndefined();
  });
});

describe('Plasma X (E-144, E!17)', () => {
  it.each([
    [1, 15, 0],
    [3, 15, 1],
    [4, 25, 3],
    [10, 25, 9],
    [10, 50, 12],
  ])('turns a %i at %i Levels into %i markers', (dieFace, gameLevels, markerCount) => {
    const { normal: normalized, state } = playLog([{ kind: 'plasma-roll', rolls: createRolls(dieFace, 1) }], {
      setup: { levels: gameLevels },
    });
    const otherMarkers = Math.max(0, 1 - 3 + Math.floor(gameLevels / 10));
    expect(normalized.last).toEqual(
      markerCount + otherMarkers === 0
        ? undefined
        : { markers: { ...(markerCount ? { a: markerCount } : {}), ...(otherMarkers ? { b: otherMarkers } : {}) } },
    );
    expect(state.plasma).toBe(markerCount + otherMarkers);
  });

  it('counts the Levels of the largest side if none are stated', () => {
    const largeSides = { a: ['anna', 'ansel', 'ada', 'agnes'], b: ['bert'] };
    expect(playLog([{ kind: 'plasma-roll', rolls: createRolls(3, 3) }], { sides: largeSides }).state.plasma).toBe(2);
  });

  it('asks each side for one die, once', () => {
    expect(findRefusal([{ kind: 'plasma-roll', rolls: createRolls(3) }])).toBe('order.choice missing E-144 []');
    const plasmaRoll = { kind: 'plasma-roll', rolls: createRolls(3, 3) };
    expect(findRefusal([plasmaRoll, plasmaRoll])).toBe('order.limit 1/1 E-131 []');
  });
});

describe('the Battle of Wits (E-136, E?53, E?54)', () => {
  const createWits = (facesOfA: readonly number[], facesOfB: readonly number[], rollKeys: object = {}): TestEvent => ({
    kind: 'wits',
    rolls: [
      { side: 'a', dice: [...facesOfA], ...rollKeys },
      { side: 'b', dice: [...facesOfB] },
    ],
  });

  it('counts Successes at TN 6', () => {
    const { normal: normalized } = playLog([createWits([6, 7], [5, 9])]);
    expect(normalized).toMatchObject({ step: 7, witsWinner: 'a', last: { successes: { a: 2, b: 1 } } });
    expect(findRefusal([createWits([6], [5, 9])])).toBe('order.dice 1/2 []');
  });

  it('counts Successes at the number of su.witsTn', () => {
    const { normal: normalized } = playLog([createWits([6, 7], [5, 9])], { options: { 'su.witsTn': 8 } });
    expect(normalized).toMatchObject({ witsWinner: 'b', last: { successes: { b: 1 } } });
  });

  it('comes after deployment with su.witsBeforeDeploy off', () => {
    const houseRules = { 'su.witsBeforeDeploy': false };
    expect(playLog([createWits([6, 7], [5, 9])], { options: houseRules }).state.step).toBe(9);
    expect(findRefusal([createWits([6, 7], [5, 9]), { kind: 'deploy', model: 'anna' }], { options: houseRules })).toBe(
      'order.phase setup [anna]',
    );
    expect(findRefusal([{ kind: 'deploy', model: 'anna' }, createWits([6, 7], [5, 9])])).toBe('order.phase setup []');
  });

  it('lets a Super Power Up for 1 PP (E-64)', () => {
    const { state } = playLog([createWits([6, 7, 8], [5, 9], { powerUp: true })]);
    expect(state.models.get('anna')?.pp).toBe(3);
    const characters = [createCharacter('anna', { level: 2 }), createCharacter('ansel', { level: 1 })];
    expect(findRefusal([createWits([6, 7, 8], [5, 9], { powerUp: true })], { characters })).toBe(
      'order.state henchman E-64 []',
    );
  });

  it('lets a side without a leader roll no dice and not Power Up (E-64)', () => {
    const houseRules = { 'su.leaderMustBeSuper': true };
    const characters = [createCharacter('anna', { level: 2 }), createCharacter('ansel', { level: 1 })];
    expect(findRefusal([createWits([], [5, 9])], { characters, options: houseRules })).toBeUndefined();
    const poweredWits = createWits([], [5, 9], { powerUp: true });
    expect(findRefusal([poweredWits], { characters, options: houseRules })).toBe('order.state henchman E-64 []');
  });

  it('rolls for the stated Leader, else for the one by E-33', () => {
    const cleverAnsel = createCharacter('ansel', {
      traits: { ...(createCharacter('x').traits as object), mind: { dice: 3, resistance: 0 } },
    });
    expect(
      findRefusal([createWits([6, 7, 8], [5, 9])], { characters: [cleverAnsel], leaders: { a: 'ansel' } }),
    ).toBeUndefined();
    expect(findRefusal([createWits([6, 7, 8], [5, 9])], { characters: [cleverAnsel] })).toBe('order.dice 3/2 []');
    const leadingAnsel = { ...cleverAnsel, abilities: [{ name: 'Leadership' }] };
    expect(findRefusal([createWits([6, 7, 8], [5, 9])], { characters: [leadingAnsel] })).toBeUndefined();
  });

  it('leaves the order of Turns to an event that names every side once and works at any step', () => {
    expect(findRefusal([{ kind: 'turn-order', order: ['a'] }])).toBe('order.choice missing E-136 []');
    expect(findRefusal([{ kind: 'turn-order', order: ['a', 'a'] }])).toBe('order.choice a E-136 []');
    expect(
      findRefusal([
        { kind: 'deploy', model: 'anna' },
        { kind: 'turn-order', order: ['b', 'a'] },
      ]),
    ).toBeUndefined();
    const turnOrder = { kind: 'turn-order', order: ['b', 'a'] };
    expect(findRefusal([turnOrder, turnOrder])).toBe('order.limit 1/1 E-131 []');
  });
});
