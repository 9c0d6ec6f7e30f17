/** Named sets of what is ticked and how it is printed. The correction of backs belongs to the printer, and stays out of them. */

import type { PrintKind } from '../../../../shared/print-job/print-job.ts';
import { keepSetting, setting } from '../../../store/settings.ts';
import { type PrintSettings, readSettings } from './settings.ts';

const KEY = 'rollcall.print-presets';
/** Letters of a name, and presets, that are kept. */
export const PRESET_LIMITS = { letters: 60, presets: 50 } as const;

export interface Preset {
  readonly name: string;
  readonly parts: readonly PrintKind[];
  readonly settings: PrintSettings;
}

/** What was kept; whatever cannot be read is left out. */
export function readPresets(stored: string | null): readonly Preset[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '[]');
  } catch {
    // Not ours, or damaged: there are none.
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): Preset[] => {
    const { name, parts, settings } = (one ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || name === '' || !Array.isArray(parts)) return [];
    const kinds = parts.filter((part): part is PrintKind => typeof part === 'string');
    return [{ name, parts: kinds, settings: readSettings(JSON.stringify(settings ?? {})) }];
  });
}

export const loadPresets = (): readonly Preset[] => readPresets(setting(KEY));
export const keepPresets = (presets: readonly Preset[]): void => keepSetting(KEY, JSON.stringify(presets));

/** The list with one more, in place of one of the same name; in order of names. */
export const withPreset = (presets: readonly Preset[], one: Preset): readonly Preset[] =>
  [...presets.filter(({ name }) => name !== one.name), one]
    .slice(-PRESET_LIMITS.presets)
    .sort((a, b) => a.name.localeCompare(b.name));

/** The settings of a preset on this printer: its backs, and the zoom of now, stay. */
export const settingsOf = (preset: Preset, { back, zoom }: PrintSettings): PrintSettings => ({
  ...preset.settings,
  back,
  zoom,
});

/** Whether this is what is ticked and set now. */
export const isChosen = (preset: Preset, parts: readonly PrintKind[], settings: PrintSettings): boolean =>
  preset.parts.join() === parts.join() && JSON.stringify(settingsOf(preset, settings)) === JSON.stringify(settings);
