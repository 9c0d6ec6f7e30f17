import { type DragEvent, useState } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import { isPictureFile } from '../pictures/picture-files.ts';

/** Accepts picture files that are dropped on the card. Other dropped files are left to the import. */
export function usePictureDrop(
  onPictures: ((files: readonly File[], dropPoint: Point) => void) | undefined,
  getCardPoint: (event: DragEvent) => Point,
) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  if (onPictures === undefined) return { isDraggedOver: false, handlers: {} };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setDraggedOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const enteredElement = event.relatedTarget;
      if (!(enteredElement instanceof Node && event.currentTarget.contains(enteredElement))) setDraggedOver(false);
    },
    onDrop: (event: DragEvent) => {
      setDraggedOver(false);
      const pictureFiles = [...event.dataTransfer.files].filter(isPictureFile);
      if (pictureFiles.length === 0) return;
      event.preventDefault();
      onPictures(pictureFiles, getCardPoint(event));
    },
  };
  return { isDraggedOver, handlers };
}
