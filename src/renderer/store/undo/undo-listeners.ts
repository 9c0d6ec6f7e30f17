/** Tells other parts of the window when a step of an open document is undone or redone. */
const listeners = new Set<(documentId: string) => void>();

export function notifyUndo(documentId: string): void {
  for (const listener of [...listeners]) listener(documentId);
}

/** Returns a function that stops listening. */
export function onDocumentUndo(listener: (documentId: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
