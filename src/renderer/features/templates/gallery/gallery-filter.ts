/** Filters the templates in the gallery. */

import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { findStandardSize } from '../../../../shared/studio/new-template.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';

export interface GalleryFilter {
  readonly text: string;
  /** The name of a standard size, `other`, or empty for all sizes. */
  readonly size: string;
  /** The kind of subject of the card, or empty for all kinds. */
  readonly of: string;
}

export const ALL_TEMPLATES: GalleryFilter = { text: '', size: '', of: '' };
export const OTHER_SIZE = 'other';

/**
 * Whether a template matches the filter. Every search word must be in the name, the credit, or the name or dimensions of the
 * size.
 */
export function isShown(translate: Translate, template: CardTemplate, { text, size, of }: GalleryFilter): boolean {
  const usual = findStandardSize(template.size);
  if (size !== '' && size !== (usual ?? OTHER_SIZE)) return false;
  if (of !== '' && of !== (template.of ?? 'character')) return false;
  const terms = searchTerms(text);
  if (terms.length === 0) return true;
  const { width, height } = template.size;
  const sized = usual === undefined ? '' : translate(`gallery.sizeNames.${usual}`);
  return hasTerms(fold(`${template.name} ${template.credit ?? ''} ${sized} ${width} × ${height}`), terms);
}
