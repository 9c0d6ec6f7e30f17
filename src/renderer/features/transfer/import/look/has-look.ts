import type { Candidate } from '../../../../../shared/library/import/import-plan.ts';

/** Whether a document is shown as a preview, because its fields would say less. */
export const hasLook = ({ incoming: { kind } }: Pick<Candidate, 'incoming'>): boolean =>
  kind === 'templates' || kind === 'fonts';
