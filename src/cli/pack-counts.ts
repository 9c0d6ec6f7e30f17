/** Formats the counts of an archive's contents as a line. */
import type { Translate } from '../shared/texts/translate.ts';

export interface PackCounts {
  readonly documents: number;
  readonly templates: number;
  readonly pictures: number;
  readonly fonts: number;
}

/** Formats counts: `3 documents, 1 template, 0 pictures`. Fonts appear only if there are any. */
export const formatPackCounts = (translate: Translate, { documents, templates, pictures, fonts }: PackCounts): string =>
  [
    translate('cli.counts.documents', { count: documents }),
    translate('cli.counts.templates', { count: templates }),
    translate('cli.counts.pictures', { count: pictures }),
    ...(fonts === 0 ? [] : [translate('cli.counts.fonts', { count: fonts })]),
  ].join(', ');
