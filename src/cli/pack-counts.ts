/** Counts of what is in an archive, as a line. */
import type { Translate } from '../shared/texts/translate.ts';

export interface PackCounts {
  readonly documents: number;
  readonly templates: number;
  readonly pictures: number;
  readonly fonts: number;
}

/** `3 documents, 1 template, 0 pictures`; fonts are only counted where there are any. */
export const countsText = (t: Translate, { documents, templates, pictures, fonts }: PackCounts): string =>
  [
    t('cli.counts.documents', { count: documents }),
    t('cli.counts.templates', { count: templates }),
    t('cli.counts.pictures', { count: pictures }),
    ...(fonts === 0 ? [] : [t('cli.counts.fonts', { count: fonts })]),
  ].join(', ');
