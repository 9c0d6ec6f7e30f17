import type { Candidate } from '../../../../../shared/library/import/import-plan.ts';

/** Whether a document is looked at as what it makes: its fields would say less. */
export const hasLook = ({ incoming: { kind } }: Pick<Candidate, 'incoming'>): boolean =>
  kind === 'templates' || kind === 'fonts';
