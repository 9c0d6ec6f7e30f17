import { useEffect, useRef } from 'react';
import { focusContent } from '../../components/focus-content.ts';
import { useTour } from '../../features/tour/tour-state.ts';

/**
 * On a new screen the keyboard starts at its top, unless the screen has put the focus somewhere itself. Stands beside the screen:
 * while that is still fetched, what had the focus is hidden and not yet gone.
 */
export function FocusOnArrival({ address }: { address: string }): null {
  const last = useRef(address);
  const { isRunning } = useTour();
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    // Its steps are gone through from its own buttons.
    if (isRunning) return;
    if (document.getElementById('content')?.contains(document.activeElement) === false) focusContent();
  }, [address, isRunning]);
  return null;
}
