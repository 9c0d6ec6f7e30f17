/** The set-up: rows, steps, roll-offs, who deploys. */
import { describe, expect, it } from 'vitest';
import { afterLog, character, type Event, refusal, type Table } from '../support/table.ts';

const rolls = (...faces: readonly number[]) =>
  faces.map((face, index) => ({ side: 'abc'[index] as string, dice: [face] }));

const THREE: Table = { sides: { a: ['anna'], b: ['bert'], c: ['cleo'] } };

describe('Terrain Roll (E-132)', () => {
  it('the highest wins, the lowest loses', () => {
    expect(afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 3) }]).normal).toMatchObject({
      step: 2,
      terrainWinner: 'a',
      terrainLoser: 'b',
    });
  });

  it('those who are tied roll again; the loser stands from the first roll that is not all equal', () => {
    const tied = afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 7, 2) }], THREE);
    expect(tied.normal).toMatchObject({ contenders: ['a', 'b'], terrainLoser: 'c' });
    expect(tied.normal.terrainWinner).toBeUndefined();
    const again = afterLog(
      [
        { kind: 'terrain-roll', rolls: rolls(7, 7, 2) },
        { kind: 'terrain-roll', rolls: rolls(1, 9) },
      ],
      THREE,
    );
    expect(again.normal).toMatchObject({ terrainWinner: 'b', terrainLoser: 'c' });
    expect(again.normal.contenders).toBeUndefined();
  });

  it('is refused with other sides, twice, and with two dice', () => {
    expect(refusal([{ kind: 'terrain-roll', rolls: rolls(7) }])).toBe('order.choice missing E-132 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: [...rolls(7, 3), { side: 'a', dice: [1] }] }])).toBe(
      'order.choice a E-132 []',
    );
    const once = { kind: 'terrain-roll', rolls: rolls(7, 3) };
    expect(refusal([once, once])).toBe('order.limit 1/1 E-131 []');
    expect(
      refusal([
        {
          kind: 'terrain-roll',
          rolls: [
            { side: 'a', dice: [1, 2] },
            { side: 'b', dice: [3] },
          ],
        },
      ]),
    ).toBe('order.dice 2/1 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: rolls(11, 3) }])).toBe('order.dice 11/1 to 10 []');
    expect(refusal([{ kind: 'terrain-roll', rolls: [{ side: 'x', dice: [1] }] }])).toBe('order.unknown x []');
    expect(refusal([{ kind: 'terrain-roll', rolls: {} }])).toBe('order.payload rolls/list []');
  });

  it('a row of an earlier step is late, and another row ends a roll-off', () => {
    const deployment = { kind: 'deployment', type: 'zones' };
    expect(refusal([deployment, { kind: 'terrain-roll', rolls: rolls(7, 3) }])).toBe('order.phase setup []');
    const ended = afterLog([{ kind: 'terrain-roll', rolls: rolls(7, 7) }, deployment]);
    expect(ended.normal.contenders).toBeUndefined();
  });
});

describe('Subplots (E-140)', () => {
  const picks = (...of: readonly object[]): Event => ({ kind: 'subplots', picks: of as never });

  it('bring their markers, in the order of the picks (E?67)', () => {
    const { normal } = afterLog([
      picks({ side: 'b', subplot: 'prize', prize: 'might' }, { side: 'a', subplot: 'vip', dice: [6] }),
    ]);
    expect(normal).toMatchObject({
      step: 5,
      subplots: [
        { side: 'b', subplot: 'prize' },
        { side: 'a', subplot: 'vip' },
      ],
      markers: { 'prize-1': { kind: 'prize', type: 'might' }, 'vip-1': { kind: 'vip' } },
    });
  });

  it.each([
    ['a side is missing', [{ side: 'a', subplot: 'vip' }], 'order.choice missing E-140 []'],
    [
      'the die says otherwise',
      [
        { side: 'a', subplot: 'vip', dice: [2] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice vip E-140 []',
    ],
    [
      'all choose',
      [
        { side: 'a', subplot: 'vip', dice: [9] },
        { side: 'b', subplot: 'vip', dice: [10] },
      ],
      'order.choice reroll E-140 []',
    ],
    [
      'the prize die says otherwise',
      [
        { side: 'a', subplot: 'prize', prize: 'might', prizeDice: [3] },
        { side: 'b', subplot: 'vip' },
      ],
      'order.choice might E-139b []',
    ],
    [
      'a prize lacks its type',
      [
        { side: 'a', subplot: 'prize' },
        { side: 'b', subplot: 'vip' },
      ],
      'order.payload picks/list []',
    ],
  ])('%s', (_, of, expected) => {
    expect(refusal([picks(...of)])).toBe(expected);
  });

  it('a prize die of 1 or 2 leaves the choice', () => {
    expect(
      refusal([picks({ side: 'a', subplot: 'prize', prize: 'might', prizeDice: [2] }, { side: 'b', subplot: 'vip' })]),
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
  ])('a %i at %i Levels gives %i', (face, levels, markers) => {
    const { normal, state } = afterLog([{ kind: 'plasma-roll', rolls: rolls(face, 1) }], { setup: { levels } });
    const other = Math.max(0, 1 - 3 + Math.floor(levels / 10));
    expect(normal.last).toEqual(
      markers + other === 0
        ? undefined
        : { markers: { ...(markers ? { a: markers } : {}), ...(other ? { b: other } : {}) } },
    );
    expect(state.plasma).toBe(markers + other);
  });

  it('the size of the game is the largest side when nothing is stated', () => {
    const sides = { a: ['anna', 'ansel', 'ada', 'agnes'], b: ['bert'] };
    expect(afterLog([{ kind: 'plasma-roll', rolls: rolls(3, 3) }], { sides }).state.plasma).toBe(2);
  });

  it('asks for a die of each side, once', () => {
    expect(refusal([{ kind: 'plasma-roll', rolls: rolls(3) }])).toBe('order.choice missing E-144 []');
    const roll = { kind: 'plasma-roll', rolls: rolls(3, 3) };
    expect(refusal([roll, roll])).toBe('order.limit 1/1 E-131 []');
  });
});

describe('Battle of Wits (E-136, E?53, E?54)', () => {
  const wits = (a: readonly number[], b: readonly number[], more: object = {}): Event => ({
    kind: 'wits',
    rolls: [
      { side: 'a', dice: [...a], ...more },
      { side: 'b', dice: [...b] },
    ],
  });

  it('counts Successes at TN 6', () => {
    const { normal } = afterLog([wits([6, 7], [5, 9])]);
    expect(normal).toMatchObject({ step: 7, witsWinner: 'a', last: { successes: { a: 2, b: 1 } } });
    expect(refusal([wits([6], [5, 9])])).toBe('order.dice 1/2 []');
  });

  it('su.witsTn changes the number, and nothing else', () => {
    const { normal } = afterLog([wits([6, 7], [5, 9])], { options: { 'su.witsTn': 8 } });
    expect(normal).toMatchObject({ witsWinner: 'b', last: { successes: { b: 1 } } });
  });

  it('su.witsBeforeDeploy off: it is step 9', () => {
    const options = { 'su.witsBeforeDeploy': false };
    expect(afterLog([wits([6, 7], [5, 9])], { options }).state.step).toBe(9);
    expect(refusal([wits([6, 7], [5, 9]), { kind: 'deploy', model: 'anna' }], { options })).toBe(
      'order.phase setup [anna]',
    );
    expect(refusal([{ kind: 'deploy', model: 'anna' }, wits([6, 7], [5, 9])])).toBe('order.phase setup []');
  });

  it('a Super may Power Up, which costs 1 PP (E-64)', () => {
    const { state } = afterLog([wits([6, 7, 8], [5, 9], { powerUp: true })]);
    expect(state.models.get('anna')?.pp).toBe(3);
    const characters = [character('anna', { level: 2 }), character('ansel', { level: 1 })];
    expect(refusal([wits([6, 7, 8], [5, 9], { powerUp: true })], { characters })).toBe('order.state henchman E-64 []');
  });

  it('a side that nobody leads rolls no dice, and cannot Power Up (E-64)', () => {
    const options = { 'su.leaderMustBeSuper': true };
    const characters = [character('anna', { level: 2 }), character('ansel', { level: 1 })];
    expect(refusal([wits([], [5, 9])], { characters, options })).toBeUndefined();
    const powered = wits([], [5, 9], { powerUp: true });
    expect(refusal([powered], { characters, options })).toBe('order.state henchman E-64 []');
  });

  it('the Leader is stated, else found by E-33', () => {
    const clever = character('ansel', {
      traits: { ...(character('x').traits as object), mind: { dice: 3, resistance: 0 } },
    });
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [clever], leaders: { a: 'ansel' } })).toBeUndefined();
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [clever] })).toBe('order.dice 3/2 []');
    const leading = { ...clever, abilities: [{ name: 'Leadership' }] };
    expect(refusal([wits([6, 7, 8], [5, 9])], { characters: [leading] })).toBeUndefined();
  });

  it('the order of Turns names every side once, and is never late', () => {
    expect(refusal([{ kind: 'turn-order', order: ['a'] }])).toBe('order.choice missing E-136 []');
    expect(refusal([{ kind: 'turn-order', order: ['a', 'a'] }])).toBe('order.choice a E-136 []');
    expect(
      refusal([
        { kind: 'deploy', model: 'anna' },
        { kind: 'turn-order', order: ['b', 'a'] },
      ]),
    ).toBeUndefined();
    const order = { kind: 'turn-order', order: ['b', 'a'] };
    expect(refusal([order, order])).toBe('order.limit 1/1 E-131 []');
  });
});
