import { type DragEvent, useState } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { isPicture } from '../pictures/bring-pictures.ts';

/** Takes picture files that are dropped on the card, where they fall. Documents go on to the import. */
export function usePictureDrop(
  onPictures: ((files: readonly File[], at: Point) => void) | undefined,
  pointOf: (event: DragEvent) => Point,
) {
  const [over, setOver] = useState(false);
  if (onPictures === undefined) return { over: false, handlers: {} };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const files = [...event.dataTransfer.files].filter(isPicture);
      if (files.length === 0) return;
      event.preventDefault();
      onPictures(files, pointOf(event));
    },
  };
  return { over, handlers };
}
