import { describe, expect, test } from 'vitest';
import {
  appendFace,
  readFaces,
  removeLastFace,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/read-faces.ts';

const readFaceList = (typedText: string, dieSides: number) => readFaces(typedText, dieSides).faces;

describe('typed die faces', () => {
  test.each([
    ['10 4 1 2 3', 10, [10, 4, 1, 2, 3]],
    ['104123', 10, [10, 4, 1, 2, 3]],
    ['0 9,1', 10, [10, 9, 1]],
    ['1 0', 10, [1, 10]],
    ['4455', 6, [4, 4, 5, 5]],
    ['14 3', 20, [14, 3]],
    ['1 4 3', 20, [1, 4, 3]],
    ['35', 20, [3, 5]],
    ['', 6, []],
    ['  ', 10, []],
  ])('readFaces splits “%s” into faces of a d%i', (typedText, dieSides, expected) => {
    expect(readFaceList(typedText, dieSides)).toEqual(expected);
  });

  test.each([
    ['4 7', 6, '7'],
    ['30', 6, '0'],
    ['5 x', 10, 'x'],
    ['0', 6, '0'],
    ['-3', 6, '-'],
  ])('readFaces names the text that no die shows: “%s” on d%i', (typedText, dieSides, invalidText) => {
    expect(readFaces(typedText, dieSides).invalidText).toBe(invalidText);
  });

  test('readFaces keeps the faces before an invalid one', () => {
    expect(readFaces('4 2 9', 6)).toEqual({ faces: [4, 2], invalidText: '9', mayGrow: false });
  });

  test('readFaces reports that the last digit may still grow, for example a 1 on a d10', () => {
    expect(readFaces('4 1', 10).mayGrow).toBe(true);
    expect(readFaces('4 1 ', 10).mayGrow).toBe(false);
    expect(readFaces('4 2', 10).mayGrow).toBe(false);
    expect(readFaces('2', 20).mayGrow).toBe(true);
    expect(readFaces('1', 6).mayGrow).toBe(false);
  });

  test('appendFace adds a face after typed ones, and removeLastFace removes the last', () => {
    const typedText = appendFace(appendFace('104', 10), 1);
    expect(readFaceList(typedText, 10)).toEqual([10, 4, 10, 1]);
    expect(readFaceList(removeLastFace(typedText, 10), 10)).toEqual([10, 4, 10]);
    expect(removeLastFace('', 10)).toBe('');
    expect(removeLastFace('3 x', 10)).toBe('3');
  });
});
