import { expect, it } from 'vitest';
import { listValuesAt } from '../../../src/shared/document/list-values.ts';

const HERO = { level: 3, classes: ['tank', 'mage'], talents: [{ name: 'Gear', items: ['rope'] }, { name: '' }, null] };

it.each([
  ['/level', [3]],
  ['/classes', ['tank', 'mage']],
  ['/classes/*', ['tank', 'mage']],
  ['/classes/1', ['mage']],
  ['/talents/*/name', ['Gear', '']],
  ['/talents/*/items/*', ['rope']],
  ['/level/*', []],
  ['/spells/*/name', []],
  ['/constructor', []],
])('listValuesAt finds the values at %s', (pointer, values) => {
  expect(listValuesAt(HERO, pointer)).toEqual(values);
});
