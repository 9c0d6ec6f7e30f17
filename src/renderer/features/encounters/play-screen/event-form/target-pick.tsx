import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** A field of the open form for which the user can tap the tiles of models. */
export interface TargetPick {
  /** The label of the field: `Target`. */
  readonly label: string;
  readonly pickedIds: ReadonlySet<string>;
  /** Whether this model may be chosen at all. */
  canPick(modelId: string): boolean;
  /** Whether this model may be chosen and is a usual choice: an enemy of the acting model, or a friend for what helps. */
  isUsual(modelId: string): boolean;
  /** Chooses the model, or removes it again if several may be chosen. */
  pick(modelId: string): void;
}

const TargetPickContext = createContext<TargetPick | undefined>(undefined);

/** The current pick for code that needs it only when a tile is tapped, so that a change does not cause a render. */
const CurrentPickContext = createContext<RefObject<TargetPick | undefined>>({ current: undefined });

/** The setter has its own context, so that the form that sets the pick does not render again because of it. */
const SetPickContext = createContext<(pick: TargetPick | undefined) => void>(() => undefined);

/** Wraps the tiles and the form. */
export function TargetPickProvider({ children }: { children: ReactNode }) {
  const [targetPick, setTargetPick] = useState<TargetPick>();
  const currentPick = useRef<TargetPick>(undefined);
  const [setPick] = useState(() => (newPick: TargetPick | undefined) => {
    currentPick.current = newPick;
    setTargetPick(newPick);
  });
  return (
    <SetPickContext value={setPick}>
      <CurrentPickContext value={currentPick}>
        <TargetPickContext value={targetPick}>{children}</TargetPickContext>
      </CurrentPickContext>
    </SetPickContext>
  );
}

/** Returns the current pick for the tiles, or undefined while no form asks for a model. */
export const useTargetPick = (): TargetPick | undefined => useContext(TargetPickContext);

/** Returns a ref to the pick that a tap on a tile applies to. */
export const useCurrentPickRef = (): RefObject<TargetPick | undefined> => useContext(CurrentPickContext);

/** Lets the tiles choose models for a form while it is open. */
export function useOfferPick(targetPick: TargetPick | undefined): void {
  const setPick = useContext(SetPickContext);
  useEffect(() => {
    setPick(targetPick);
    return () => setPick(undefined);
  }, [targetPick, setPick]);
}
