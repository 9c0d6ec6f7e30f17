import { useMemo, useState } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Point } from '../../../../shared/display/matrix.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { shownTemplate } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import type { Studio } from '../use-studio.ts';

type PointOf = (event: { clientX: number; clientY: number }) => Point;

/** Millimetres beyond the card from which on a guide that is let go is none. */
const GUIDE_AWAY = 8;

/** Half a millimetre, or with Ctrl a hundredth. */
const toStep = (place: number, { ctrlKey, metaKey }: PointerEvent): number => {
  const steps = ctrlKey || metaKey ? 100 : 2;
  return Math.round(place * steps) / steps;
};

function editsFor(
  { guides }: CardTemplate,
  axis: 'x' | 'y',
  index: number | undefined,
  at: number | undefined,
): readonly Edit[] {
  const held = guides ?? { x: [], y: [] };
  const others = (held[axis] ?? []).filter((_, i) => i !== index);
  const next = { x: held.x ?? [], y: held.y ?? [], [axis]: at === undefined ? others : [...others, at] };
  if (next.x.length + next.y.length === 0) return guides === undefined ? [] : [{ op: 'remove', path: '/guides' }];
  return [{ op: 'set', path: '/guides', value: next }];
}

/** Guides are dragged out of the rulers, along the card, and off it again. */
export function useGuides(studio: Studio) {
  const [preview, setPreview] = useState<CardTemplate>();
  const latestRef = useLatest(studio);
  const drag = useMemo(
    () => (axis: 'x' | 'y', pointOf: PointOf, index?: number) => (event: React.PointerEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const { template, studioView, run } = latestRef.current;
      let edits: readonly Edit[] = [];
      const { size, bleed } = shownTemplate(studioView);
      const move = (now: PointerEvent) => {
        const place = pointOf(now)[axis];
        const room = (axis === 'x' ? size.width : size.height) + bleed + GUIDE_AWAY;
        const isOff = place < -bleed - GUIDE_AWAY || place > room;
        edits = editsFor(template, axis, index, isOff ? undefined : toStep(place, now));
        setPreview(edits.length === 0 ? undefined : applyEdits(template, edits));
      };
      const dragging = new AbortController();
      const end = () => {
        dragging.abort();
        setPreview(undefined);
        run(edits);
      };
      window.addEventListener('pointermove', move, { signal: dragging.signal });
      window.addEventListener('pointerup', end, { signal: dragging.signal });
    },
    [latestRef],
  );
  return { preview, drag };
}
