/** Draws the shadow of an outline as layers of paths, which look the same on screen and on paper. */
import { resolveColor, type Theme } from '../../display/color.ts';
import type { GroupItem, PathItem } from '../../display/display-list.ts';
import type { Path } from '../../display/path.ts';
import { mm, toPt } from '../../display/units.ts';
import type { Shadow } from '../template/effects.ts';

/** The number of layers of a soft shadow. At 0.2 mm a layer, edges between layers can't be seen on paper. */
const LAYER_COUNT = 16;

/** Returns the shadow of an outline, to be painted before the element. */
export function placeShadow(path: Path, { offset, blur = 0, colour, opacity = 1 }: Shadow, theme: Theme): GroupItem {
  const shadowColor = resolveColor(theme, colour);
  const fadeWidth = toPt(mm(blur));
  const items: PathItem[] =
    fadeWidth === 0
      ? [{ kind: 'path', path, fill: shadowColor, opacity }]
      : listLayers(opacity).map(({ reach, layerOpacity }) => ({
          kind: 'path',
          path,
          fill: shadowColor,
          stroke: { colour: shadowColor, width: 2 * reach * fadeWidth, join: 'round' },
          opacity: layerOpacity,
        }));
  return { kind: 'group', role: 'artifact', transform: [1, 0, 0, 1, toPt(mm(offset[0])), toPt(mm(offset[1]))], items };
}

interface Layer {
  /** How far the layer reaches beyond the outline, as a share of the width of the fade. */
  readonly reach: number;
  readonly layerOpacity: number;
}

/** Lists the layers from the widest to the narrowest. All layers together have the opacity of the shadow, and fade out smoothly. */
function listLayers(shadowOpacity: number): readonly Layer[] {
  let paintedOpacity = 0;
  return Array.from({ length: LAYER_COUNT }, (_, index): Layer => {
    const reach = 1 - (index + 0.5) / LAYER_COUNT;
    const wantedOpacity = shadowOpacity * computeFade((index + 1) / LAYER_COUNT);
    // A layer on top of opacity a makes it a + (1 - a) * its own.
    const layerOpacity = paintedOpacity >= 1 ? 0 : (wantedOpacity - paintedOpacity) / (1 - paintedOpacity);
    paintedOpacity = wantedOpacity;
    return { reach, layerOpacity };
  });
}

/** Rises from 0 to 1 without a corner at either end. */
const computeFade = (share: number): number => share * share * (3 - 2 * share);
