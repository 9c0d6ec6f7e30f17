import { type DragEvent, type PointerEvent, useMemo } from 'react';
import type { ExportedDocument } from '../../../navigation/export-request.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { prepareDrag, startDrag } from './drag-out.ts';

/**
 * Returns the props of an element from which one document can be dragged out of the window. Keyboard users have the
 * export dialog.
 */
export function useDragOut(documentKind: ExportedDocument['kind'], documentId: string) {
  const gameCatalog = useGames();
  const library = useLibrary();
  return useMemo(() => {
    const documents: readonly ExportedDocument[] = [{ kind: documentKind, id: documentId }];
    return {
      draggable: true,
      onPointerDown: ({ button }: PointerEvent) => {
        if (button === 0) prepareDrag(gameCatalog, library, documents);
      },
      onDragStart: (event: DragEvent) => startDrag(event, documents),
    };
  }, [library, documentKind, documentId, gameCatalog]);
}
