import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

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

interface Held {
  readonly pick: TargetPick | undefined;
  offer(pick: TargetPick | undefined): void;
}

const TargetPickContext = createContext<Held>({ pick: undefined, offer: () => undefined });

/** Stands around the tiles and the form. */
export function TargetPickProvider({ children }: { children: ReactNode }) {
  const [pick, offer] = useState<TargetPick>();
  const held = useMemo<Held>(() => ({ pick, offer }), [pick]);
  return <TargetPickContext value={held}>{children}</TargetPickContext>;
}

/** For the tiles: undefined while no form asks for a model. */
export const useTargetPick = (): TargetPick | undefined => useContext(TargetPickContext).pick;

/** For a form: tiles choose for it while it is open. */
export function useOfferPick(pick: TargetPick | undefined): void {
  const { offer } = useContext(TargetPickContext);
  useEffect(() => {
    offer(pick);
    return () => offer(undefined);
  }, [pick, offer]);
}
