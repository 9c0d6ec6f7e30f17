/** Fonts of the library in a style. */

import { describe, expect, it } from 'vitest';
import type { CardStyle } from '../../../src/shared/card/style/card-style.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createRoleFontEdits, createRoleResetEdits } from '../../../src/shared/studio/style-fonts.ts';

const base = getDefaultTemplate(GAMES, 'supers-unlimited');
const plain: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'x', name: 'X', base: base.id };
const font = { name: 'Bangers', file: 'sha256:abc', weight: 400, italic: false } as const;

describe('a font of the library in a style', () => {
  it('is named once, whatever is set in it, and goes with the last role', () => {
    const named = applyEdits(plain, createRoleFontEdits(plain, base, 'names', font));
    expect(named.fonts).toEqual({ bangers: { src: 'sha256:abc', name: 'Bangers', instead: 'display-black' } });
    const twice = applyEdits(named, createRoleFontEdits(named, base, 'headings', font));
    expect(Object.keys(twice.fonts ?? {})).toEqual(['bangers']);
    expect(twice.type?.roles).toEqual({ names: { font: 'bangers' }, headings: { font: 'bangers' } });
    const once = applyEdits(twice, createRoleFontEdits(twice, base, 'names', 'text'));
    expect(Object.keys(once.fonts ?? {})).toEqual(['bangers']);
    const gone = applyEdits(once, createRoleResetEdits(once, 'headings'));
    expect(gone.fonts).toBeUndefined();
    expect(applyEdits(gone, createRoleFontEdits(gone, base, 'names', undefined))).toEqual(plain);
  });
});
