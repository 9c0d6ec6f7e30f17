/** Lists that are made when hands come near them. */
import { useCallback, useMemo, useState } from 'react';

/**
 * Whether somebody has pointed at a field or gone to it, and what its element needs to notice. Until then nobody can open its
 * list, whose items would be a good part of what a form with many fields costs to draw.
 */
export function useWaking() {
  const [isAwake, setAwake] = useState(false);
  const wake = useCallback(() => setAwake(true), []);
  const waking = useMemo(
    () => ({ onPointerEnter: wake, onPointerDownCapture: wake, onFocus: wake, onClickCapture: wake }),
    [wake],
  );
  return [isAwake, waking] as const;
}
