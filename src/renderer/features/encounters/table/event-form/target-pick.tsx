import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** A field of the open form for which the user can tap the tiles of models. */
export interface TargetPick {
  /** The label of the field: `Target`. */
  readonly label: string;
  readonly picked: ReadonlySet<string>;
  /** Whether this model may be chosen at all. */
  canPick(model: string): boolean;
  /** Chooses the model, or removes it again if several may be chosen. */
  pick(model: string): void;
}

const TargetPickContext = createContext<TargetPick | undefined>(undefined);

/** The current pick for code that needs it only when a tile is tapped, so that a change does not cause a render. */
const PickNowContext = createContext<RefObject<TargetPick | undefined>>({ current: undefined });

/** The setter has its own context, so that a form which offers a pick does not render again when the pick changes. */
const OfferPickContext = createContext<(pick: TargetPick | undefined) => void>(() => undefined);

/** Wraps the tiles and the form. */
export function TargetPickProvider({ children }: { children: ReactNode }) {
  const [pick, setPick] = useState<TargetPick>();
  const now = useRef<TargetPick>(undefined);
  const [offer] = useState(() => (to: TargetPick | undefined) => {
    now.current = to;
    setPick(to);
  });
  return (
    <OfferPickContext value={offer}>
      <PickNowContext value={now}>
        <TargetPickContext value={pick}>{children}</TargetPickContext>
      </PickNowContext>
    </OfferPickContext>
  );
}

/** Returns the current pick for the tiles, or undefined while no form asks for a model. */
export const useTargetPick = (): TargetPick | undefined => useContext(TargetPickContext);

/** Returns a ref to the pick that a tap on a tile applies to. */
export const usePickNow = (): RefObject<TargetPick | undefined> => useContext(PickNowContext);

/** Lets the tiles choose models for a form while it is open. */
export function useOfferPick(pick: TargetPick | undefined): void {
  const offer = useContext(OfferPickContext);
  useEffect(() => {
    offer(pick);
    return () => offer(undefined);
  }, [pick, offer]);
}
