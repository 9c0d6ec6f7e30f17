import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../../src/shared/rulesets/registry.ts';
import { GIMMICKS, SIZES } from '../../../src/shared/rulesets/supers-unlimited/facts.ts';

const { card, resolveOptions } = rulesetOf('supers-unlimited');
const options = resolveOptions();

describe('what cards can show of the game', () => {
  it('E-121: every Gimmick with its moment and what it does, every number filled in', () => {
    const pieces = card.pieces('gimmick', options);
    expect(pieces.map(({ id }) => id)).toEqual(GIMMICKS.map(({ id }) => id));
    for (const { data } of pieces) {
      expect(String(data.text)).not.toMatch(/[{}]/);
      expect(String(data.when)).not.toBe('');
    }
    expect(pieces.find(({ id }) => id === 'elusive')?.data.text).toBe(
      '+1 to all Resistances until its next Activation.',
    );
  });

  it('E-144, E-142, E-14: Plasma X is of Size 1, the other markers of Size 2, on the bases of those Sizes', () => {
    const pieces = card.pieces('marker', options);
    const base = (size: number) => SIZES.find((row) => row.size === size)?.base;
    expect(pieces.find(({ id }) => id === 'plasma-x')?.data.diameter).toBe(base(1));
    for (const id of ['power', 'prize', 'vip']) expect(pieces.find((p) => p.id === id)?.data.diameter).toBe(base(2));
  });

  it('E-139: six Power Markers', () => {
    expect(card.pieces('marker', options).find(({ id }) => id === 'power')?.copies).toBe(6);
  });

  it('has an id for each piece, and offers each field a piece has', () => {
    for (const kind of ['gimmick', 'marker'] as const) {
      const pieces = card.pieces(kind, options);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      for (const { data } of pieces) {
        for (const key of Object.keys(data)) expect(card.fields[kind]).toContain(`/${kind}/${key}`);
      }
    }
  });
});
