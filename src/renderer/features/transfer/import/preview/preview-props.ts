import type { Candidate } from '../../../../../shared/library/import/import-plan.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import type { ImportReader } from '../import-reader.ts';

export interface PreviewProps {
  candidate: Candidate;
  /** All documents of the import, because a style may be based on a template among them. */
  candidates: readonly Candidate[];
  reader: ImportReader;
  sources: readonly Source[];
}
