/** Single settings of a style: a change, and the way back that leaves nothing behind. */
import { describe, expect, it } from 'vitest';
import type { CardStyle } from '../../../../src/shared/card/style/card-style.ts';
import { createResetEdits, createSettingEdits } from '../../../../src/shared/card/style/setting.ts';
import { applyEdits } from '../../../../src/shared/document/edit.ts';

const plain: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'mine', name: 'Mine', base: 'classic' };
const set = (style: CardStyle, path: string, value?: unknown) =>
  applyEdits(style, createSettingEdits(style, path, value));

describe('a setting', () => {
  it('is made with what it stands in, and taken back with what it leaves empty', () => {
    const font = set(plain, '/type/roles/names/font', 'text-bold');
    expect(font.type).toEqual({ roles: { names: { font: 'text-bold' } } });
    const both = set(font, '/type/scale', 0.9);
    expect(set(both, '/type/roles/names/font')).toEqual({ ...plain, type: { scale: 0.9 } });
    expect(set(set(both, '/type/roles/names/font'), '/type/scale')).toEqual(plain);
  });

  it('that is not there is taken back without a step of undo', () => {
    expect(createSettingEdits(plain, '/slots/hp', undefined)).toEqual([]);
  });

  it('goes with all others at once', () => {
    const changed = set(set(set(plain, '/colours/ink', '#222222'), '/slots/hp', 'circles'), '/ignore', ['themes']);
    expect(applyEdits(changed, createResetEdits(changed))).toEqual(plain);
    expect(createResetEdits(plain)).toEqual([]);
  });
});
