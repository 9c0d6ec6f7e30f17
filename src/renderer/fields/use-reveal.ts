import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../platform/use-latest.ts';
import { REVEAL_EVENT } from './focus-field.ts';

/**
 * Calls `show` before a hidden field inside the returned element is focused. `show` makes the field visible, for example by
 * expanding its section, or by switching to the form in a narrow window.
 */
export function useReveal<Element extends HTMLElement>(show: () => void): RefObject<Element | null> {
  const box = useRef<Element>(null);
  const latestShow = useLatest(show);
  useEffect(() => {
    const boxElement = box.current;
    const reveal = () => flushSync(() => latestShow.current());
    boxElement?.addEventListener(REVEAL_EVENT, reveal);
    return () => boxElement?.removeEventListener(REVEAL_EVENT, reveal);
  }, [latestShow]);
  return box;
}
