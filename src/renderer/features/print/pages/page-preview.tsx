import type { BackAdjust } from '../../../../shared/print/paper.ts';
import type { CardSideImage } from '../use-printer.ts';
import css from './pages.module.css';
import { PdfPreview } from './pdf-preview.tsx';
import type { Page } from './sections.ts';
import { SheetPreview } from './sheet-preview.tsx';

interface Props {
  page: Page;
  /** Pixels per millimeter. */
  scale: number;
  sideImages: ReadonlyMap<string, CardSideImage>;
  backAdjust: BackAdjust | undefined;
  /** Whether the page is too small for text to be read. */
  isSmall?: boolean;
}

/** Draws a page that fills its container. */
export function PagePreview({ page, scale, sideImages, backAdjust, isSmall = false }: Props) {
  if (page.kind === 'pdf') return <PdfPreview page={page} scale={scale} />;
  if (page.kind === 'blank')
    return (
      <svg className={css.ink} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
        <rect className={css.sheet} width={page.width} height={page.height} />
      </svg>
    );
  return <SheetPreview page={page} sideImages={sideImages} backAdjust={backAdjust} isSmall={isSmall} />;
}
