/**
 * Tests the Effects of attacks and the duties that follow. Anna hits Bert with 3 Fight dice and needs 5 or more on each: the roll 5, 6,
 * 1 has two Successes, and a 10 is a POW.
 */

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import { createAttack, createShooter } from '../support/attacks.ts';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  createRoll,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
} from '../support/encounters.ts';

describe('Effects of attacks (E-78, E-100 to E-118)', () => {
  const createSpec = (
    attackEffects: readonly JsonObject[],
    targetFields: JsonObject = {},
    houseRules: JsonObject = {},
  ): EncounterSpec => ({
    characters: [
      createCharacter('anna', {
        attacks: [{ name: 'Hit', trait: 'fight', type: 'close', effects: [...attackEffects] }],
      }),
      createCharacter('bert', targetFields),
    ],
    options: houseRules,
  });
  const createEffects = (...effectIds: readonly string[]) => effectIds.map((effect) => ({ effect }));
  const playHit = (encounterSpec: EncounterSpec, diceFaces: readonly number[], rollKeys: object = {}) =>
    playLog([...ANNA_ACTING, createAttack('Hit'), { kind: 'roll', dice: [...diceFaces], ...rollKeys }], encounterSpec);

  it('add a point of each lasting Effect per Success', () => {
    const playedGame = playHit(
      createSpec(createEffects('blind', 'nullify', 'poison', 'weaken', 'stun', 'paralysis', 'entangle', 'countdown')),
      [5, 6, 1],
    );
    expect(playedGame.normal.models).toMatchObject({
      bert: {
        effects: { blind: 2, nullify: 2, poison: 2, weaken: 2, stun: 2, paralysis: 2, entangle: 2 },
        countdown: { 'anna/Hit': 2 },
      },
    });
    expect(playedGame.state.attacked).toEqual(['bert']);
  });

  it('keep the higher Paralysis (E-111)', () => {
    const encounterSpec = createSpec(createEffects('paralysis'));
    const weakerAttack = [createAdjust('bert', 'paralysis', 3), createAttack('Hit'), createRoll(5, 6, 1)];
    expect(getModel(playLog([...ANNA_ACTING, ...weakerAttack], encounterSpec), 'bert').effects.get('paralysis')).toBe(
      3,
    );
  });

  it('drain only what the target has, and give it to the attacker (E-108, E-116, P-33)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('anna', 'hp', 3),
      createAdjust('bert', 'pp', 1),
      createAttack('Hit'),
      createRoll(5, 6, 1),
    ];
    const playedGame = playLog(eventLog, createSpec(createEffects('hp-drain', 'power-drain')));
    expect(getModel(playedGame, 'anna')).toMatchObject({ hp: 5, pp: 4 });
    expect(getModel(playedGame, 'bert')).toMatchObject({ hp: 8, pp: 0 });
  });

  it('count a 10 twice with POW Double, added or instead (E-113, E-114, E?29, E?64)', () => {
    const stunSpec = createSpec(createEffects('stun', 'pow-double-stun'));
    const diceFaces = [10, 5, 1, 1];
    expect(getModel(playHit(stunSpec, diceFaces), 'bert').effects.get('stun')).toBe(4);
    const replacingSpec = { ...stunSpec, options: { 'su.powDoubleReplaces': true } };
    expect(getModel(playHit(replacingSpec, diceFaces), 'bert').effects.get('stun')).toBe(2);
    expect(getModel(playHit(replacingSpec, [5, 5, 1]), 'bert').effects.get('stun')).toBe(2);
    expect(
      playHit(createSpec(createEffects('knockback', 'damage', 'pow-double-knockback')), diceFaces).normal.due,
    ).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'effect', model: 'bert', effect: 'damage', amount: 2, by: 'anna' },
      { due: 'resolved', model: 'bert' },
    ]);
    const immuneSpec = createSpec(createEffects('stun', 'pow-double-stun'), { immunities: ['POW Double Stun'] });
    expect(getModel(playHit(immuneSpec, diceFaces), 'bert').effects.get('stun')).toBe(2);
  });

  it('skip the Effects that the target is Immune to (E-28)', () => {
    const playedGame = playHit(createSpec(createEffects('damage', 'stun'), { immunities: ['stun'] }), [5, 6, 1]);
    expect(playedGame.normal.models).toMatchObject({ bert: { hp: 8 } });
    expect(getModel(playedGame, 'bert').effects.size).toBe(0);
  });

  it('reduce Knockback by the Size of the target (E!14)', () => {
    const bigTarget = createSpec(createEffects('knockback'), { size: 4 });
    expect(playHit(bigTarget, [5, 1, 1]).normal.due).toBeUndefined();
  });

  it("follow the attacker's order (E-78)", () => {
    const encounterSpec = createSpec(createEffects('knockback', 'damage'), { size: 0 });
    const createOrder = (...effectWords: readonly string[]) => ({ order: effectWords });
    const eventLog = [...ANNA_ACTING, createAttack('Hit')];
    expect(playHit(encounterSpec, [5, 6, 1], createOrder('damage', 'knockback')).normal.due).toEqual([
      { due: 'knockback', model: 'bert', by: 'anna', amount: 2 },
      { due: 'resolved', model: 'bert' },
    ]);
    expect(findRefusal([...eventLog, { kind: 'roll', dice: [5, 6, 1], ...createOrder('damage') }], encounterSpec)).toBe(
      'order.choice missing E-78 []',
    );
    expect(
      findRefusal([...eventLog, { kind: 'roll', dice: [5, 6, 1], ...createOrder('damage', 'stun') }], encounterSpec),
    ).toBe('order.choice stun E-78 []');
    expect(findRefusal([...eventLog, { kind: 'roll', dice: [5, 6, 1], order: 'damage' }], encounterSpec)).toBe(
      'order.payload order/words []',
    );
  });

  it('ask for a KO roll in the Red Zone (E-23), against the number of su.koTn (E?11)', () => {
    const eventLog = [...ANNA_ACTING, createAdjust('bert', 'hp', 6), createAttack('Hit'), createRoll(5, 6, 1)];
    const encounterSpec = createSpec(createEffects('damage'));
    expect(playLog(eventLog, encounterSpec).normal.due).toEqual([
      { due: 'ko-roll', model: 'bert', dice: 3, need: 7 },
      { due: 'resolved', model: 'bert' },
    ]);
    const poisoned = [...ANNA_ACTING, createAdjust('bert', 'poison', 1), ...eventLog.slice(ANNA_ACTING.length)];
    expect((playLog(poisoned, encounterSpec).normal.due as JsonObject[])[0]).toMatchObject({ need: 8 });
    const lowerNumber = { ...encounterSpec, options: { 'su.koTn': 5 } };
    expect((playLog(poisoned, lowerNumber).normal.due as JsonObject[])[0]).toMatchObject({ need: 6 });
    const koGame = playLog([...eventLog, createRoll(6, 6, 6)], encounterSpec);
    expect(koGame.normal).toMatchObject({
      models: { bert: { ko: true } },
      fallen: [{ model: 'bert' }],
      attacked: ['bert'],
    });
  });

  it('ask for no KO roll of a KO’ed target (P-24), which takes no Stun either (E-117)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('bert', 'hp', 5),
      createAdjust('bert', 'ko', 1),
      createAttack('Hit'),
      createRoll(5, 6, 1),
    ];
    const playedGame = playLog(eventLog, createSpec(createEffects('damage', 'stun')));
    expect(playedGame.normal.due).toBeUndefined();
    expect(playedGame.normal.models).toMatchObject({ bert: { hp: 3, ko: true } });
  });

  it('end everything for a target at 0 HP (E-122 and around)', () => {
    const eventLog = [
      ...ANNA_ACTING,
      createAdjust('bert', 'hp', 1),
      createAdjust('bert', 'weaken', 2),
      createAttack('Hit'),
      createRoll(5, 6, 1),
    ];
    const { normal: normalized, state } = playLog(eventLog, createSpec(createEffects('damage', 'stun')));
    expect(normalized.models).toMatchObject({ bert: { out: true } });
    expect(state.models.get('bert')?.effects.size).toBe(0);
    expect(normalized.due).toBeUndefined();
    expect(state.attacked).toEqual([]);
  });

  it('roll a Vulnerability after a hit (E-27, P-26)', () => {
    const playedGame = playHit(
      createSpec(createEffects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }),
      [5, 1, 1],
    );
    expect(playedGame.normal.due).toEqual([
      { due: 'vulnerability', model: 'bert' },
      { due: 'resolved', model: 'bert' },
    ]);
    const missedGame = playHit(
      createSpec(createEffects('damage'), { weaknesses: [{ keyword: 'mutate', vulnerability: true }] }),
      [1, 1, 1],
    );
    expect(missedGame.normal.due).toBeUndefined();
  });

  it('add Plasma Successes to hits, and to misses with su.plasmaOnMiss (E?66)', () => {
    const createAttackLog = (diceFaces: readonly number[]) => [
      ...ANNA_ACTING,
      createAdjust('anna', 'bonusSuccesses', 2),
      createAttack('Hit'),
      createRoll(...diceFaces),
    ];
    const encounterSpec = createSpec(createEffects('damage'));
    expect(getModel(playLog(createAttackLog([5, 1, 1]), encounterSpec), 'bert').hp).toBe(7);
    expect(getModel(playLog(createAttackLog([1, 1, 1]), encounterSpec), 'bert').hp).toBe(10);
    expect(
      getModel(playLog(createAttackLog([1, 1, 1]), { ...encounterSpec, options: { 'su.plasmaOnMiss': true } }), 'bert')
        .hp,
    ).toBe(8);
    expect(playLog(createAttackLog([5, 1, 1]), encounterSpec).normal.last).toEqual({ successes: 1 });
  });

  it('cut an Entangle and bring down a Building (E-107, E-125, E?62)', () => {
    const cutGame = playLog([
      ...ANNA_ACTING,
      createAdjust('bert', 'entangle', 3),
      createAttack('Bash', ['entangle:bert']),
      createRoll(5, 6, 1),
    ]);
    expect(getModel(cutGame, 'bert').effects.get('entangle')).toBe(1);
    const downLog = [...ANNA_ACTING, createAttack('Bash', ['shed']), createRoll(9, 9, 10, 9)];
    expect(playLog(downLog, createShooter()).normal.due).toEqual([{ due: 'collapse', thing: 'shed' }]);
    const collapse = { kind: 'collapse', roof: ['bert'], inside: ['bo'] };
    expect(playLog([...downLog, collapse], createShooter()).normal.due).toEqual([
      { due: 'fall', model: 'bert', distance: 3, dice: 1, need: 4 },
      { due: 'slam', model: 'bo', distance: 4, dice: 2, need: 4 },
    ]);
    const fallOption = { ...createShooter(), options: { 'su.collapseIsFall': true } };
    expect((playLog([...downLog, collapse], fallOption).normal.due as JsonObject[])[1]).toMatchObject({ due: 'fall' });
    expect(findRefusal([...downLog, createAdjust('bo', 'out', 1)], createShooter())).toBe('order.due collapse [bo]');
    expect(
      findRefusal(
        [...ANNA_ACTING, createAdjust('bo', 'out', 1), ...downLog.slice(ANNA_ACTING.length), collapse],
        createShooter(),
      ),
    ).toBe('order.target E-125 [bo]');
  });

  it.each([
    ['9', [3, 3, 3], 4],
    ['21', [7, 7, 7], 8],
    ['40', [20, 10, 10], 10],
    ['41', [21, 10, 10], 12],
    ['20', [6, 8, 6], 6],
  ])('derive the collapse limit of a Building of %s" (E!15, E!16)', (_range, buildingSize, damageLimit) => {
    const encounterSetup = { things: [{ id: 'shed', kind: 'building', material: 'solid', size: buildingSize }] };
    expect(playLog([], { setup: encounterSetup }).normal.things).toMatchObject({ shed: { limit: damageLimit } });
    const smallerBuildings = playLog([], { setup: encounterSetup, options: { 'su.qrBuildings': true } });
    expect(smallerBuildings.normal.things).toMatchObject({ shed: { limit: Math.min(10, damageLimit) } });
  });
});
