import { useEffect, useRef } from 'react';
import { focusContent } from '../../components/focus-content.ts';
import { useTour } from '../../features/tour/tour-state.ts';

/**
 * Focuses the top of a new screen, unless the screen has focused an element itself. This component is a sibling of the
 * screen: while the code of the screen is loading, the previously focused element is hidden but not yet removed.
 */
export function FocusOnNavigation({ address }: { address: string }): null {
  const lastAddress = useRef(address);
  const { isRunning } = useTour();
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    // The buttons of the tour keep the focus while the tour is running.
    if (isRunning) return;
    if (document.getElementById('content')?.contains(document.activeElement) === false) focusContent();
  }, [address, isRunning]);
  return null;
}
