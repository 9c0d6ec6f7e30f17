import { createContext, useContext } from 'react';
import type { Offer } from '../../../../shared/play/offers.ts';
import type { Option } from '../../../../shared/play/play-screen/offer-groups.ts';

/**
 * Actions that are available everywhere on the play screen. The object never changes, so using it does not cause a
 * render.
 */
export interface PlayActions {
  /**
   * Performs an option. If it needs details, opens its form, in which the user chooses the target and fills in the values.
   */
  choose(option: Option): void;
  /** Opens the form of an offer with all its fields. */
  openForm(offer: Offer): void;
  /** Submits an event. Returns the reason if it is refused, and shows a toast with it unless `isQuiet` is set. */
  submit(event: Offer['event'], isQuiet?: boolean): string | undefined;
  /** Handles a tap on a tile: picks the model if a form asks for a target, otherwise shows its numbers. */
  tap(modelId: string, anchor: HTMLElement): void;
  /** Shows next to this element which events led to the state of a model. */
  explain(modelId: string, anchor: HTMLElement): void;
  showCard(modelId: string): void;
  /** Filters the log by a model and shows the log. */
  showInLog(modelId: string): void;
}

export const PlayActionsContext = createContext<PlayActions | undefined>(undefined);

export function usePlayActions(): PlayActions {
  const actions = useContext(PlayActionsContext);
  if (actions === undefined) throw new Error('usePlayActions is used outside PlayScreen');
  return actions;
}
