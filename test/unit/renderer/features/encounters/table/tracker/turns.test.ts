import { describe, expect, it } from 'vitest';
import {
  movedTo,
  nextTurn,
  turnBefore,
} from '../../../../../../../src/renderer/features/encounters/table/tracker/turns.ts';

const getModelState = (round: number, turn: string | null, out: readonly string[] = []) => ({
  round,
  turn,
  models: ['a', 'b', 'c'].map((id) => ({ id, name: id, side: 's', tracks: [], tags: [], isOut: out.includes(id) })),
});

describe('turns without rules', () => {
  it('go round, past whoever is out, and a new round begins behind the last', () => {
    expect(nextTurn(getModelState(0, null))).toEqual({ turn: 'a', round: 1 });
    expect(nextTurn(getModelState(1, 'a', ['b']))).toEqual({ turn: 'c', round: 1 });
    expect(nextTurn(getModelState(1, 'c', ['a']))).toEqual({ turn: 'b', round: 2 });
    expect(nextTurn(getModelState(1, 'c', ['a', 'b', 'c']))).toBeUndefined();
  });

  it('go back as they came, as far as the beginning', () => {
    expect(turnBefore(getModelState(2, 'c', ['b']))).toEqual({ turn: 'a', round: 2 });
    expect(turnBefore(getModelState(2, 'a', ['c']))).toEqual({ turn: 'b', round: 1 });
    expect(turnBefore(getModelState(1, 'a'))).toEqual({ turn: null, round: 0 });
    expect(turnBefore(getModelState(0, null))).toBeUndefined();
  });

  it('are put in another order', () => {
    expect(movedTo(['a', 'b', 'c'], 'a', 3)).toEqual(['b', 'c', 'a']);
    expect(movedTo(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 'b', 2)).toEqual(['a', 'b', 'c']);
  });
});
