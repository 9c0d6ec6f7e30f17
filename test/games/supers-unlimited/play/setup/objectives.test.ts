/**
 * Tests objectives and Subplots (docs/encounters.md#supers-unlimited). Anna and Ansel (side a) play against Bert and Bo (side b): plain
 * characters of Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8
 * E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import {
  createActivation,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  findRefusal,
  playLog,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const createScenario = (scenarioName: string): TestEvent => ({ kind: 'scenario', scenario: scenarioName });

const startScenario = (scenarioName: string): readonly TestEvent[] => [
  createScenario(scenarioName),
  ...createActivation('anna'),
];

const createManipulate = (
  markerId: string | undefined,
  diceFaces: readonly number[],
  eventKeys: object = {},
): TestEvent => ({
  kind: 'manipulate',
  model: 'anna',
  ...(markerId === undefined ? {} : { marker: markerId }),
  dice: [...diceFaces],
  ...eventKeys,
});

const createClaim = (markerId: string, modelIds: readonly string[], nearIds: readonly string[] = []): TestEvent => ({
  kind: 'claim',
  marker: markerId,
  models: [...modelIds],
  near: [...nearIds],
});

const getMarker = (eventLog: readonly TestEvent[], markerId: string, encounterSpec: EncounterSpec = {}) =>
  playLog(eventLog, encounterSpec).state.markers.get(markerId);

describe('Manipulate (E-62, E-137)', () => {
  it('needs no dice without a marker', () => {
    const playedGame = playLog([...createActivation('anna'), createManipulate(undefined, [])]);
    expect(playedGame.normal).toMatchObject({ frame: { used: { manipulate: 1 } } });
    expect(findRefusal([...createActivation('anna'), createManipulate(undefined, [1])])).toBe('order.dice 1/0 [anna]');
  });

  it('resolves a Power Marker with any Trait at TN 8 (E-138)', () => {
    const eventLog = startScenario('danger-zone');
    expect(findRefusal([...eventLog, createManipulate('power-1', [])])).toBe('order.choice missing E-138 [anna]');
    expect(
      getMarker([...eventLog, createManipulate('power-1', [8, 1, 1], { trait: 'recovery' })], 'power-1')?.resolved,
    ).toBe(true);
    expect(
      getMarker([...eventLog, createManipulate('power-1', [7, 1, 1], { trait: 'fight' })], 'power-1')?.resolved,
    ).toBe(false);
    const resolved = [...eventLog, createManipulate('power-1', [8, 1, 1], { trait: 'fight' })];
    expect(findRefusal([...resolved, createManipulate('power-1', [8, 1, 1], { trait: 'fight' })])).toBe(
      'order.target E-137 [anna power-1]',
    );
  });

  it('refuses quarters and territories (E-137)', () => {
    expect(findRefusal([...startScenario('hold-ground'), createManipulate('quarter-1', [])])).toBe(
      'order.target E-137 [anna quarter-1]',
    );
    expect(findRefusal([...startScenario('enemy-territory'), createManipulate('territory-b-1', [])])).toBe(
      'order.target E-137 [anna territory-b-1]',
    );
  });

  it('resolves quests with their Trait at TN 9, and High Value without a roll (E-139b)', () => {
    const createLog = (questType: string) => [
      createScenario('super-quest'),
      { kind: 'quest', marker: 'quest-1', type: questType },
      ...createActivation('anna'),
    ];
    expect(getMarker([...createLog('athletics'), createManipulate('quest-1', [9, 1, 1])], 'quest-1')?.resolved).toBe(
      true,
    );
    expect(getMarker([...createLog('knowledge'), createManipulate('quest-1', [8, 8])], 'quest-1')?.resolved).toBe(
      false,
    );
    expect(findRefusal([...createLog('might'), createManipulate('quest-1', [9, 1, 1], { trait: 'aim' })])).toBe(
      'order.choice aim E-139b [anna]',
    );
    expect(getMarker([...createLog('high-value'), createManipulate('quest-1', [])], 'quest-1')?.resolved).toBe(true);
    expect(getMarker([...startScenario('super-quest'), createManipulate('quest-2', [])], 'quest-2')?.resolved).toBe(
      true,
    );
  });

  it('allows a reroll by a Specialty, on quests with su.specialtyScenario (E-140, E?57)', () => {
    const encounterSpec: EncounterSpec = {
      characters: [
        createCharacter('anna', { keywords: { type: ['living'], origin: ['skill'], specialties: ['athletics'] } }),
      ],
    };
    const eventLog = [
      createScenario('super-quest'),
      { kind: 'quest', marker: 'quest-1', type: 'athletics' },
      ...createActivation('anna'),
    ];
    const rerollEvent = createManipulate('quest-1', [1, 1, 1], {
      rerolls: [{ by: 'specialty', indexes: [1], dice: [9] }],
    });
    expect(getMarker([...eventLog, rerollEvent], 'quest-1', encounterSpec)?.resolved).toBe(true);
    expect(
      findRefusal([...eventLog, rerollEvent], { ...encounterSpec, options: { 'su.specialtyScenario': false } }),
    ).toBe('order.choice specialty E-12 [anna]');
    expect(findRefusal([...eventLog, rerollEvent])).toBe('order.choice specialty E-12 [anna]');
  });

  it('adds up the points of all models on the Prize, and the sixth point scores (E-142)', () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'prize', prize: 'might' },
        { side: 'b', subplot: 'vip' },
      ],
    };
    const eventLog = [subplots, ...createActivation('anna')];
    const firstTry = [...eventLog, createManipulate('prize-1', [5, 6, 7])];
    expect(getMarker(firstTry, 'prize-1')).toMatchObject({ total: 3, resolved: false });
    const secondTry = playLog([...firstTry, createManipulate('prize-1', [5, 6, 7])]);
    expect(secondTry.normal).toMatchObject({ vp: { a: 1 }, markers: { 'prize-1': { resolved: true, total: 6 } } });
  });

  it("adds up a side's points on the V.I.P. with Mind at TN 4, and the fifth point scores (E-143)", () => {
    const subplots = {
      kind: 'subplots',
      picks: [
        { side: 'a', subplot: 'vip' },
        { side: 'b', subplot: 'first-blood' },
      ],
    };
    const cleverAnna = createCharacter('anna', {
      traits: { ...(createCharacter('x').traits as object), mind: { dice: 5, resistance: 0 } },
    });
    const eventLog = [subplots, ...createActivation('anna'), createManipulate('vip-1', [4, 4, 4, 4, 1])];
    const encounterSpec = { characters: [cleverAnna] };
    expect([...(getMarker(eventLog, 'vip-1', encounterSpec)?.points ?? [])]).toEqual([['a', 4]]);
    expect(playLog([...eventLog, createManipulate('vip-1', [4, 1, 1, 1, 1])], encounterSpec).state.vp.get('a')).toBe(1);
    expect(
      findRefusal([...eventLog, createManipulate('vip-1', [4, 1, 1, 1, 1], { trait: 'fight' })], encounterSpec),
    ).toBe('order.choice fight E-143 [anna]');
  });
});

describe('claiming markers (E-138)', () => {
  const eventLog = startScenario('hold-ground');
  it('needs models of a single side', () => {
    expect(getMarker([...eventLog, createClaim('quarter-1', ['anna', 'ansel'])], 'quarter-1')).toMatchObject({
      claimed: 'a',
      contested: false,
    });
    expect(getMarker([...eventLog, createClaim('quarter-1', ['anna', 'bert'])], 'quarter-1')).toMatchObject({
      claimed: null,
      contested: true,
    });
  });

  it('fails with enemies partly in a quarter, and is contested with enemies in base contact', () => {
    expect(getMarker([...eventLog, createClaim('quarter-1', ['anna'], ['bert'])], 'quarter-1')).toMatchObject({
      claimed: null,
      contested: false,
    });
    const territory = [...startScenario('enemy-territory'), createClaim('territory-b-1', ['anna'], ['bert'])];
    expect(getMarker(territory, 'territory-b-1')).toMatchObject({ claimed: null, contested: true });
  });

  it('ignores KO’ed models and models that are out', () => {
    const contestedLog = [...eventLog, createClaim('quarter-1', ['anna', 'bert'])];
    expect(getMarker([...contestedLog, createAdjust('bert', 'ko', 1)], 'quarter-1')).toMatchObject({
      claimed: 'a',
      contested: false,
    });
    expect(getMarker([...contestedLog, createAdjust('anna', 'out', 1)], 'quarter-1')).toMatchObject({ claimed: 'b' });
  });

  it('refuses markers that cannot be claimed', () => {
    expect(findRefusal([...startScenario('danger-zone'), createClaim('power-1', ['anna'])])).toBe(
      'order.choice power-1 E-138 []',
    );
    expect(findRefusal([...eventLog, createClaim('power-1', ['anna'])])).toBe('order.unknown power-1 []');
  });

  it('brings the Endgame of the scenario and its score (E-139)', () => {
    const threeClaims = [
      ...eventLog,
      ...['1', '2', '3'].map((markerNumber) => createClaim(`quarter-${markerNumber}`, ['anna'])),
    ];
    expect(playLog(threeClaims.slice(0, -1)).state.endgameDue).toBe(false);
    expect(playLog(threeClaims).state.endgameDue).toBe(true);
    const endedGame = playLog([...threeClaims, { kind: 'end-activation' }, { kind: 'end-game' }]);
    expect(endedGame.normal).toMatchObject({ totals: { a: 3 }, vp: { a: 2 } });
    const territory = [
      ...startScenario('enemy-territory'),
      createClaim('territory-b-1', ['anna']),
      createClaim('territory-b-2', ['ansel']),
    ];
    expect(playLog(territory).state.endgameDue).toBe(true);
    const ownTerritory = [
      ...startScenario('enemy-territory'),
      createClaim('territory-a-1', ['anna']),
      createClaim('territory-a-2', ['ansel']),
    ];
    expect(playLog(ownTerritory).state.endgameDue).toBe(false);
    const questEvents = [1, 2, 3, 4].flatMap((markerNumber) => [
      { kind: 'adjust', model: 'anna', field: 'pp', to: 4 },
      ...(markerNumber === 3 ? [{ kind: 'end-activation' }, { kind: 'hold', model: 'anna' }] : []),
      createManipulate(`quest-${markerNumber}`, []),
      createClaim(`quest-${markerNumber}`, ['anna']),
    ]);
    expect(playLog([...startScenario('super-quest'), ...questEvents]).normal).toMatchObject({ endgameDue: true });
  });
});

describe('First Blood and Take Their Leader (E-140, E-141)', () => {
  const createPicks = (subplotOfA: string, subplotOfB: string): TestEvent => ({
    kind: 'subplots',
    picks: [
      { side: 'a', subplot: subplotOfA },
      { side: 'b', subplot: subplotOfB },
    ],
  });
  const getVictoryPoints = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
    Object.fromEntries(playLog(eventLog, encounterSpec).state.vp);

  it('score once, or twice if both sides picked them', () => {
    expect(
      getVictoryPoints([
        createPicks('first-blood', 'vip'),
        ...STARTED_GAME,
        createAdjust('bert', 'out', 1),
        createAdjust('anna', 'out', 1),
      ]),
    ).toEqual({
      a: 1,
      b: 0,
    });
    expect(
      getVictoryPoints([createPicks('first-blood', 'first-blood'), ...STARTED_GAME, createAdjust('bert', 'out', 1)]),
    ).toEqual({ a: 2, b: 0 });
    const henchman = { characters: [createCharacter('bert', { level: 1 })] };
    expect(
      getVictoryPoints([createPicks('first-blood', 'vip'), ...STARTED_GAME, createAdjust('bert', 'out', 1)], henchman),
    ).toEqual({ a: 0, b: 0 });
  });

  it('score for the leader of the side, with su.replaceLeader for the next one (E?49)', () => {
    const eventLog = [createPicks('take-their-leader', 'vip'), ...STARTED_GAME];
    expect(getVictoryPoints([...eventLog, createAdjust('bo', 'out', 1)])).toEqual({ a: 0, b: 0 });
    expect(getVictoryPoints([...eventLog, createAdjust('bert', 'out', 1)])).toEqual({ a: 1, b: 0 });
    expect(getVictoryPoints([...eventLog, createAdjust('bo', 'out', 1)], { leaders: { b: 'bo' } })).toEqual({
      a: 1,
      b: 0,
    });
    const lateLog = [...STARTED_GAME, createAdjust('bert', 'out', 1)];
    expect(playLog(lateLog).state.extra.leaders.get('b')).toBe('bert');
    expect(playLog(lateLog, { options: { 'su.replaceLeader': true } }).state.extra.leaders.get('b')).toBe('bo');
  });
});
