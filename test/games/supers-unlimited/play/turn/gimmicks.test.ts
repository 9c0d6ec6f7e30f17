/**
 * Tests Gimmicks, as events and as parts of other events. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of
 * Level 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import {
  ANNA_ACTING,
  createActivation,
  createAdjust,
  createCharacter,
  createRoll,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
  STARTED_GAME,
  type TestEvent,
} from '../support/encounters.ts';

const createBash = (targetId = 'bert', eventKeys: object = {}): TestEvent => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  targets: [{ target: targetId }],
  ...eventKeys,
});

const listDue = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  (playLog(eventLog, encounterSpec).normal.due ?? []) as JsonObject[];

describe('Gimmicks (E-119, E-121, E-121a)', () => {
  const createPool = (gimmickId: string, classWords: readonly string[], annaFields: object = {}): EncounterSpec => ({
    gimmicks: { a: [gimmickId, 'we-go-again'], b: [gimmickId] },
    characters: [
      createCharacter('anna', { classes: [...classWords], ...annaFields } as never),
      createCharacter('bert', { classes: [...classWords] }),
    ],
  });
  const createGimmick = (gimmickId: string, eventKeys: object = {}): TestEvent => ({
    kind: 'gimmick',
    model: 'anna',
    gimmick: gimmickId,
    ...eventKeys,
  });

  it.each([
    [
      'refuse a Gimmick that is not in the pool',
      createPool('elusive', ['mage']),
      createGimmick('second-wind'),
      'order.choice second-wind E-119 [anna]',
    ],
    [
      'refuse a Gimmick of another Class',
      createPool('arcane-node', ['tank']),
      createGimmick('arcane-node', { supers: [] }),
      'order.target E-121 [anna]',
    ],
    [
      'refuse a Gimmick at the wrong moment',
      createPool('arcane-node', ['mage']),
      createGimmick('arcane-node', { supers: [] }),
      'order.choice arcane-node E-121a [anna]',
    ],
    [
      'refuse a Gimmick without its list of Supers',
      createPool('arcane-node', ['mage']),
      createGimmick('arcane-node'),
      'order.payload supers/ids [anna]',
    ],
    [
      'refuse a Gimmick that belongs to another event',
      createPool('precision', ['trained']),
      createGimmick('precision'),
      'order.payload gimmick/word [anna]',
    ],
  ])('%s', (_case, encounterSpec, gimmickEvent, expected) => {
    expect(findRefusal([...ANNA_ACTING, gimmickEvent], encounterSpec)).toBe(expected);
  });

  it('refuse a KO’ed model', () => {
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('anna', 'ko', 1), createGimmick('arcane-scholar')],
        createPool('arcane-scholar', ['mage']),
      ),
    ).toBe('order.state ko E-119 [anna]');
  });

  // The Gimmick, its Class, the Supers that count for it, and a model that does not. Each Super that counts gives Anna 1 PP.
  it.each([
    ['synergism', 'controller', ['ansel', 'bert'], 'bo'],
    ['mastermind', 'psychic', ['ansel'], 'bert'],
    ['ultimate-adaptation', 'shifter', ['bert', 'bo'], 'ansel'],
    ['arcane-node', 'mage', ['bert'], 'ansel'],
  ])('count the right Supers for %s (P-34)', (gimmickId, classWord, superIds, wrongId) => {
    const basePool = createPool(gimmickId, [classWord]);
    const occultBert = createCharacter('bert', {
      classes: [classWord],
      keywords: { type: ['living'], origin: ['occult'] },
    });
    const undeadBo = createCharacter('bo', { keywords: { type: ['undead'], origin: ['skill'] } });
    const encounterSpec = {
      ...basePool,
      characters: [...(basePool.characters ?? []).slice(0, 1), occultBert, undeadBo],
    };
    const eventLog = [...ANNA_ACTING, createAdjust('anna', 'pp', 1), { kind: 'called-shot', model: 'anna' }];
    expect(
      getModel(playLog([...eventLog, createGimmick(gimmickId, { supers: superIds })], encounterSpec), 'anna').pp,
    ).toBe(superIds.length);
    expect(findRefusal([...eventLog, createGimmick(gimmickId, { supers: [wrongId] })], encounterSpec)).toBe(
      `order.target E-121 [anna ${wrongId}]`,
    );
    expect(
      findRefusal([...eventLog, createGimmick(gimmickId, { supers: [superIds[0], superIds[0]] })], encounterSpec),
    ).toBe(`order.target E-121 [anna ${superIds[0]}]`);
  });

  it('come back by We Go Again!', () => {
    const encounterSpec = createPool('arcane-scholar', ['mage']);
    const usedLog = [...ANNA_ACTING, createGimmick('arcane-scholar')];
    expect(playLog(usedLog, encounterSpec).normal).toMatchObject({
      gimmicks: { a: ['we-go-again'] },
      lastGimmick: { side: 'a', gimmick: 'arcane-scholar' },
    });
    const returnedGame = playLog([...usedLog, createGimmick('we-go-again')], encounterSpec);
    expect(returnedGame.normal.gimmicks).toEqual({ a: ['arcane-scholar'], b: ['arcane-scholar'] });
    expect(returnedGame.state.lastGimmick).toBeNull();
    expect(findRefusal([...ANNA_ACTING, createGimmick('we-go-again')], encounterSpec)).toBe(
      'order.choice we-go-again E-121a [anna]',
    );
    expect(
      findRefusal([...usedLog, { kind: 'called-shot', model: 'anna' }, createGimmick('we-go-again')], encounterSpec),
    ).toBe('order.choice we-go-again E-121a [anna]');
  });

  it('allow Arcane Scholar only at the beginning of an Activation', () => {
    expect(
      findRefusal(
        [...ANNA_ACTING, { kind: 'called-shot', model: 'anna' }, createGimmick('arcane-scholar')],
        createPool('arcane-scholar', ['mage']),
      ),
    ).toBe('order.choice arcane-scholar E-121a [anna]');
  });

  it.each([
    ['before the Activation', [...STARTED_GAME, { kind: 'choose', model: 'anna' }]],
    ['in the Activation of another model', createActivation('ansel')],
    ['after the Activation', [...ANNA_ACTING, { kind: 'end-activation' }]],
  ])('E-121a: refuse Arcane Scholar %s', (_case, eventLog) => {
    expect(findRefusal([...eventLog, createGimmick('arcane-scholar')], createPool('arcane-scholar', ['mage']))).toBe(
      'order.choice arcane-scholar E-121a [anna]',
    );
  });

  it('add a die and 1 to Recovery by Restoration, before the first roll', () => {
    const encounterSpec = createPool('restoration', ['shifter']);
    const eventLog = [
      ...STARTED_GAME,
      createAdjust('anna', 'hp', 7),
      createAdjust('anna', 'weaken', 3),
      { kind: 'choose', model: 'anna' },
    ];
    const createRecover = (...diceFaces: readonly number[]): TestEvent => ({
      kind: 'recover',
      model: 'anna',
      what: 'hp',
      dice: [...diceFaces],
    });
    expect(
      playLog([...eventLog, createGimmick('restoration'), createRecover(5, 5, 4, 1)], encounterSpec).normal.last,
    ).toEqual({ successes: 2 });
    expect(findRefusal([...eventLog, createRecover(5, 5, 4), createGimmick('restoration')], encounterSpec)).toBe(
      'order.choice restoration E-121a [anna]',
    );
  });

  it('start another Recovery by Second Wind (E-112, P-44)', () => {
    const encounterSpec = createPool('second-wind', ['mythic']);
    const eventLog = [
      ...STARTED_GAME,
      createAdjust('anna', 'poison', 4),
      createAdjust('anna', 'hp', 9),
      { kind: 'choose', model: 'anna' },
    ];
    const recoverEvent: TestEvent = { kind: 'recover', model: 'anna', what: 'hp', dice: [1, 1, 1] };
    const playedGame = playLog([...eventLog, recoverEvent, createGimmick('second-wind')], encounterSpec);
    expect(playedGame.normal.recovery).toEqual({ model: 'anna' });
    expect(getModel(playedGame, 'anna').hp).toBe(6);
    expect(getModel(playedGame, 'anna').effects.get('poison')).toBe(2);
  });

  it('make attacks harder by Elusive and Enduring', () => {
    const attackLog = [...ANNA_ACTING, createBash()];
    const createBertGimmick = (gimmickId: string): TestEvent => ({
      kind: 'gimmick',
      model: 'bert',
      gimmick: gimmickId,
    });
    expect(listDue([...attackLog, createBertGimmick('elusive')], createPool('elusive', ['infiltrator']))).toMatchObject(
      [{ need: 6 }],
    );
    const elusiveGame = playLog(
      [...attackLog, createBertGimmick('elusive'), createRoll(1, 1, 1), createBash()],
      createPool('elusive', ['infiltrator']),
    );
    expect(elusiveGame.normal.due).toMatchObject([{ need: 6 }]);
    expect(listDue([...attackLog, createBertGimmick('enduring')], createPool('enduring', ['tank']))).toMatchObject([
      { need: 8 },
    ]);
    expect(findRefusal([...ANNA_ACTING, createBertGimmick('enduring')], createPool('enduring', ['tank']))).toBe(
      'order.choice enduring E-121a [bert]',
    );
  });

  it('allow Evasion and Shake It Off after an attack', () => {
    const attacked = [...ANNA_ACTING, createBash(), createRoll(1, 1, 1)];
    const createBertGimmick = (gimmickId: string, eventKeys: object = {}): TestEvent => ({
      kind: 'gimmick',
      model: 'bert',
      gimmick: gimmickId,
      ...eventKeys,
    });
    const movedGame = playLog(
      [...attacked, createBertGimmick('evasion', { inches: 5, dangerous: 2 })],
      createPool('evasion', ['infiltrator']),
    );
    expect(getModel(movedGame, 'bert')).toMatchObject({ pp: 4, hp: 8 });
    expect(
      findRefusal([...attacked, createBertGimmick('evasion', { inches: 6 })], createPool('evasion', ['infiltrator'])),
    ).toBe('order.limit 6/5 E-63 [bert]');
    const findEvasionRefusal = (fieldName: string, targetValue: number, eventKeys: object = {}) =>
      findRefusal(
        [
          ...ANNA_ACTING,
          createAdjust('bert', fieldName, targetValue),
          createBash(),
          createRoll(1, 1, 1),
          createBertGimmick('evasion', eventKeys),
        ],
        createPool('evasion', ['infiltrator']),
      );
    expect(findEvasionRefusal('entangle', 1)).toBe('order.state entangle E-107 [bert]');
    expect(findEvasionRefusal('paralysis', 1)).toBe('order.state paralysis E-111 [bert]');
    expect(findEvasionRefusal('move', 0)).toBe('order.state move E-69 [bert]');
    expect(findEvasionRefusal('stun', 1, { by: 'sprint' })).toBeUndefined();
    const teleporter = createCharacter('bert', { classes: ['infiltrator'], movement: ['teleport'] } as never);
    const teleporting = { ...createPool('evasion', ['infiltrator']), characters: [teleporter] };
    const teleportLog = [
      ...ANNA_ACTING,
      createAdjust('bert', 'entangle', 1),
      createBash(),
      createRoll(1, 1, 1),
      createBertGimmick('evasion', { by: 'teleport' }),
    ];
    expect(findRefusal(teleportLog, teleporting)).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, createBertGimmick('shake-it-off')], createPool('shake-it-off', ['tank']))).toBe(
      'order.choice shake-it-off E-121a [bert]',
    );
    const shakenLog = [
      ...ANNA_ACTING,
      createAdjust('bert', 'poison', 3),
      createBash(),
      createRoll(1, 1, 1),
      createBertGimmick('shake-it-off'),
    ];
    expect(listDue(shakenLog, createPool('shake-it-off', ['tank']))).toEqual([{ due: 'recovery', model: 'bert' }]);
    const recoverEvent: TestEvent = { kind: 'recover', model: 'bert', what: 'poison', dice: [7, 1, 1] };
    const finishedGame = playLog(
      [...shakenLog, recoverEvent, { kind: 'end-recovery' }],
      createPool('shake-it-off', ['tank']),
    );
    expect(getModel(finishedGame, 'bert')).toMatchObject({ hp: 9 });
    expect(finishedGame.normal.due).toBeUndefined();
    expect(finishedGame.normal).toMatchObject({ completed: 'anna', attacked: ['bert'] });
  });

  it('begin the Activation of another Super by Tag Team', () => {
    const encounterSpec: EncounterSpec = { gimmicks: { a: ['tag-team'] } };
    const createTagTeam = (modelId: string): TestEvent => ({ kind: 'gimmick', model: modelId, gimmick: 'tag-team' });
    const endedLog = [...ANNA_ACTING, { kind: 'end-activation' }];
    expect(playLog([...endedLog, createTagTeam('ansel')], encounterSpec).normal).toMatchObject({
      phase: 'activation',
      active: 'ansel',
    });
    expect(findRefusal([...endedLog, createTagTeam('anna')], encounterSpec)).toBe(
      'order.choice tag-team E-121a [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createTagTeam('ansel')], encounterSpec)).toBe(
      'order.choice tag-team E-121a [ansel]',
    );
    expect(findRefusal([...endedLog, createAdjust('ansel', 'ko', 1), createTagTeam('ansel')], encounterSpec)).toBe(
      'order.choice tag-team E-121a [ansel]',
    );
    const henchman = { ...encounterSpec, characters: [createCharacter('ansel', { level: 2 })] };
    expect(findRefusal([...endedLog, createTagTeam('ansel')], henchman)).toBe('order.choice tag-team E-121a [ansel]');
  });
});

describe('Gimmicks in other events', () => {
  const createPool = (classWords: readonly string[], annaFields: object = {}): EncounterSpec => ({
    gimmicks: {
      a: [
        'double-blast',
        'mega-pulse',
        'sunday-punch',
        'the-old-one-two',
        'find-weakness',
        'burst-of-speed',
        'ride-along',
        'exponential-growth',
        'mastery',
        'precision',
      ],
    },
    characters: [
      createCharacter('anna', {
        classes: [...classWords],
        attacks: [{ name: 'Bolt', trait: 'aim', type: 'projectile', range: 8, effects: [{ effect: 'damage' }] }],
        ...annaFields,
      } as never),
    ],
  });
  const createShot = (targetIds: readonly string[], gimmicks: readonly string[]): TestEvent => ({
    kind: 'attack',
    model: 'anna',
    attack: 'Bolt',
    targets: targetIds.map((targetId) => ({ target: targetId })),
    gimmicks: [...gimmicks],
  });

  it('split an attack into two rolls at -1 by Double-Blast (E-121b)', () => {
    const dueAttacks = listDue(
      [...ANNA_ACTING, createShot(['bert', 'bert'], ['double-blast'])],
      createPool(['blaster']),
    );
    expect(dueAttacks).toMatchObject([{ parts: { doubleBlast: -1 } }, { parts: { doubleBlast: -1 } }]);
    expect(findRefusal([...ANNA_ACTING, createShot(['bert'], ['double-blast'])], createPool(['blaster']))).toBe(
      'order.choice 1 E-57 [anna]',
    );
  });

  it('turn a Projectile or Beam into an area by Mega-Pulse', () => {
    const dueAttacks = listDue(
      [...ANNA_ACTING, { ...createShot(['bert', 'bo'], ['mega-pulse']), near: ['bo'] }],
      createPool(['blaster']),
    );
    expect(dueAttacks).toMatchObject([{ type: 'pulse', target: 'bert' }, { target: 'bo' }]);
    expect(
      findRefusal([...ANNA_ACTING, createBash('bert', { gimmicks: ['mega-pulse'] })], createPool(['blaster'])),
    ).toBe('order.choice mega-pulse E-121a [anna]');
    expect(findRefusal([...ANNA_ACTING, createShot(['bert'], ['mega-pulse'])], createPool(['tank']))).toBe(
      'order.target E-121 [anna]',
    );
    const findTypeRefusal = (attackType: string) => {
      const boltAttack = { name: 'Bolt', trait: 'aim', type: attackType, range: 8, effects: [{ effect: 'damage' }] };
      return findRefusal(
        [...ANNA_ACTING, createShot(['bert'], ['mega-pulse'])],
        createPool(['blaster'], { attacks: [boltAttack] }),
      );
    };
    expect(findTypeRefusal('beam')).toBeUndefined();
    expect(findTypeRefusal('pulse')).toBe('order.choice mega-pulse E-121a [anna]');
  });

  it('improve only a Bash by Sunday Punch and The Old One-Two', () => {
    const dueAttacks = listDue(
      [...ANNA_ACTING, createBash('bert', { gimmicks: ['sunday-punch', 'the-old-one-two'] })],
      createPool(['fighter']),
    );
    expect(dueAttacks).toMatchObject([
      { dice: 5, effects: [{ effect: 'damage' }, { effect: 'pow-double-stun' }] },
      { dice: 5 },
    ]);
    expect(findRefusal([...ANNA_ACTING, createShot(['bert'], ['sunday-punch'])], createPool(['fighter']))).toBe(
      'order.choice sunday-punch E-121a [anna]',
    );
    const punchedTwice = [
      ...ANNA_ACTING,
      createBash('bert', { gimmicks: ['sunday-punch'] }),
      createRoll(1, 1, 1, 1, 1),
      createBash('bert', { gimmicks: ['sunday-punch'] }),
    ];
    expect(findRefusal(punchedTwice, createPool(['fighter']))).toBe('order.choice sunday-punch E-119 [anna]');
  });

  it('add 3 by Find Weakness, and reroll dice by Precision', () => {
    const eventLog = [...ANNA_ACTING, createShot(['bert'], ['find-weakness'])];
    expect(listDue(eventLog, createPool(['trained']))).toMatchObject([{ bonus: 3, parts: { findWeakness: 3 } }]);
    const rerollEvent = {
      kind: 'roll',
      dice: [1, 1, 1],
      rerolls: [{ by: 'precision', indexes: [0, 2], dice: [9, 9] }],
    };
    const playedGame = playLog([...eventLog, rerollEvent], createPool(['trained']));
    expect(playedGame.normal.last).toEqual({ successes: 2 });
    expect(playedGame.state.lastGimmick).toEqual({ side: 'a', gimmick: 'precision' });
    const masteryReroll = { ...rerollEvent, rerolls: [{ by: 'mastery', indexes: [0], dice: [9] }] };
    expect(findRefusal([...eventLog, masteryReroll], createPool(['trained']))).toBe('order.choice mastery E-12 []');
  });

  it('allow no reroll if the side or the Class does not have the Gimmick (E-12, E-119)', () => {
    const eventLog = [...ANNA_ACTING, createShot(['bert'], [])];
    const createReroll = (
      rerollSource: string,
      dieIndexes: readonly number[],
      diceFaces: readonly number[],
      eventKeys: object = {},
    ): TestEvent => ({
      kind: 'roll',
      dice: [1, 1, 1],
      rerolls: [{ by: rerollSource, indexes: [...dieIndexes], dice: [...diceFaces] }],
      ...eventKeys,
    });
    expect(findRefusal([...eventLog, createReroll('precision', [0], [9])], createPool(['trained']))).toBeUndefined();
    expect(findRefusal([...eventLog, createReroll('precision', [0], [9])], createPool(['tank']))).toBe(
      'order.target E-121 [anna]',
    );
    expect(
      findRefusal([...eventLog, createReroll('precision', [0], [9])], { ...createPool(['trained']), gimmicks: {} }),
    ).toBe('order.choice precision E-119 []');
    expect(findRefusal([...eventLog, createReroll('precision', [3], [9])], createPool(['trained']))).toBe(
      'order.choice 3 E-12 []',
    );
    expect(findRefusal([...eventLog, createReroll('precision', [0, 0], [9, 9])], createPool(['trained']))).toBe(
      'order.choice 0 E-12 []',
    );
  });

  it('refuse Exponential Growth for attacks and for wrong friends (E-121a)', () => {
    const eventLog = [...ANNA_ACTING, createShot(['bert'], [])];
    const growthRoll: TestEvent = { kind: 'roll', dice: [1, 1, 1], growth: ['ansel'] };
    expect(findRefusal([...eventLog, growthRoll], createPool(['summoner']))).toBe('order.choice ansel E-121a []');
    expect(findRefusal([...eventLog, growthRoll], createPool(['trained']))).toBe('order.target E-121 [anna]');
    expect(findRefusal([...eventLog, growthRoll], { ...createPool(['summoner']), gimmicks: {} })).toBe(
      'order.choice exponential-growth E-119 []',
    );
    const createTraitRoll = (growthIds: readonly string[]): TestEvent => ({
      kind: 'trait-roll',
      model: 'anna',
      trait: 'fight',
      tn: 1,
      dice: [1, 1, 1],
      growth: [...growthIds],
    });
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(['bert'])], createPool(['summoner']))).toBe(
      'order.target E-121 [anna bert]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(['ansel', 'ansel'])], createPool(['summoner']))).toBe(
      'order.target E-121 [anna ansel]',
    );
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('ansel', 'out', 1), createTraitRoll(['ansel'])],
        createPool(['summoner']),
      ),
    ).toBe('order.target E-121 [anna ansel]');
  });

  it('add the Power to the Move by Burst of Speed', () => {
    const createBurst = (eventKind: string, inches: number): TestEvent => ({
      kind: eventKind,
      model: 'anna',
      inches,
      gimmicks: ['burst-of-speed'],
    });
    expect(findRefusal([...ANNA_ACTING, createBurst('move', 9)], createPool(['speedster']))).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, createBurst('move', 9.25)], createPool(['speedster']))).toBe(
      'order.limit 9.25/9 E-63 [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createBurst('run', 18)], createPool(['speedster']))).toBeUndefined();
  });

  it('carry friends by Ride Along, at 1 PP for each beyond the first', () => {
    const encounterSpec = createPool(['speedster']);
    const largeSides = { a: ['anna', 'ansel', 'ada', 'agnes'], b: ['bert'] };
    const createRide = (...riderIds: readonly string[]): TestEvent => ({
      kind: 'move',
      model: 'anna',
      gimmicks: ['ride-along'],
      with: [...riderIds],
    });
    expect(
      getModel(playLog([...ANNA_ACTING, createRide('ansel', 'ada')], { ...encounterSpec, sides: largeSides }), 'anna')
        .pp,
    ).toBe(2);
    expect(findRefusal([...ANNA_ACTING, createRide('bert')], { ...encounterSpec, sides: largeSides })).toBe(
      'order.target E-121 [anna bert]',
    );
    expect(
      findRefusal([...ANNA_ACTING, createRide('ansel', 'ada', 'agnes')], { ...encounterSpec, sides: largeSides }),
    ).toBe('order.limit 3/2 E-121 [anna]');
    expect(
      findRefusal([...ANNA_ACTING, createAdjust('anna', 'pp', 1), createRide('ansel', 'ada')], {
        ...encounterSpec,
        sides: largeSides,
      }),
    ).toBe('order.cost 1/2 E-121 [anna]');
  });

  it('add a die for a Super friend by Exponential Growth, except to attacks', () => {
    const encounterSpec = createPool(['summoner']);
    const createTraitRoll = (growthIds: readonly string[], diceFaces: readonly number[]): TestEvent => ({
      kind: 'trait-roll',
      model: 'anna',
      trait: 'mind',
      tn: 6,
      dice: [...diceFaces],
      growth: [...growthIds],
    });
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(['ansel'], [1, 1, 1])], encounterSpec)).toBeUndefined();
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(['bert'], [1, 1, 1])], encounterSpec)).toBe(
      'order.target E-121 [anna bert]',
    );
    expect(findRefusal([...ANNA_ACTING, createTraitRoll(['anna'], [1, 1, 1])], encounterSpec)).toBe(
      'order.target E-121 [anna]',
    );
    expect(
      findRefusal(
        [...ANNA_ACTING, createShot(['bert'], []), { kind: 'roll', dice: [1, 1, 1, 1], growth: ['ansel'] }],
        encounterSpec,
      ),
    ).toBe('order.choice ansel E-121a []');
  });
});
