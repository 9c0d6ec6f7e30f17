import { expect, it } from 'vitest';
import {
  isChosen,
  type Preset,
  readPresets,
  settingsOf,
  withPreset,
} from '../../../../../../src/renderer/features/print/options/presets.ts';
import { readSettings } from '../../../../../../src/renderer/features/print/options/settings.ts';

const settings = readSettings(JSON.stringify({ paper: 'letter', back: { x: 1, y: 0, degrees: 0 } }));
const preset = (name: string): Preset => ({ name, parts: ['cards', 'roster'], settings });

it('presets are kept in order of their names, each name once', () => {
  const all = ['Saturday', 'Club', 'Saturday'].reduce<readonly Preset[]>(
    (now, name) => withPreset(now, preset(name)),
    [],
  );
  expect(all.map(({ name }) => name)).toEqual(['Club', 'Saturday']);
  expect(readPresets(JSON.stringify(all))).toEqual(all);
});

it('what cannot be read is left out, and the rest is kept', () => {
  expect(readPresets('nonsense')).toEqual([]);
  expect(readPresets('{}')).toEqual([]);
  expect(readPresets(JSON.stringify([null, { name: '' }, { name: 'A', parts: 3 }, preset('B')]))).toEqual([
    preset('B'),
  ]);
});

it('a preset is chosen until something is changed by hand', () => {
  const one = preset('A');
  const now = settingsOf(one, settings);
  expect(isChosen(one, one.parts, now)).toBe(true);
  expect(isChosen(one, ['cards'], now)).toBe(false);
  expect(isChosen(one, one.parts, { ...now, paper: 'a3' })).toBe(false);
});

it('the correction of this printer stays when a preset is taken', () => {
  const here = readSettings(JSON.stringify({ back: { x: -2, y: 0, degrees: 0 }, zoom: 'width' }));
  expect(settingsOf(preset('A'), here)).toEqual({ ...settings, back: here.back, zoom: 'width' });
});
