import { createContext, useContext } from 'react';
import type { Offer } from '../../../../shared/play/offers.ts';
import type { Option } from '../../../../shared/play/play-screen/offer-groups.ts';

/**
 * Actions that are available everywhere on the play screen. The object never changes, so using it does not cause a
 * render.
 */
export interface TableActions {
  /**
   * Performs an option: at once if it needs no details, otherwise after the user has chosen its target or filled in its
   * form.
   */
  choose(option: Option): void;
  /** Opens the form of an offer with all its fields. */
  state(offer: Offer): void;
  /** Submits an event. Returns the reason if it is refused, and shows a toast with it unless `isQuiet` is set. */
  hand(event: Offer['event'], isQuiet?: boolean): string | undefined;
  /** Handles a tap on a tile: picks the model if a form asks for a target, otherwise shows its numbers. */
  tap(model: string, at: HTMLElement): void;
  /** Shows next to this element which events led to the state of a model. */
  explain(model: string, at: HTMLElement): void;
  showCard(model: string): void;
  /** Filters the log by a model and shows the log. */
  showInLog(model: string): void;
}

export const TableActionsContext = createContext<TableActions | undefined>(undefined);

export function useTableActions(): TableActions {
  const actions = useContext(TableActionsContext);
  if (actions === undefined) throw new Error('useTableActions stands outside TablePart');
  return actions;
}
