import { useEffect, useRef } from 'react';
import { dismissScreenToasts } from '../../toasts/toasts.ts';

/** Removes the toasts that are only about the previous screen when the address changes. */
export function useScreenToasts(address: string): void {
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    dismissScreenToasts();
  }, [address]);
}
