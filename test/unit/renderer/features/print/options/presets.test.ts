import { expect, it } from 'vitest';
import {
  addPreset,
  applyPreset,
  canAddPreset,
  matchesPreset,
  PRESET_LIMITS,
  type Preset,
  parsePresets,
} from '../../../../../../src/renderer/features/print/options/presets.ts';
import { parsePrintSettings } from '../../../../../../src/renderer/features/print/options/print-settings.ts';

const settings = parsePrintSettings(JSON.stringify({ paper: 'letter', back: { x: 1, y: 0, degrees: 0 } }));
const createPreset = (presetName: string): Preset => ({ name: presetName, parts: ['cards', 'roster'], settings });

it('addPreset sorts presets by name and keeps the last one of each name', () => {
  const presets = ['Saturday', 'Club', 'Saturday'].reduce<readonly Preset[]>(
    (changedPresets, presetName) => addPreset(changedPresets, createPreset(presetName)),
    [],
  );
  expect(presets.map(({ name: presetName }) => presetName)).toEqual(['Club', 'Saturday']);
  expect(parsePresets(JSON.stringify(presets))).toEqual(presets);
});

it('canAddPreset refuses another name at the limit, so that no preset is lost', () => {
  const presets = Array.from({ length: PRESET_LIMITS.presetCount }, (_, index) => createPreset(`Preset ${index}`));
  expect(canAddPreset(presets, 'One more')).toBe(false);
  expect(canAddPreset(presets, 'Preset 7')).toBe(true);
  expect(addPreset(presets, createPreset('Preset 7'))).toHaveLength(PRESET_LIMITS.presetCount);
  expect(canAddPreset(presets.slice(1), 'One more')).toBe(true);
});

it('parsePresets leaves unreadable presets out and keeps the others', () => {
  expect(parsePresets('nonsense')).toEqual([]);
  expect(parsePresets('{}')).toEqual([]);
  expect(parsePresets(JSON.stringify([null, { name: '' }, { name: 'A', parts: 3 }, createPreset('B')]))).toEqual([
    createPreset('B'),
  ]);
});

it('matchesPreset returns false once a part or setting differs from the preset', () => {
  const testPreset = createPreset('A');
  const appliedSettings = applyPreset(testPreset, settings);
  expect(matchesPreset(testPreset, testPreset.parts, appliedSettings)).toBe(true);
  expect(matchesPreset(testPreset, ['cards'], appliedSettings)).toBe(false);
  expect(matchesPreset(testPreset, testPreset.parts, { ...appliedSettings, paper: 'a3' })).toBe(false);
});

it('applyPreset keeps the printer correction and the zoom of this device', () => {
  const currentSettings = parsePrintSettings(JSON.stringify({ back: { x: -2, y: 0, degrees: 0 }, zoom: 'width' }));
  expect(applyPreset(createPreset('A'), currentSettings)).toEqual({
    ...settings,
    back: currentSettings.back,
    zoom: 'width',
  });
});
