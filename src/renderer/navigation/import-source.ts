/** Declares what can be imported: files, texts, or rows of the journal. */

import type { Incoming, UnreadableFile } from '../../shared/library/import/incoming.ts';
import type { Asset } from '../../shared/library/journal.ts';
import type { VersionRow } from '../store/rows.ts';

/** A file with its name, which includes the dropped folders that contain the file, separated by `/`. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Blob;
}

export type Source =
  | {
      readonly kind: 'files';
      readonly files: readonly { readonly name: string; readonly bytes: Blob | Uint8Array }[];
      /** Files that could not be opened, with the reasons. */
      readonly refused?: readonly UnreadableFile[];
    }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'rows';
      /** The title of the dialog, such as the name of a backup. */
      readonly title: string;
      readonly incoming: readonly Incoming[];
      /** `restore` means that the documents were in this library before. Absent = `import`. */
      readonly operation?: 'import' | 'restore';
      /** Reads a picture or drawing that these documents refer to by its hash and that the library does not have. */
      readonly asset?: (hash: string) => Promise<Asset | undefined>;
      /** Versions of these documents, which are restored with them. */
      readonly versions?: readonly VersionRow[];
    };
