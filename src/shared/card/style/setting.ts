/** Creates edits that change or reset settings of a style. */
import { applyEdits, type Edit } from '../../document/edit.ts';
import { getValueAt, joinPointer, parsePointer } from '../../document/pointer.ts';
import type { CardStyle } from './card-style.ts';

/** Sets a setting, or removes it and the objects that become empty if `value` is undefined. */
export function createSettingEdits(style: CardStyle, pointer: string, value: unknown): readonly Edit[] {
  if (value !== undefined) return [{ op: 'set', path: pointer, value }];
  if (getValueAt(style, pointer) === undefined) return [];
  let removedPointer = pointer;
  for (let segments = parsePointer(pointer).slice(0, -1); segments.length > 0; segments = segments.slice(0, -1)) {
    const parentPointer = joinPointer('', ...segments);
    const remainingParent = getValueAt(
      applyEdits<unknown>(style, [{ op: 'remove', path: removedPointer }]),
      parentPointer,
    );
    if (remainingParent === undefined || Object.keys(remainingParent as object).length > 0) break;
    removedPointer = parentPointer;
  }
  return [{ op: 'remove', path: removedPointer }];
}

/** The keys of all settings. */
const SETTING_KEYS = [
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

/** Creates edits that reset every setting. */
export const createResetEdits = (style: CardStyle): readonly Edit[] =>
  SETTING_KEYS.flatMap((settingKey): Edit[] =>
    style[settingKey] === undefined ? [] : [{ op: 'remove', path: `/${settingKey}` }],
  );
