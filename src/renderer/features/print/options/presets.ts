/**
 * The storage key of presets: named sets of selected parts and options. They leave out the adjustment of backs, which
 * belongs to the printer.
 */

import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { type PrintSettings, readSettings } from './settings.ts';

const KEY = 'rollcall.print-presets';
/** The most letters in a name, and the most presets that are saved. */
export const PRESET_LIMITS = { letters: 60, presets: 50 } as const;

export interface Preset {
  readonly name: string;
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
}

/** Reads the saved presets. Unreadable ones are left out. */
export function readPresets(stored: string | null): readonly Preset[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    // The value is damaged or is not ours, so there are no presets.
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): Preset[] => {
    const { name, parts, settings } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name === '' || !Array.isArray(parts)) return [];
    const kinds = parts.filter((part): part is PrintKind => typeof part === 'string');
    return [{ name, parts: kinds, settings: readSettings(JSON.stringify(settings ?? {})) }];
  });
}

export const loadPresets = (): readonly Preset[] => readPresets(readSetting(KEY));
export const keepPresets = (presets: readonly Preset[]): void => saveSetting(KEY, JSON.stringify(presets));

/** Adds a preset, or replaces the one with the same name, and sorts the list by name. */
export const withPreset = (presets: readonly Preset[], one: Preset): readonly Preset[] =>
  [...presets.filter(({ name }) => name !== one.name), one]
    .slice(-PRESET_LIMITS.presets)
    .sort((a, b) => a.name.localeCompare(b.name));

/** Returns the settings of a preset. The adjustment of backs and the current zoom do not change. */
export const settingsOf = (preset: Preset, { back, zoom }: PrintSettings): PrintSettings => ({
  ...preset.settings,
  back,
  zoom,
});

/** Whether the preset matches the current parts and settings. */
export const isChosen = (preset: Preset, parts: readonly PrintKind[], settings: PrintSettings): boolean =>
  preset.parts.join() === parts.join() && JSON.stringify(settingsOf(preset, settings)) === JSON.stringify(settings);
