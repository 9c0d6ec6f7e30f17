/** What can be imported: files, texts, or rows of the journal. */

import type { Incoming, Unusable } from '../../shared/library/import/incoming.ts';
import type { Asset } from '../../shared/library/journal.ts';

/** A file with its name; folders in it are parted by `/`, as they were dropped. */
export interface SourceFile {
  readonly name: string;
  readonly bytes: Blob;
}

export type Source =
  | {
      readonly kind: 'files';
      readonly files: readonly { readonly name: string; readonly bytes: Blob | Uint8Array }[];
      /** Files that could not even be opened, and why. */
      readonly refused?: readonly Unusable[];
    }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'rows';
      /** What they are, as the title of the dialog. */
      readonly title: string;
      readonly incoming: readonly Incoming[];
      /** `restore`: they were in this library before. Absent = `import`. */
      readonly operation?: 'import' | 'restore';
      /** A picture or drawing that these documents name by its hash and the library does not have. */
      readonly asset?: (hash: string) => Promise<Asset | undefined>;
    };
