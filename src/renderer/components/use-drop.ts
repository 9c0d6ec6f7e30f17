import { type DragEvent, useState } from 'react';

/** Accepts drops that carry data of this type (`Files`, or a type of the app), as a copy. */
export function useDrop(dataType: string, onDrop: (data: DataTransfer) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const hasAcceptedData = (event: DragEvent) => event.dataTransfer.types.includes(dataType);
  return {
    over: isDraggedOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasAcceptedData(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setIsDraggedOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const enteredElement = event.relatedTarget;
        if (!(enteredElement instanceof Node && event.currentTarget.contains(enteredElement))) setIsDraggedOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsDraggedOver(false);
        if (!hasAcceptedData(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer);
      },
    },
  };
}
