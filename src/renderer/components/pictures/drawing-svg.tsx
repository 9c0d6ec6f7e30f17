import type { Drawing, Faction } from '../../../shared/document/schema.ts';
import { DrawingShapes } from './drawing-shapes.tsx';

/** A drawing of a document as SVG. It is decorative only, since its subject is named next to it. */
export function DrawingSvg({ drawing, theme }: { drawing: Drawing; theme?: Faction['theme'] | undefined }) {
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      <DrawingShapes drawing={drawing} theme={theme} />
    </svg>
  );
}
