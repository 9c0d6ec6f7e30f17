import { type DragEvent, type PointerEvent, useMemo } from 'react';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { dragOut, prepareDrag } from './drag-out.ts';

/**
 * Returns the props of an element from which one document can be dragged out. The export dialog does the same by
 * keyboard.
 */
export function useDragOut(kind: ExportedDocument['kind'], id: string) {
  const gameCatalog = useGames();
  const library = useLibrary();
  return useMemo(() => {
    const documents: readonly ExportedDocument[] = [{ kind, id }];
    return {
      draggable: true,
      onPointerDown: ({ button }: PointerEvent) => {
        if (button === 0) prepareDrag(gameCatalog, library, documents);
      },
      onDragStart: (event: DragEvent) => dragOut(event, documents),
    };
  }, [library, kind, id, gameCatalog]);
}
