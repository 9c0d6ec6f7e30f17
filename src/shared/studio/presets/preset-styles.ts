/** The styles of presets, by name. `size` is in points; `tracking` and `tight` are in em. */
import type { Style } from '../../card/template/template.ts';

export const PRESET_STYLES: Readonly<Record<string, Style>> = {
  name: { font: 'display-black', size: 20, colour: 'ink' },
  kind: { font: 'text-medium', size: 7, colour: 'ink' },
  label: { font: 'text-bold', size: 6, colour: 'ink', case: 'upper', tracking: 0.05, tight: 0 },
  number: { font: 'display-black', size: 20, colour: 'ink' },
  level: { font: 'display-black', size: 20, colour: 'on-accent' },
  resistance: { font: 'display-bold', size: 9, colour: 'paper' },
  initial: { font: 'display-black', size: 90, colour: 'on-primary', case: 'upper' },
  tag: { font: 'text-bold', size: 6.2, colour: 'on-primary', case: 'upper', tracking: 0.04, tight: 0 },
  heading: { font: 'display-black', size: 9.5, colour: 'accent-on-paper', case: 'upper', tracking: 0.06 },
  entry: { font: 'text-bold', size: 7.6, colour: 'ink', markup: false },
  body: { font: 'text', size: 7.6, colour: 'ink' },
};
