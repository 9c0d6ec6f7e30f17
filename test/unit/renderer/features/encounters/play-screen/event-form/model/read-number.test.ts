import { expect, test } from 'vitest';
import {
  readInches,
  readWholeNumber,
} from '../../../../../../../../src/renderer/features/encounters/play-screen/event-form/model/read-number.ts';

test.each([
  ['6', 6],
  ['6.25', 6.25],
  ['6,5', 6.5],
  ['6 1/4', 6.25],
  ['6¾"', 6.75],
  ['1/2', 0.5],
  ['0', 0],
  ['6.', undefined],
  ['6.3', undefined],
  ['.5', 0.5],
  ['1,250', 1.25],
  ['1,2.5', undefined],
  ['-1', undefined],
  ['six', undefined],
  ['', undefined],
  ['1e9', undefined],
])('readInches reads quarter inches or returns undefined: “%s”', (typedText, expectedInches) => {
  expect(readInches(typedText)).toBe(expectedInches);
});

test.each([
  ['3', 3],
  ['-2', -2],
  ['−2', -2],
  ['+1', 1],
  ['2.5', undefined],
  ['1,250', undefined],
  ['2.0', 2],
  ['', undefined],
  ['12345678901', undefined],
])('readWholeNumber reads a whole number or returns undefined: “%s”', (typedText, expectedNumber) => {
  expect(readWholeNumber(typedText)).toBe(expectedNumber);
});
