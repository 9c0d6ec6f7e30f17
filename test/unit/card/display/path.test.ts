import { describe, expect, it } from 'vitest';
import { createRoundedRect, getPathBounds, parsePath, transformPath } from '../../../../src/shared/display/path.ts';

describe('paths', () => {
  it('parses every path command and turns H and V into lines from the current point', () => {
    expect(parsePath('M1 2 H5 V-6.5 L.5,1e1 Q1 2 3 4 C1 2 3 4 5 6Z')).toEqual([
      ['M', 1, 2],
      ['L', 5, 2],
      ['L', 5, -6.5],
      ['L', 0.5, 10],
      ['Q', 1, 2, 3, 4],
      ['C', 1, 2, 3, 4, 5, 6],
      ['Z'],
    ]);
  });

  it('reads further pairs after a move as lines, and further numbers as the same command repeated', () => {
    expect(parsePath('M0 0 1 1 L2 2 3 3').map(([letter]) => letter)).toEqual(['M', 'L', 'L', 'L']);
  });

  it('stops at an unknown command instead of throwing', () => {
    expect(parsePath('M0 0 L1 1 A5 5 0 0 1 9 9 L3 3')).toEqual([
      ['M', 0, 0],
      ['L', 1, 1],
    ]);
    expect(parsePath('5 5')).toEqual([]);
    expect(parsePath('M0 0Z 4 4')).toHaveLength(2);
  });

  it('limits numbers to what a PDF can hold', () => {
    expect(parsePath('M1e999 -1e30')).toEqual([['M', 1e6, -1e6]]);
  });

  it('moves and scales points', () => {
    expect(transformPath(parsePath('M1 2 L3 4 Z'), 2, -1, 10, 20)).toEqual([['M', 12, 18], ['L', 16, 16], ['Z']]);
  });

  it('keeps a rounded rectangle within its bounds, however large the radius', () => {
    expect(getPathBounds(createRoundedRect({ x: 1, y: 2, width: 10, height: 4 }, 99))).toEqual({
      x: 1,
      y: 2,
      width: 10,
      height: 4,
    });
  });
});
