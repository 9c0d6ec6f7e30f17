import { describe, expect, test } from 'vitest';
import {
  readFaces,
  withFace,
  withoutLastFace,
} from '../../../../../../../../src/renderer/features/encounters/table/event-form/model/read-faces.ts';

const faces = (text: string, sides: number) => readFaces(text, sides).faces;

describe('faces as they are typed', () => {
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
  ])('“%s” on d%i', (text, sides, expected) => {
    expect(faces(text, sides)).toEqual(expected);
  });

  test.each([
    ['4 7', 6, '7'],
    ['30', 6, '0'],
    ['5 x', 10, 'x'],
    ['0', 6, '0'],
    ['-3', 6, '-'],
  ])('what no die shows is named: “%s” on d%i', (text, sides, wrong) => {
    expect(readFaces(text, sides).wrong).toBe(wrong);
  });

  test('what stands before the wrong face counts', () => {
    expect(readFaces('4 2 9', 6)).toEqual({ faces: [4, 2], wrong: '9', mayGrow: false });
  });

  test('a 1 at the end may still become a 10', () => {
    expect(readFaces('4 1', 10).mayGrow).toBe(true);
    expect(readFaces('4 1 ', 10).mayGrow).toBe(false);
    expect(readFaces('4 2', 10).mayGrow).toBe(false);
    expect(readFaces('2', 20).mayGrow).toBe(true);
    expect(readFaces('1', 6).mayGrow).toBe(false);
  });

  test('faces that are tapped stand behind those that were typed, and are taken back one by one', () => {
    const text = withFace(withFace('104', 10), 1);
    expect(faces(text, 10)).toEqual([10, 4, 10, 1]);
    expect(faces(withoutLastFace(text, 10), 10)).toEqual([10, 4, 10]);
    expect(withoutLastFace('', 10)).toBe('');
    expect(withoutLastFace('3 x', 10)).toBe('3');
  });
});
