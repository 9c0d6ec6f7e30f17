/** Delays creating lists until the user is about to use them. */
import { useCallback, useMemo, useState } from 'react';

/**
 * Returns whether the user has pointed at a field or focused it, and the handlers that detect this. Until then the items of
 * its list are not rendered, because they are a large part of the cost of a form with many fields.
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
