/** Tests fonts of the library in a style. */

import { describe, expect, it } from 'vitest';
import type { CardStyle } from '../../../src/shared/card/style/card-style.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createRoleFontEdits, createRoleResetEdits } from '../../../src/shared/studio/style-fonts.ts';

const baseTemplate = getDefaultTemplate(GAMES, 'supers-unlimited');
const plainStyle: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'x', name: 'X', base: baseTemplate.id };
const libraryFont = { name: 'Bangers', file: 'sha256:abc', weight: 400, italic: false } as const;

describe('a user font in a style', () => {
  it('appears once for all roles that use it and disappears with the last one', () => {
    const namedStyle = applyEdits(plainStyle, createRoleFontEdits(plainStyle, baseTemplate, 'names', libraryFont));
    expect(namedStyle.fonts).toEqual({ bangers: { src: 'sha256:abc', name: 'Bangers', instead: 'display-black' } });
    const styleWithTwo = applyEdits(namedStyle, createRoleFontEdits(namedStyle, baseTemplate, 'headings', libraryFont));
    expect(Object.keys(styleWithTwo.fonts ?? {})).toEqual(['bangers']);
    expect(styleWithTwo.type?.roles).toEqual({ names: { font: 'bangers' }, headings: { font: 'bangers' } });
    const styleWithOne = applyEdits(styleWithTwo, createRoleFontEdits(styleWithTwo, baseTemplate, 'names', 'text'));
    expect(Object.keys(styleWithOne.fonts ?? {})).toEqual(['bangers']);
    const styleWithoutFont = applyEdits(styleWithOne, createRoleResetEdits(styleWithOne, 'headings'));
    expect(styleWithoutFont.fonts).toBeUndefined();
    expect(
      applyEdits(styleWithoutFont, createRoleFontEdits(styleWithoutFont, baseTemplate, 'names', undefined)),
    ).toEqual(plainStyle);
  });
});
