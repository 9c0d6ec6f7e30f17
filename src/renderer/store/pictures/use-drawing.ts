import { useEffect, useMemo, useState } from 'react';
import type { Character, Drawing } from '../../../shared/document/schema.ts';
import { parseDrawingHash, replaceDrawing } from '../../../shared/library/drawing-reference.ts';
import { useLibrary } from '../library-context.ts';
import type { Drawings } from './drawings.ts';

/**
 * Returns the drawing of a document, which the document either contains or refers to. Returns the same object until the document has
 * another drawing. While the drawing is being read, the result has no shapes. Returns undefined if the library has lost the drawing.
 */
export function useDrawing(drawing: Drawing | undefined): Drawing | undefined {
  const { drawings } = useLibrary();
  const referencedHash = parseDrawingHash(drawing);
  const [readDrawing, setReadDrawing] = useState(() => findCached(drawings, referencedHash));
  useEffect(() => {
    if (referencedHash === undefined) return;
    let isActive = true;
    const setFound = (foundDrawing: Drawing | null) => {
      if (isActive)
        setReadDrawing((previous) =>
          previous?.hash === referencedHash && previous.drawing === foundDrawing
            ? previous
            : { hash: referencedHash, drawing: foundDrawing },
        );
    };
    drawings.read(referencedHash).then(setFound, () => setFound(null));
    return () => {
      isActive = false;
    };
  }, [drawings, referencedHash]);
  const emptyDrawing = useMemo(() => drawing && { ...drawing, shapes: [] }, [drawing]);
  if (referencedHash === undefined) return drawing;
  const cachedDrawing = readDrawing?.hash === referencedHash ? readDrawing.drawing : drawings.getCached(referencedHash);
  return cachedDrawing === undefined ? emptyDrawing : (cachedDrawing ?? undefined);
}

/** Returns a drawing that is already in memory. A portrait that scrolls into view is then rendered once instead of twice. */
function findCached(
  drawings: Drawings,
  referencedHash: string | undefined,
): { hash: string; drawing: Drawing | null } | undefined {
  const cachedDrawing = referencedHash === undefined ? undefined : drawings.getCached(referencedHash);
  return referencedHash === undefined || cachedDrawing === undefined
    ? undefined
    : { hash: referencedHash, drawing: cachedDrawing };
}

/** Returns a character with its drawing, for rendering its card. The same object until the character or the drawing changes. */
export function useCharacterWithDrawing(character: Character): Character {
  const characterDrawing = character.art?.drawing;
  const drawing = useDrawing(characterDrawing);
  return useMemo(
    () => (drawing === characterDrawing ? character : replaceDrawing(character, drawing)),
    [character, drawing, characterDrawing],
  );
}
