/** Delays creating lists until the user is about to use them. */
import { useCallback, useMemo, useState } from 'react';

/**
 * Returns whether the user has pointed at a field or focused it, and the handlers that detect this. Fields render the items
 * of their lists only after that, because the items are a large part of the cost of a form with many fields.
 */
export function useFirstInteraction() {
  const [hasInteracted, setHasInteracted] = useState(false);
  const recordInteraction = useCallback(() => setHasInteracted(true), []);
  const interactionHandlers = useMemo(
    () => ({
      onPointerEnter: recordInteraction,
      onPointerDownCapture: recordInteraction,
      onFocus: recordInteraction,
      onClickCapture: recordInteraction,
    }),
    [recordInteraction],
  );
  return [hasInteracted, interactionHandlers] as const;
}
