/** Stores the document whose versions are shown. One dialog shows them, wherever they were asked for. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { TableName } from '../store/rows.ts';

export interface VersionsSubject {
  readonly table: TableName;
  readonly id: string;
}

const requestStore = createStore<{ readonly subject: VersionsSubject | undefined }>(() => ({ subject: undefined }));

/** Opens the dialog with the versions of a document. */
export const showVersions = (subject: VersionsSubject): void => requestStore.setState({ subject });

export const hideVersions = (): void => requestStore.setState({ subject: undefined });

/** Closes the dialog, unless it shows another document by now. */
export const hideVersionsOf = ({ table, id }: VersionsSubject): void => {
  const { subject } = requestStore.getState();
  if (subject?.table === table && subject.id === id) hideVersions();
};

/** Returns the document whose versions are shown, or undefined if the dialog is closed. */
export const useVersionsSubject = (): VersionsSubject | undefined => useStore(requestStore, ({ subject }) => subject);
