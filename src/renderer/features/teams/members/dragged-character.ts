import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The drag type of a character from the library; its data is the id. */
export const CHARACTER_DRAG_TYPE = 'application/x-rollcall-character';

/** The character that is dragged from this window. Browsers show the data of a drag only when it is dropped. */
const dragStore = createStore(() => ({ characterId: undefined as string | undefined }));

/** Returns the id of the dragged character, or undefined if none is dragged or if it comes from another window. */
export const useDraggedCharacterId = (): string | undefined => useStore(dragStore, ({ characterId }) => characterId);

export const setDraggedCharacterId = (characterId: string | undefined): void => dragStore.setState({ characterId });
