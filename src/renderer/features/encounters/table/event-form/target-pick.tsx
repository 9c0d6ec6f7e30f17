import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** Tiles of models that choose for the form that is open. */
export interface TargetPick {
  /** What is chosen: `Target`. */
  readonly label: string;
  readonly picked: ReadonlySet<string>;
  /** Whether this model may be chosen at all. */
  canPick(model: string): boolean;
  /** Chooses the model, or takes it out where several may be chosen. */
  pick(model: string): void;
}

const TargetPickContext = createContext<TargetPick | undefined>(undefined);

/** The same for whoever only asks when a tile is tapped: nothing is drawn for it. */
const PickNowContext = createContext<RefObject<TargetPick | undefined>>({ current: undefined });

/** Apart from what is picked: a form that offers it need not be drawn again for that. */
const OfferPickContext = createContext<(pick: TargetPick | undefined) => void>(() => undefined);

/** Stands around the tiles and the form. */
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

/** For the tiles: undefined while no form asks for a model. */
export const useTargetPick = (): TargetPick | undefined => useContext(TargetPickContext);

/** For what a tap on a tile means just now. */
export const usePickNow = (): RefObject<TargetPick | undefined> => useContext(PickNowContext);

/** For a form: tiles choose for it while it is open. */
export function useOfferPick(pick: TargetPick | undefined): void {
  const offer = useContext(OfferPickContext);
  useEffect(() => {
    offer(pick);
    return () => offer(undefined);
  }, [pick, offer]);
}
