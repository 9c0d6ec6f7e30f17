/** Stores the open export. One dialog shows it, wherever it was started. */

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { IncomingKind } from '../../shared/library/import/incoming.ts';
import type { Translate } from '../../shared/texts/translate.ts';

export interface ExportedDocument {
  readonly kind: IncomingKind;
  readonly id: string;
}

export interface ExportSubject {
  /** The dialog and the file are named after this. */
  readonly title: string;
  /** Absent = the whole library. */
  readonly documents?: readonly ExportedDocument[];
}

interface ExportRequest {
  /** Undefined while no export is open. */
  readonly subject: ExportSubject | undefined;
}

const requestStore = createStore<ExportRequest>(() => ({ subject: undefined }));

/** Opens the export dialog for these documents. */
export const startExport = (subject: ExportSubject): void => requestStore.setState({ subject });

/** Opens the export dialog for the whole library. The file is named after the date. */
export const exportLibrary = (translate: Translate): void =>
  startExport({ title: translate('export.libraryName', { day: new Date().toISOString().slice(0, 10) }) });

export const endExport = (): void => requestStore.setState({ subject: undefined });

export const useExportSubject = (): ExportSubject | undefined => useStore(requestStore, ({ subject }) => subject);
