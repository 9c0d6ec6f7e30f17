import { memo, useEffect, useRef, useState } from 'react';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './pages.module.css';
import type { PdfPage } from './sections.ts';

/** Rounds the resolution up to steps of √2, so that a page is drawn again only when its size changes noticeably. */
const roundResolution = (scale: number): number => 2 ** (Math.ceil(Math.log2(scale * window.devicePixelRatio) * 2) / 2);

/** Draws a page of a PDF from the bytes that will be saved. The previous drawing stays until the next one is ready. */
export const PdfPreview = memo(function PdfPreview({ page, scale }: { page: PdfPage; scale: number }) {
  const translate = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { source, pageNumber } = page;
  const pixelsPerMm = roundResolution(scale);
  useEffect(() => {
    const abortController = new AbortController();
    const pendingDrawing = source.draw(pageNumber, pixelsPerMm, abortController.signal).then(
      (canvas) => {
        if (canvas === undefined || abortController.signal.aborted) return;
        container.current?.replaceChildren(canvas);
        setFailed(false);
      },
      (error: unknown) => {
        if (abortController.signal.aborted) return;
        setFailed(true);
        throw error;
      },
    );
    runInBackground('Drawing a page', pendingDrawing);
    return () => abortController.abort();
  }, [source, pageNumber, pixelsPerMm]);
  return (
    <>
      <div className={css.ink} ref={container} aria-hidden="true" />
      {hasFailed ? <p className={css.broken}>{translate('print.pageNotShown')}</p> : null}
    </>
  );
});
