/** Finds fonts of a template that are unavailable, and their replacements. */

import type { FontSet } from '../../text/fonts/fonts.ts';
import { getUserFont, type UserFontError } from '../../text/fonts/user-fonts.ts';
import { listElementReferences } from '../references.ts';
import { listFontUsers } from '../template-fonts.ts';
import { type Address, getShownTemplate, getSideElements, SIDES, type Side, type StudioView } from '../view.ts';

export interface FontProblem {
  /** The name of the font. */
  readonly font: string;
  readonly fault: UserFontError;
  /** The built-in font that replaces the font. */
  readonly fallbackFace: string;
  /** The first element that uses the font. */
  readonly side: Side;
  readonly address: Address;
}

/** Lists a problem for each unavailable font that texts of the shown size use. */
export function listFontProblems(studioView: StudioView, fontSet: FontSet): readonly FontProblem[] {
  const { template } = studioView;
  return Object.entries(getShownTemplate(studioView).fonts ?? {}).flatMap(
    ([fontId, { src: fontSource, name: fontName = fontId, instead: fallbackFace = 'text' }]) => {
      const ownFont = getUserFont(fontSet, fontSource);
      if (typeof ownFont !== 'string') return [];
      const fontUsers = new Set(listFontUsers(template, fontId));
      const firstElement = SIDES.flatMap((side) => getSideElements(studioView, side)).find(({ element }) =>
        listElementReferences(element).some((reference) => reference.what === 'style' && fontUsers.has(reference.name)),
      );
      return firstElement === undefined
        ? []
        : [{ font: fontName, fault: ownFont, fallbackFace, side: firstElement.side, address: firstElement.address }];
    },
  );
}
