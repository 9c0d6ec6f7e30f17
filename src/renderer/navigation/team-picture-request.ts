/** Stores the team whose picture is wanted. One host makes it, wherever it was asked for. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const requestStore = createStore<{ readonly teamId: string | undefined }>(() => ({ teamId: undefined }));

/** Makes a picture of a team and asks where to save it. */
export const startTeamPicture = (teamId: string): void => requestStore.setState({ teamId });

export const endTeamPicture = (): void => requestStore.setState({ teamId: undefined });

/** Returns the id of the team, or undefined if no picture is wanted. */
export const useTeamPictureRequest = (): string | undefined => useStore(requestStore, ({ teamId }) => teamId);
