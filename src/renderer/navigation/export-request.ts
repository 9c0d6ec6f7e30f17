/** The open export. One dialog shows it, wherever it was started. */
import { useSyncExternalStore } from 'react';
import type { IncomingKind } from '../../shared/library/import/incoming.ts';
import { EXPORT } from '../strings/library/export.ts';

export interface Named {
  readonly kind: IncomingKind;
  readonly id: string;
}

export interface ExportSubject {
  /** What the dialog and the file are called after. */
  readonly title: string;
  /** Absent = the whole library. */
  readonly documents?: readonly Named[];
}

let subject: ExportSubject | undefined;
const listeners = new Set<() => void>();

function set(next: ExportSubject | undefined): void {
  subject = next;
  for (const listener of [...listeners]) listener();
}

/** Opens the export dialog for these documents. */
export const startExport = (next: ExportSubject): void => set(next);
/** Opens the export dialog for the whole library; the file is named after the date. */
export const exportLibrary = (): void => set({ title: EXPORT.libraryName(new Date().toISOString().slice(0, 10)) });

export const endExport = (): void => set(undefined);

export function useExportSubject(): ExportSubject | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => subject,
  );
}
