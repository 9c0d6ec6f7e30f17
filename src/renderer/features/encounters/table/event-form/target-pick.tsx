import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

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

/** Apart from what is picked: a form that offers it need not be drawn again for that. */
const OfferPickContext = createContext<(pick: TargetPick | undefined) => void>(() => undefined);

/** Stands around the tiles and the form. */
export function TargetPickProvider({ children }: { children: ReactNode }) {
  const [pick, offer] = useState<TargetPick>();
  return (
    <OfferPickContext value={offer}>
      <TargetPickContext value={pick}>{children}</TargetPickContext>
    </OfferPickContext>
  );
}

/** For the tiles: undefined while no form asks for a model. */
export const useTargetPick = (): TargetPick | undefined => useContext(TargetPickContext);

/** For a form: tiles choose for it while it is open. */
export function useOfferPick(pick: TargetPick | undefined): void {
  const offer = useContext(OfferPickContext);
  useEffect(() => {
    offer(pick);
    return () => offer(undefined);
  }, [pick, offer]);
}
