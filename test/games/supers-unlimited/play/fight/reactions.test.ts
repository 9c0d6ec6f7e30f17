/**
 * Tests Reactions: Block, Fallen Ally and Teleport. Anna and Ansel (side a) play against Bert and Bo (side b): plain characters of Level
 * 3 with 10 HP, 4 PP and a Move of 5. A refusal reads `code actual/required fact [subjects]`: `order.limit 8.25/8 E-79 [anna]`.
 */
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../../src/shared/document/json/json-object.ts';
import {
  ANNA_ACTING,
  createAdjust,
  createCharacter,
  type EncounterSpec,
  findRefusal,
  getModel,
  playLog,
  type TestEvent,
} from '../support/encounters.ts';

const createBash = (targetId = 'bert', eventKeys: object = {}): TestEvent => ({
  kind: 'attack',
  model: 'anna',
  attack: 'Bash',
  targets: [{ target: targetId }],
  ...eventKeys,
});

const createReaction = (modelId: string, reaction: string, eventKeys: object = {}): TestEvent => ({
  kind: 'react',
  model: modelId,
  reaction,
  ...eventKeys,
});

const listDue = (eventLog: readonly TestEvent[], encounterSpec: EncounterSpec = {}) =>
  (playLog(eventLog, encounterSpec).normal.due ?? []) as JsonObject[];

describe('Block (E-55, E-58)', () => {
  it('costs 1 PP and takes 1 from the roll', () => {
    const playedGame = playLog([...ANNA_ACTING, createBash(), createReaction('bert', 'block')]);
    expect(getModel(playedGame, 'bert').pp).toBe(3);
    expect(playedGame.normal.due).toMatchObject([{ bonus: -1, parts: { block: -1 }, reactions: ['bert'] }]);
  });

  it.each([
    ['refuses a Block without an attack', [createReaction('bert', 'block')], 'order.choice block E-58 [bert]'],
    [
      'refuses a Block by a model that is not the target',
      [createBash(), createReaction('bo', 'block')],
      'order.choice block E-58 [bo]',
    ],
    [
      'refuses a second Block',
      [createBash(), createReaction('bert', 'block'), createReaction('bert', 'block')],
      'order.limit 1/1 E-55 [bert]',
    ],
    [
      'refuses a Block by a stunned model',
      [createAdjust('bert', 'stun', 1), createBash(), createReaction('bert', 'block')],
      'order.state stun E-54 [bert]',
    ],
    [
      'refuses a Block by a KO’ed model',
      [createAdjust('bert', 'ko', 1), createBash(), createReaction('bert', 'block')],
      'order.state ko E-54 [bert]',
    ],
    [
      'refuses a Block by a paralyzed model',
      [createAdjust('bert', 'paralysis', 1), createBash(), createReaction('bert', 'block')],
      'order.state paralysis E-54 [bert]',
    ],
    [
      'refuses a Block without PP',
      [createAdjust('bert', 'pp', 0), createBash(), createReaction('bert', 'block')],
      'order.cost 0/1 E-52 [bert]',
    ],
    [
      'refuses an unknown reaction',
      [createBash(), createReaction('bert', 'parry')],
      'order.payload reaction/word [bert]',
    ],
    ['refuses a Block in the setup', undefined, 'order.phase setup [bert]'],
  ] as const)('%s', (_case, eventLog, expected) => {
    expect(findRefusal(eventLog ? [...ANNA_ACTING, ...eventLog] : [createReaction('bert', 'block')])).toBe(expected);
  });

  it('counts against one Reaction in all, per side or per model with su.reactionPer (E?36)', () => {
    const createReactionLog = (secondId: string) => [
      ...ANNA_ACTING,
      createBash(),
      createReaction('bert', 'block'),
      createReaction(secondId, 'other', { what: 'a shield of light' }),
    ];
    const createPerOption = (optionValue: string) => ({ options: { 'su.reactionPer': optionValue } });
    expect(findRefusal(createReactionLog('ansel'))).toBe('order.limit 1/1 E-55 [ansel]');
    expect(findRefusal(createReactionLog('ansel'), createPerOption('side'))).toBeUndefined();
    expect(findRefusal(createReactionLog('bo'), createPerOption('side'))).toBe('order.limit 1/1 E-55 [bo]');
    expect(findRefusal(createReactionLog('bo'), createPerOption('model'))).toBeUndefined();
    expect(findRefusal(createReactionLog('bert'), createPerOption('model'))).toBe('order.limit 1/1 E-55 [bert]');
  });

  it("counts for a controlled model's own side with su.reactionPer side (E?36, P-43)", () => {
    const controlEvent = { kind: 'inflict', model: 'bert', effect: 'control', type: 'all', amount: 2, by: 'anna' };
    const controlledLog = [
      ...ANNA_ACTING,
      controlEvent,
      createBash('bo', { model: 'bert' }),
      createReaction('bert', 'other', { what: 'resists' }),
    ];
    const encounterSpec = { options: { 'su.reactionPer': 'side' } };
    expect(findRefusal([...controlledLog, createReaction('bo', 'block')], encounterSpec)).toBe(
      'order.limit 1/1 E-55 [bo]',
    );
    expect(
      findRefusal([...controlledLog, createReaction('ansel', 'other', { what: 'cheers' })], encounterSpec),
    ).toBeUndefined();
  });

  it('needs words and costs 1 PP for other Reactions (E-65)', () => {
    expect(findRefusal([...ANNA_ACTING, createReaction('bo', 'other')])).toBe('order.payload what/text [bo]');
    expect(getModel(playLog([...ANNA_ACTING, createReaction('bo', 'other', { what: 'laughs' })]), 'bo').pp).toBe(3);
  });
});

const SPEEDSTER: EncounterSpec = {
  gimmicks: { b: ['burst-of-speed', 'ride-along'] },
  characters: [createCharacter('bo', { classes: ['speedster'] })],
};

describe('Fallen Ally (E-60)', () => {
  const fallenLog: readonly TestEvent[] = [...ANNA_ACTING, createAdjust('bert', 'ko', 1)];
  const createHelp = (eventKeys: object = {}): TestEvent =>
    createReaction('bo', 'fallen-ally', { ally: 'bert', distance: 8, ...eventKeys });

  it('moves the model for 1 PP', () => {
    const playedGame = playLog([...fallenLog, createHelp({ inches: 5, dangerous: 1 })]);
    expect(getModel(playedGame, 'bo')).toMatchObject({ pp: 3, hp: 9 });
    expect(playedGame.state.fallen).toEqual([{ model: 'bert', reactions: ['bo'] }]);
    expect(playedGame.state.frame?.movements).toBe(0);
  });

  it.each([
    ['refuses to help when no model fell', ANNA_ACTING, createHelp(), {}, 'order.choice fallen-ally E-60 [bo]'],
    [
      'refuses a helper farther than 8" away',
      fallenLog,
      createHelp({ distance: 8.25 }),
      {},
      'order.limit 8.25/8 E-60 [bo]',
    ],
    [
      'refuses an Anti-Hero farther than 4" away',
      fallenLog,
      createHelp({ distance: 5 }),
      { characters: [createCharacter('bo', { alignment: 'anti-hero' })] },
      'order.limit 5/4 E-60 [bo]',
    ],
    ["refuses to help beyond the model's Move", fallenLog, createHelp({ inches: 6 }), {}, 'order.limit 6/5 E-63 [bo]'],
    [
      'refuses an entangled helper',
      [...fallenLog, createAdjust('bo', 'entangle', 1)],
      createHelp(),
      {},
      'order.state entangle E-107 [bo]',
    ],
    [
      'refuses Burst of Speed, which needs a Movement Action',
      fallenLog,
      createHelp({ inches: 8, gimmicks: ['burst-of-speed'] }),
      SPEEDSTER,
      'order.choice burst-of-speed E-121a [bo]',
    ],
    [
      'refuses Ride Along, which needs a Movement Action, even without PP',
      [...fallenLog, createAdjust('bo', 'pp', 0)],
      createHelp({ gimmicks: ['ride-along'], with: ['bert'] }),
      SPEEDSTER,
      'order.choice ride-along E-121a [bo]',
    ],
    [
      'refuses a helper without PP',
      [...fallenLog, createAdjust('bo', 'pp', 0)],
      createHelp({ with: ['bert'] }),
      {},
      'order.cost 0/1 E-52 [bo]',
    ],
    [
      'refuses to help the same ally twice',
      [...fallenLog, createHelp()],
      createHelp(),
      {},
      'order.limit 1/1 E-55 [bo]',
    ],
    [
      'refuses to help after another event',
      [...fallenLog, { kind: 'called-shot', model: 'anna' }],
      createHelp(),
      {},
      'order.choice fallen-ally E-60 [bo]',
    ],
    [
      'refuses an enemy of the model that fell',
      fallenLog,
      { ...createHelp(), model: 'anna' },
      {},
      'order.choice fallen-ally E-60 [anna]',
    ],
    [
      'refuses to help without a distance',
      fallenLog,
      createReaction('bo', 'fallen-ally', { ally: 'bert' }),
      {},
      'order.payload distance/inch [bo]',
    ],
  ] as const)('%s', (_case, eventLog, logEvent, encounterSpec, expected) => {
    expect(findRefusal([...eventLog, logEvent], encounterSpec as EncounterSpec)).toBe(expected);
  });

  it('becomes possible again when the model falls again (P-44)', () => {
    const eventLog = [...fallenLog, createHelp(), createAdjust('bert', 'out', 1)];
    expect(playLog(eventLog).state.fallen).toEqual([{ model: 'bert', reactions: [] }]);
  });
});

describe('Teleport out of a Fall (E-71f, P-30)', () => {
  const encounterSpec: EncounterSpec = { characters: [createCharacter('anna', { movement: ['teleport'] })] };
  const createFall = (fallHeight: number): readonly TestEvent[] => [
    ...ANNA_ACTING,
    { kind: 'move', model: 'anna', fall: fallHeight },
  ];

  it('shortens the Fall by the Move', () => {
    expect(listDue([...createFall(9), createReaction('anna', 'teleport')], encounterSpec)).toEqual([
      { due: 'fall', model: 'anna', distance: 4, dice: 2, need: 4, reactions: ['anna'] },
    ]);
    expect(listDue([...createFall(6), createReaction('anna', 'teleport')], encounterSpec)).toEqual([]);
  });

  it('works once, during a Fall, for a model that can teleport', () => {
    expect(findRefusal([...createFall(9), createReaction('anna', 'teleport')])).toBe(
      'order.choice teleport E-71f [anna]',
    );
    expect(findRefusal([...ANNA_ACTING, createReaction('anna', 'teleport')], encounterSpec)).toBe(
      'order.choice teleport E-71f [anna]',
    );
    expect(
      findRefusal(
        [...createFall(9), createReaction('anna', 'teleport'), createReaction('anna', 'teleport')],
        encounterSpec,
      ),
    ).toBe('order.limit 1/1 E-55 [anna]');
  });
});
