import type { ReactNode } from 'react';

/** What comes into the library and goes out of it. */
export function TransferPart(): ReactNode {
  return null;
}
