import { useEffect, useMemo, useState } from 'react';
import type { Character, Drawing } from '../../../shared/document/schema.ts';
import { drawingHash, withDrawing } from '../../../shared/library/drawing-reference.ts';
import { useLibrary } from '../library-context.ts';
import type { Drawings } from './drawings.ts';

/**
 * The drawing that a document names or holds. The same object until the document names another one; without shapes while
 * it is being read, undefined when the library has lost it.
 */
export function useDrawing(drawing: Drawing | undefined): Drawing | undefined {
  const { drawings } = useLibrary();
  const hash = drawingHash(drawing);
  const [read, setRead] = useState(() => inMemory(drawings, hash));
  useEffect(() => {
    if (hash === undefined) return;
    let wanted = true;
    const take = (found: Drawing | null) => {
      if (wanted)
        setRead((before) => (before?.hash === hash && before.drawing === found ? before : { hash, drawing: found }));
    };
    drawings.read(hash).then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [drawings, hash]);
  const blank = useMemo(() => drawing && { ...drawing, shapes: [] }, [drawing]);
  if (hash === undefined) return drawing;
  const held = read?.hash === hash ? read.drawing : drawings.held(hash);
  return held === undefined ? blank : (held ?? undefined);
}

/** What needs no reading: forty portraits that come into sight are drawn once, not twice. */
function inMemory(drawings: Drawings, hash: string | undefined): { hash: string; drawing: Drawing | null } | undefined {
  const held = hash === undefined ? undefined : drawings.held(hash);
  return hash === undefined || held === undefined ? undefined : { hash, drawing: held };
}

/** The character with its drawing, for whatever draws its card. The same object until one of both changes. */
export function useWhole(character: Character): Character {
  const named = character.art?.drawing;
  const drawing = useDrawing(named);
  return useMemo(() => (drawing === named ? character : withDrawing(character, drawing)), [character, drawing, named]);
}
