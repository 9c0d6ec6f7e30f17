import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** By team id, whether the user has unfolded or folded the settings of a team since the window was opened. */
const unfoldedStore = createStore<Readonly<Record<string, boolean>>>(() => ({}));

/** Returns whether the user has unfolded the settings of a team, or undefined if the user has done neither yet. */
export const useUnfoldedSettings = (teamId: string): boolean | undefined =>
  useStore(unfoldedStore, (unfoldedByTeam) => unfoldedByTeam[teamId]);

export const setUnfoldedSettings = (teamId: string, isUnfolded: boolean): void =>
  unfoldedStore.setState({ [teamId]: isUnfolded });
