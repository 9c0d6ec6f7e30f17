import { useMemo, useState } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Point } from '../../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { getShownTemplate } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import type { Studio } from '../use-studio.ts';

type GetCardPoint = (event: { clientX: number; clientY: number }) => Point;

/** A guide that is released further than this outside of the bleed is removed. */
const GUIDE_REMOVAL_DISTANCE_MM = 8;

/** Rounds to half a millimeter, or with Ctrl to a hundredth. */
const roundPosition = (position: number, { ctrlKey, metaKey }: PointerEvent): number => {
  const stepsPerMm = ctrlKey || metaKey ? 100 : 2;
  return Math.round(position * stepsPerMm) / stepsPerMm;
};

/**
 * Creates the edits that move, add or remove a guide. `guideIndex` is undefined for a new guide, and `nextPosition`, in millimeters,
 * is undefined for a guide that is removed.
 */
function createGuideEdits(
  { guides }: CardTemplate,
  axis: 'x' | 'y',
  guideIndex: number | undefined,
  nextPosition: number | undefined,
): readonly Edit[] {
  const currentGuides = guides ?? { x: [], y: [] };
  const otherPositions = (currentGuides[axis] ?? []).filter((_position, positionIndex) => positionIndex !== guideIndex);
  const nextGuides = {
    x: currentGuides.x ?? [],
    y: currentGuides.y ?? [],
    [axis]: nextPosition === undefined ? otherPositions : [...otherPositions, nextPosition],
  };
  if (nextGuides.x.length + nextGuides.y.length === 0)
    return guides === undefined ? [] : [{ op: 'remove', path: '/guides' }];
  return [{ op: 'set', path: '/guides', value: nextGuides }];
}

/** Lets the user drag guides out of the rulers, across the card and off the card again. */
export function useGuides(studio: Studio) {
  const [preview, setPreview] = useState<CardTemplate>();
  const latestRef = useLatest(studio);
  const startDrag = useMemo(
    () => (axis: 'x' | 'y', getCardPoint: GetCardPoint, guideIndex?: number) => (event: React.PointerEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const { template, studioView, commitEdits } = latestRef.current;
      let pendingEdits: readonly Edit[] = [];
      const { size, bleed } = getShownTemplate(studioView);
      const moveGuide = (pointerEvent: PointerEvent) => {
        const position = getCardPoint(pointerEvent)[axis];
        const maxPosition = (axis === 'x' ? size.width : size.height) + bleed + GUIDE_REMOVAL_DISTANCE_MM;
        const isOutside = position < -bleed - GUIDE_REMOVAL_DISTANCE_MM || position > maxPosition;
        pendingEdits = createGuideEdits(
          template,
          axis,
          guideIndex,
          isOutside ? undefined : roundPosition(position, pointerEvent),
        );
        setPreview(pendingEdits.length === 0 ? undefined : applyEdits(template, pendingEdits));
      };
      const dragController = new AbortController();
      const { signal } = dragController;
      const endDrag = () => {
        dragController.abort();
        setPreview(undefined);
      };
      const commitDrag = () => {
        endDrag();
        commitEdits(pendingEdits);
      };
      window.addEventListener('pointermove', moveGuide, { signal });
      window.addEventListener('pointerup', commitDrag, { signal });
      // The system cancels the pointer, for example for a touch gesture. The guide then returns to its place.
      window.addEventListener('pointercancel', endDrag, { signal });
    },
    [latestRef],
  );
  return { preview, startDrag };
}
