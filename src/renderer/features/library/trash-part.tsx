import type { ReactNode } from 'react';

/** What was deleted and can be brought back. */
export function TrashPart(): ReactNode {
  return null;
}
