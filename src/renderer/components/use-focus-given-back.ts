import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/**
 * For a part that cannot be used for a while: what had the focus in it when that began has it again afterwards, unless somebody
 * has gone elsewhere. Gives what its element listens with.
 */
export function useFocusGivenBack(isInert: boolean) {
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isInert || last.current === undefined) return;
    if (document.activeElement === document.body) last.current.focus({ preventScroll: true });
  }, [isInert]);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>) => {
    last.current = target;
  }, []);
  return { onFocus };
}
