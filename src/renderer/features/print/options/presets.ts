/**
 * Stores presets, which are named sets of selected parts and options. Presets leave out the adjustment of backs, which
 * belongs to the printer.
 */

import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { type PrintSettings, parsePrintSettings } from './print-settings.ts';

const STORAGE_KEY = 'rollcall.print-presets';
/** The maximum number of characters in a name, and the maximum number of saved presets. */
export const PRESET_LIMITS = { nameLength: 60, presetCount: 50 } as const;

export interface Preset {
  readonly name: string;
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
}

/** Reads the saved presets. Unreadable presets are left out. */
export function parsePresets(storedJson: string | null): readonly Preset[] {
  let parsedValue: unknown;
  try {
    parsedValue = JSON.parse(storedJson ?? '[]');
  } catch {
    // The value is damaged or is not ours, so there are no presets.
  }
  if (!Array.isArray(parsedValue)) return [];
  return parsedValue.flatMap((storedPreset: unknown): Preset[] => {
    const { name, parts, settings } = (storedPreset ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name === '' || !Array.isArray(parts)) return [];
    const printKinds = parts.filter((storedPart): storedPart is PrintKind => typeof storedPart === 'string');
    return [{ name, parts: printKinds, settings: parsePrintSettings(JSON.stringify(settings ?? {})) }];
  });
}

export const loadPresets = (): readonly Preset[] => parsePresets(readSetting(STORAGE_KEY));
export const savePresets = (presets: readonly Preset[]): void => saveSetting(STORAGE_KEY, JSON.stringify(presets));

/** Whether a preset of this name can be saved: it replaces one, or the limit of presets is not reached. */
export const canAddPreset = (presets: readonly Preset[], presetName: string): boolean =>
  presets.length < PRESET_LIMITS.presetCount || presets.some(({ name }) => name === presetName);

/** Adds a preset, or replaces the preset with the same name, and sorts the list by name. Call `canAddPreset` first. */
export const addPreset = (presets: readonly Preset[], newPreset: Preset): readonly Preset[] =>
  [...presets.filter(({ name }) => name !== newPreset.name), newPreset].sort((a, b) => a.name.localeCompare(b.name));

/** Returns the settings of a preset. The adjustment of backs and the current zoom do not change. */
export const applyPreset = (preset: Preset, { back, zoom }: PrintSettings): PrintSettings => ({
  ...preset.settings,
  back,
  zoom,
});

/** Whether the preset matches the current parts and settings. */
export const matchesPreset = (preset: Preset, parts: readonly PrintKind[], settings: PrintSettings): boolean =>
  preset.parts.join() === parts.join() && JSON.stringify(applyPreset(preset, settings)) === JSON.stringify(settings);
