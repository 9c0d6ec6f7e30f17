import { createContext, useContext } from 'react';
import type { Offer } from '../../../../shared/play/offers.ts';
import type { Option } from '../../../../shared/play/table/offer-groups.ts';

/** What can be done from anywhere at the table. The same object for the life of the table, so that nothing is drawn for it. */
export interface TableActions {
  /** Does what an option says: at once where nothing is to be stated, else after its target or its form. */
  choose(option: Option): void;
  /** Opens the form of an offer, where everything can be stated. */
  state(offer: Offer): void;
  /** Hands an event in. Says why not, in words, and shows it where `isQuiet` is not set. */
  hand(event: Offer['event'], isQuiet?: boolean): string | undefined;
  /** A tile was tapped: it is picked where a target is asked for, else its numbers are shown. */
  tap(model: string, at: HTMLElement): void;
  /** Why a model is what it is, beside this element. */
  explain(model: string, at: HTMLElement): void;
  showCard(model: string): void;
  /** Cuts the log down to what is about a model, and shows it. */
  showInLog(model: string): void;
}

export const TableActionsContext = createContext<TableActions | undefined>(undefined);

export function useTableActions(): TableActions {
  const actions = useContext(TableActionsContext);
  if (actions === undefined) throw new Error('useTableActions stands outside TablePart');
  return actions;
}
