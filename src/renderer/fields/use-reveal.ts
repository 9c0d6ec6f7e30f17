import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../platform/use-latest.ts';
import { REVEAL_EVENT } from './focus-field.ts';

/**
 * Lets a screen that shows one part at a time in a narrow window reveal a field: `show` switches to the form before its
 * field is focused.
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
