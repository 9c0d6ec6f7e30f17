import type { BackAdjust } from '../../../../shared/print/paper.ts';
import type { ShownSide } from '../use-printer.ts';
import { PdfInk } from './pdf-ink.tsx';
import type { Page } from './sections.ts';
import { SheetInk } from './sheet-ink.tsx';

interface Props {
  page: Page;
  /** Pixels per millimeter. */
  scale: number;
  cardSides: ReadonlyMap<string, ShownSide>;
  back: BackAdjust | undefined;
  /** Whether the page is too small for text to be read. */
  isSmall?: boolean;
}

/** Draws a page that fills its container. */
export function PageInk({ page, scale, cardSides, back, isSmall = false }: Props) {
  if (page.kind === 'pdf') return <PdfInk page={page} scale={scale} />;
  return <SheetInk page={page} cardSides={cardSides} back={back} isSmall={isSmall} />;
}
