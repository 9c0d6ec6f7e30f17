import type { Candidate } from '../../../../../shared/library/import/import-plan.ts';
import type { Source } from '../../../../navigation/import-source.ts';
import type { ImportReader } from '../import-reader.ts';

export interface LookProps {
  candidate: Candidate;
  /** All of the import: a style may be of a template among them. */
  candidates: readonly Candidate[];
  reader: ImportReader;
  sources: readonly Source[];
}
