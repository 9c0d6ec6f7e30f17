/** Tests that a setting of a style can be changed and reset without a trace. */
import { describe, expect, it } from 'vitest';
import type { CardStyle } from '../../../../src/shared/card/style/card-style.ts';
import { createResetEdits, createSettingEdits } from '../../../../src/shared/card/style/setting.ts';
import { applyEdits } from '../../../../src/shared/document/edit.ts';

const plainStyle: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'mine', name: 'Mine', base: 'classic' };
const applySetting = (style: CardStyle, settingPath: string, value?: unknown) =>
  applyEdits(style, createSettingEdits(style, settingPath, value));

describe('a setting of a style', () => {
  it('creates the missing parent objects and removes empty ones again', () => {
    const fontStyle = applySetting(plainStyle, '/type/roles/names/font', 'text-bold');
    expect(fontStyle.type).toEqual({ roles: { names: { font: 'text-bold' } } });
    const scaledStyle = applySetting(fontStyle, '/type/scale', 0.9);
    expect(applySetting(scaledStyle, '/type/roles/names/font')).toEqual({ ...plainStyle, type: { scale: 0.9 } });
    expect(applySetting(applySetting(scaledStyle, '/type/roles/names/font'), '/type/scale')).toEqual(plainStyle);
  });

  it('creates no undo step when a missing setting is reset', () => {
    expect(createSettingEdits(plainStyle, '/slots/hp', undefined)).toEqual([]);
  });

  it('resets all settings at once', () => {
    const changedStyle = applySetting(
      applySetting(applySetting(plainStyle, '/colours/ink', '#222222'), '/slots/hp', 'circles'),
      '/ignore',
      ['themes'],
    );
    expect(applyEdits(changedStyle, createResetEdits(changedStyle))).toEqual(plainStyle);
    expect(createResetEdits(plainStyle)).toEqual([]);
  });
});
