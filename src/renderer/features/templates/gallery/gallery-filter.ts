/** Filters the templates in the gallery. */

import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { findStandardSize } from '../../../../shared/studio/new-template.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../../components/search-text.ts';

export interface GalleryFilter {
  readonly searchText: string;
  /** The name of a standard size, `other`, or empty for all sizes. */
  readonly size: string;
  /** The kind of subject of the card, or empty for all kinds. */
  readonly subjectKind: string;
}

export const ALL_TEMPLATES: GalleryFilter = { searchText: '', size: '', subjectKind: '' };
export const OTHER_SIZE = 'other';

/**
 * Whether a template matches the filter. Each search word must be in the name or the credit of the template, or in the name or the
 * dimensions of its size.
 */
export function matchesGalleryFilter(
  translate: Translate,
  template: CardTemplate,
  { searchText, size, subjectKind }: GalleryFilter,
): boolean {
  const standardSize = findStandardSize(template.size);
  if (size !== '' && size !== (standardSize ?? OTHER_SIZE)) return false;
  if (subjectKind !== '' && subjectKind !== (template.of ?? 'character')) return false;
  const searchTerms = splitSearchTerms(searchText);
  if (searchTerms.length === 0) return true;
  const { width, height } = template.size;
  const sizeName = standardSize === undefined ? '' : translate(`gallery.sizeNames.${standardSize}`);
  return containsAllTerms(
    normalizeForSearch(`${template.name} ${template.credit ?? ''} ${sizeName} ${width} × ${height}`),
    searchTerms,
  );
}
