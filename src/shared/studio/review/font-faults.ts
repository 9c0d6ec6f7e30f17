/** Fonts of a template that cannot be used here, and what is printed in their place. */

import type { FontSet } from '../../text/fonts/fonts.ts';
import { type OwnFontFault, ownFace } from '../../text/fonts/own-faces.ts';
import { referencesIn } from '../references.ts';
import { usersOfFont } from '../template-fonts.ts';
import { type Address, elementsOf, SIDES, type Side, type StudioView, shownTemplate } from '../view.ts';

export interface FontFault {
  /** What people call it. */
  readonly font: string;
  readonly fault: OwnFontFault;
  /** The face of ours that stands in for it. */
  readonly instead: string;
  /** The first element with words in it. */
  readonly side: Side;
  readonly address: Address;
}

/** One for each font that words of the size shown are set in. */
export function fontFaults(studioView: StudioView, fonts: FontSet): readonly FontFault[] {
  const { template } = studioView;
  return Object.entries(shownTemplate(studioView).fonts ?? {}).flatMap(([id, { src, name = id, instead = 'text' }]) => {
    const face = ownFace(fonts, src);
    if (typeof face !== 'string') return [];
    const styles = new Set(usersOfFont(template, id));
    const first = SIDES.flatMap((side) => elementsOf(studioView, side)).find(({ element }) =>
      referencesIn(element).some((one) => one.what === 'style' && styles.has(one.name)),
    );
    return first === undefined ? [] : [{ font: name, fault: face, instead, side: first.side, address: first.address }];
  });
}
