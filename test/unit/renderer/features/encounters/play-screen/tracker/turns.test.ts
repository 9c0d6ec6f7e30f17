import { describe, expect, it } from 'vitest';
import {
  getNextTurn,
  getPreviousTurn,
  moveModel,
} from '../../../../../../../src/renderer/features/encounters/play-screen/tracker/turns.ts';

const createTrackerState = (currentRound: number, currentTurn: string | null, idsOut: readonly string[] = []) => ({
  round: currentRound,
  turn: currentTurn,
  models: ['a', 'b', 'c'].map((modelId) => ({
    id: modelId,
    name: modelId,
    side: 's',
    tracks: [],
    tags: [],
    isOut: idsOut.includes(modelId),
  })),
});

describe('turns without rules', () => {
  it('skip models that are out, and begin a new round after the last one', () => {
    expect(getNextTurn(createTrackerState(0, null))).toEqual({ turn: 'a', round: 1 });
    expect(getNextTurn(createTrackerState(1, 'a', ['b']))).toEqual({ turn: 'c', round: 1 });
    expect(getNextTurn(createTrackerState(1, 'c', ['a']))).toEqual({ turn: 'b', round: 2 });
    expect(getNextTurn(createTrackerState(1, 'c', ['a', 'b', 'c']))).toBeUndefined();
  });

  it('go back in reverse order until the start of the first round', () => {
    expect(getPreviousTurn(createTrackerState(2, 'c', ['b']))).toEqual({ turn: 'a', round: 2 });
    expect(getPreviousTurn(createTrackerState(2, 'a', ['c']))).toEqual({ turn: 'b', round: 1 });
    expect(getPreviousTurn(createTrackerState(1, 'a'))).toEqual({ turn: null, round: 0 });
    expect(getPreviousTurn(createTrackerState(0, null))).toBeUndefined();
  });

  it('moveModel puts a model at another position of the order', () => {
    expect(moveModel(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c', 'a']);
    expect(moveModel(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveModel(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'b', 'c']);
  });
});
