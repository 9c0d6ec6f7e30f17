import type { ReactNode } from 'react';

/** What the app keeps of the library by itself, and where. */
export function BackupsPart(): ReactNode {
  return null;
}
