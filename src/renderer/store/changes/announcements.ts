/** What the windows of one library tell each other of operations that the database has. */
import type { RowEdits } from '../watch-writes.ts';
import type { LocalOperation } from './local-operation.ts';

/** A row that a window has written. A window with the state before it applies the edits; any other reads the row. */
export interface Announcement {
  readonly id: string;
  /** The edits of the row, and the revision it had before. */
  readonly edits: RowEdits;
  readonly rev: number;
  /** The operations that the edits come from, for undo. */
  readonly operations: readonly LocalOperation[];
}

/** The announcements about one table. */
export class Announcements {
  readonly #channel: BroadcastChannel;

  constructor(database: string, table: string, onAnnounced: (announcement: Announcement) => void) {
    this.#channel = new BroadcastChannel(`rollcall ${database} ${table}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Announcement>) => onAnnounced(data);
  }

  announce(announcement: Announcement): void {
    this.#channel.postMessage(announcement);
  }

  close(): void {
    this.#channel.close();
  }
}
