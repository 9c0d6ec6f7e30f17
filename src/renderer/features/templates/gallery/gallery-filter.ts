/** Which templates the gallery shows. */

import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { usualSize } from '../../../../shared/studio/new-template.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { fold, hasTerms, searchTerms } from '../../../components/fold.ts';

export interface GalleryFilter {
  readonly text: string;
  /** Name of a usual size, `other`, or nothing for all. */
  readonly size: string;
  /** What the card is of, or nothing for all. */
  readonly of: string;
}

export const ALL_TEMPLATES: GalleryFilter = { text: '', size: '', of: '' };
export const OTHER_SIZE = 'other';

/** Every word has to be in the name, the credit, or the name or measures of the size. */
export function isShown(translate: Translate, template: CardTemplate, { text, size, of }: GalleryFilter): boolean {
  const usual = usualSize(template.size);
  if (size !== '' && size !== (usual ?? OTHER_SIZE)) return false;
  if (of !== '' && of !== (template.of ?? 'character')) return false;
  const terms = searchTerms(text);
  if (terms.length === 0) return true;
  const { width, height } = template.size;
  const sized = usual === undefined ? '' : translate(`gallery.sizeNames.${usual}`);
  return hasTerms(fold(`${template.name} ${template.credit ?? ''} ${sized} ${width} × ${height}`), terms);
}
