/** Notifies other parts of the window when a step of an open document is undone or redone. */
import { createStore } from 'zustand/vanilla';

/** The document whose step was undone or redone last. */
const lastStep = createStore<{ readonly documentId: string }>(() => ({ documentId: '' }));

export const notifyUndo = (documentId: string): void => lastStep.setState({ documentId });

/** Returns a function that stops listening. */
export const onDocumentUndo = (listener: (documentId: string) => void): (() => void) =>
  lastStep.subscribe(({ documentId }) => listener(documentId));
