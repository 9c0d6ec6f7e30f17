/** Announces to the other windows of the library which operations this window has written. */
import type { RowEdits } from '../watch-writes.ts';
import type { LocalOperation } from './local-operation.ts';

type AnnouncedOperation = Omit<LocalOperation, 'drawing' | 'seenDocument'>;

/** A row that a window has written. A window that has the previous revision applies the edits; any other window reads the row. */
export interface Announcement {
  readonly id: string;
  /** The edits of the row since its previous revision. */
  readonly edits: RowEdits;
  /** The revision of the row after the edits. */
  readonly rev: number;
  /** The operations that were applied, for the steps of undo. */
  readonly operations: readonly AnnouncedOperation[];
}

/** Sends and receives announcements about one table. */
export class Announcements {
  readonly #channel: BroadcastChannel;

  constructor(databaseName: string, tableName: string, onAnnounced: (announcement: Announcement) => void) {
    this.#channel = new BroadcastChannel(`rollcall ${databaseName} ${tableName}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Announcement>) => onAnnounced(data);
  }

  announce(documentId: string, revision: number, edits: RowEdits, operations: readonly LocalOperation[]): void {
    // Drawings and documents can be large, and other windows read them from the database.
    const announced = operations.map(
      ({ drawing: _drawing, seenDocument: _seenDocument, ...operation }): AnnouncedOperation => operation,
    );
    const announcement: Announcement = { id: documentId, edits, rev: revision, operations: announced };
    this.#channel.postMessage(announcement);
  }

  close(): void {
    this.#channel.close();
  }
}
