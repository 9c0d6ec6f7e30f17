import { useContext } from 'react';
import { getElementBox } from '../../../../shared/studio/elements.ts';
import { getSideElements } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getElementLabel } from '../tree/element-tree.tsx';
import type { Studio } from '../use-studio.ts';
import css from './overflow.module.css';
import { OverflowButton } from './overflow-button.tsx';
import { OverflowContext } from './overflow-context.ts';

interface Props {
  studio: Studio;
  /** Pixels per millimeter. */
  scale: number;
  /** Millimeters from the edges of the canvas to the trim. */
  offsetX: number;
  offsetY: number;
}

/** Shows a mark on the canvas at the lower right corner of each box whose words do not fit. */
export function OverflowMarks({ studio, scale, offsetX, offsetY }: Props) {
  const translate = useTranslate();
  const source = useContext(OverflowContext);
  const { studioView, side, game } = studio;
  if (source === undefined || source.overflows.size === 0) return null;
  return getSideElements(studioView, side)
    .filter(({ address }) => source.overflows.has(address))
    .map((studioElement) => {
      const { bounds } = getElementBox(studioElement);
      return (
        // A press on the mark is not a press on the card below.
        <div
          key={studioElement.address}
          className={css.onCanvas}
          style={{
            left: (bounds.x + bounds.width + offsetX) * scale,
            top: (bounds.y + bounds.height + offsetY) * scale,
          }}
          onPointerDown={(event) => event.stopPropagation()}
        >
          <OverflowButton
            address={studioElement.address}
            elementKind={studioElement.element.kind}
            label={getElementLabel(translate, studioElement.element, game)}
          />
        </div>
      );
    });
}
