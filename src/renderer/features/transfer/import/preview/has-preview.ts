import type { Candidate } from '../../../../../shared/library/import/import-plan.ts';

/** Whether a document has a preview. Other documents are shown as lists of their fields. */
export const hasPreview = ({ incoming: { kind } }: Pick<Candidate, 'incoming'>): boolean =>
  kind === 'templates' || kind === 'fonts';
