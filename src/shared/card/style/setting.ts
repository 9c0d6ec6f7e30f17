/** One setting of a style, by its pointer: changed, or taken back with everything that it leaves empty. */
import { applyEdits, type Edit } from '../../document/edit.ts';
import { pointer, segments, valueAt } from '../../document/pointer.ts';
import type { CardStyle } from './card-style.ts';

/** Sets a setting, or takes it back where there is no value. */
export function settingEdits(style: CardStyle, path: string, value: unknown): readonly Edit[] {
  if (value !== undefined) return [{ op: 'set', path, value }];
  if (valueAt(style, path) === undefined) return [];
  let gone = path;
  for (let keys = segments(path).slice(0, -1); keys.length > 0; keys = keys.slice(0, -1)) {
    const holder = pointer('', ...keys);
    const left = valueAt(applyEdits<unknown>(style, [{ op: 'remove', path: gone }]), holder);
    if (left === undefined || Object.keys(left as object).length > 0) break;
    gone = holder;
  }
  return [{ op: 'remove', path: gone }];
}

/** What a style changes at all. */
const SETTINGS = [
  'colours',
  'themes',
  'ignore',
  'fonts',
  'type',
  'density',
  'border',
  'ground',
  'art',
  'boxes',
  'slots',
  'icons',
] as const;

/** Takes every setting back. */
export const resetEdits = (style: CardStyle): readonly Edit[] =>
  SETTINGS.flatMap((key): Edit[] => (style[key] === undefined ? [] : [{ op: 'remove', path: `/${key}` }]));
