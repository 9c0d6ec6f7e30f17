/** Replays the worked encounter of Supers Unlimited (E!4, E!5, E!6, E!14, E!18, E!21). */
import { describe, expect, it } from 'vitest';
import { createCharacter, type PlayedGame, playGame, type TestEvent } from './support/encounters.ts';

const createTraits = (fightDice: number, aimDice: number) => ({
  fight: { dice: fightDice, resistance: 1 },
  aim: { dice: aimDice, resistance: 1 },
  mind: { dice: 2, resistance: 0 },
  magic: { dice: 1, resistance: 0 },
  recovery: { dice: 3 },
});

const CHARACTERS = [
  createCharacter('anvil', { level: 4, power: 4, move: 5, size: 3, hp: { total: 10 }, traits: createTraits(4, 2) }),
  createCharacter('wasp', {
    level: 3,
    alignment: 'villain',
    power: 3,
    move: 6,
    size: 2,
    hp: { total: 6 },
    traits: createTraits(2, 3),
  }),
];

const WORKED_LOG: readonly TestEvent[] = [
  { kind: 'scenario', scenario: 'slugfest', dice: [2] },
  { kind: 'turn-order', order: ['a', 'b'] },
  { kind: 'start' },
  { kind: 'choose', model: 'anvil' },
  { kind: 'activate' },
  { kind: 'called-shot', model: 'anvil' },
  { kind: 'run', model: 'anvil', inches: 11 },
  { kind: 'charge', model: 'anvil', inches: 4 },
  { kind: 'attack', model: 'anvil', attack: 'Bash', charge: true, targets: [{ target: 'wasp', distance: 0 }] },
  { kind: 'react', model: 'wasp', reaction: 'block' },
  { kind: 'roll', dice: [10, 4, 1, 2, 3] },
  { kind: 'roll', dice: [5, 2, 6] },
  { kind: 'end-activation' },
  { kind: 'end-turn' },
];

/** Plays the first events of the worked log: 10 end with the Block, 11 with the attack roll, 12 with the KO roll. */
const playEvents = (eventCount: number, ...laterEvents: readonly TestEvent[]): PlayedGame =>
  playGame({
    sides: { a: ['anvil'], b: ['wasp'] },
    characters: CHARACTERS,
    log: [...WORKED_LOG.slice(0, eventCount), ...laterEvents],
  });

/** The state after the worked log, in normal form: without what has its initial value. */
const FINAL_STATE = {
  turn: 2,
  phase: 'choose',
  side: 'b',
  order: ['a', 'b'],
  mayAct: ['wasp'],
  step: 10,
  scenario: 'slugfest',
  deployed: ['anvil', 'wasp'],
  lastChosen: { a: 'anvil' },
  endgameDue: true,
  endgame: true,
  finalTurns: ['anvil', 'wasp'],
  startLevels: { a: 4, b: 3 },
  models: { anvil: { power: 4, pp: 2, move: 5, hp: 10 }, wasp: { power: 3, pp: 2, move: 6, hp: 2, ko: true } },
};

describe('the worked encounter', () => {
  it('refuses one event and ends as written', () => {
    const { refused: refusals, normal: normalized } = playEvents(WORKED_LOG.length);
    expect(refusals).toEqual(['6 order.limit 11/10 E-67 [anvil]']);
    expect(normalized).toEqual(FINAL_STATE);
  });

  it('computes the attack that is due after the Block', () => {
    expect(playEvents(10).normal.due).toEqual([
      {
        due: 'attack',
        by: 'anvil',
        target: 'wasp',
        name: 'Bash',
        trait: 'fight',
        versus: 'fight',
        type: 'close',
        effects: [{ effect: 'damage' }],
        dice: 4,
        need: 4,
        bonus: 2,
        parts: { block: -1, called: 1, charge: 1, size: 1 },
        reactions: ['wasp'],
      },
    ]);
  });

  it('counts the roll and asks for a KO roll', () => {
    const { normal: normalized, state } = playEvents(11);
    expect(normalized.last).toEqual({ successes: 4, pows: 1 });
    expect(state.models.get('wasp')?.hp).toBe(2);
    expect(normalized.due).toEqual([
      { due: 'ko-roll', model: 'wasp', dice: 3, need: 7 },
      { due: 'resolved', model: 'wasp' },
    ]);
  });

  it('scores when it ends (E-139)', () => {
    const { normal: normalized } = playEvents(WORKED_LOG.length, { kind: 'end-game' });
    expect(normalized).toMatchObject({ phase: 'over', totals: { a: 4, b: 2 }, vp: { a: 2 } });
  });

  it('keeps the wasp awake after a better KO roll', () => {
    const { state } = playEvents(11, { kind: 'roll', dice: [5, 2, 7] }, ...WORKED_LOG.slice(12));
    expect(state.models.get('wasp')?.ko).toBe(false);
    expect(state.endgameDue).toBe(false);
  });

  it('resolves Knockback and Slams (E!14, E-109, E-122)', () => {
    const inflictEvent = { kind: 'inflict', model: 'wasp', effect: 'knockback', amount: 5 };
    expect(playEvents(6, inflictEvent).normal.due).toEqual([{ due: 'knockback', model: 'wasp', amount: 3 }]);
    const slamGame = playEvents(6, inflictEvent, { kind: 'knockback', distance: 3, contact: 'anvil' });
    expect(slamGame.normal.due).toEqual([
      { due: 'slam', model: 'wasp', distance: 3, dice: 1, need: 3 },
      { due: 'slam', model: 'anvil', distance: 3, dice: 1, need: 4 },
    ]);
  });
});
