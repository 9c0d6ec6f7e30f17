import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../platform/use-latest.ts';
import { REVEAL } from './focus-field.ts';

/**
 * Lets a screen that shows one part at a time in a narrow window reveal a field: `show` switches to the form before its
 * field is focused.
 */
export function useReveal<Box extends HTMLElement>(show: () => void): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const now = useLatest(show);
  useEffect(() => {
    const element = box.current;
    const reveal = () => flushSync(() => now.current());
    element?.addEventListener(REVEAL, reveal);
    return () => element?.removeEventListener(REVEAL, reveal);
  }, [now]);
  return box;
}
