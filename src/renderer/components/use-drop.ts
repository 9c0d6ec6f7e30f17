import { type DragEvent, useState } from 'react';

/** Accepts drops that carry data of this type (`Files`, or a type of the app), as a copy. */
export function useDrop(dataType: string, onDrop: (data: DataTransfer, event: DragEvent) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const hasAcceptedData = (event: DragEvent) => event.dataTransfer.types.includes(dataType);
  const acceptDrag = (event: DragEvent) => {
    if (!hasAcceptedData(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsDraggedOver(true);
  };
  return {
    over: isDraggedOver,
    handlers: {
      // Chromium sends `dragenter` instead of `dragover` whenever another element is under the pointer. While a list scrolls under it,
      // that is the last event before the drop, which is lost unless this event was accepted too.
      onDragEnter: acceptDrag,
      onDragOver: acceptDrag,
      onDragLeave: (event: DragEvent) => {
        const enteredElement = event.relatedTarget;
        if (!(enteredElement instanceof Node && event.currentTarget.contains(enteredElement))) setIsDraggedOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsDraggedOver(false);
        if (!hasAcceptedData(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer, event);
      },
    },
  };
}
