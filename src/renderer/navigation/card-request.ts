/** Stores the card that the user wants to see enlarged. One host shows it, wherever it was asked for. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A card to be shown as large as the window. */
export interface CardRequest {
  readonly characterId: string;
  /** The ids of the characters that the arrow keys go through. Absent = all characters of the game. */
  readonly characterIds?: readonly string[];
  /** The side that is shown first: `front`, `back` or a further side. Absent = the front. */
  readonly sideId?: string;
  /** The template of all cards. Absent = each card has its own. */
  readonly templateId?: string;
}

const requestStore = createStore<{ readonly request: CardRequest | undefined }>(() => ({ request: undefined }));

/** Shows a card as large as the window. The arrow keys go through each character once, even if a team lists it several times. */
export const enlargeCard = ({ characterIds, ...request }: CardRequest): void =>
  requestStore.setState({
    request: { ...request, ...(characterIds === undefined ? {} : { characterIds: [...new Set(characterIds)] }) },
  });

export const closeEnlargedCard = (): void => requestStore.setState({ request: undefined });

/** Returns the card that is shown enlarged, or undefined if there is none. */
export const useCardRequest = (): CardRequest | undefined => useStore(requestStore, ({ request }) => request);
