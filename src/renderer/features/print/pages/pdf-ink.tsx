import { memo, useEffect, useRef, useState } from 'react';
import { runInBackground } from '../../../failures/run-in-background.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './pages.module.css';
import type { PdfPage } from './sections.ts';

/** Rounds the resolution to steps, so that a page is drawn again only when its size changes clearly. */
const steppedPixels = (scale: number): number => 2 ** (Math.ceil(Math.log2(scale * window.devicePixelRatio) * 2) / 2);

/** Draws a page of a PDF from its own bytes. The previous drawing stays until the next one is ready. */
export const PdfInk = memo(function PdfInk({ page, scale }: { page: PdfPage; scale: number }) {
  const translate = useTranslate();
  const host = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const { source, number } = page;
  const pixels = steppedPixels(scale);
  useEffect(() => {
    const giveUp = new AbortController();
    const drawn = source.draw(number, pixels, giveUp.signal).then(
      (canvas) => {
        if (canvas === undefined || giveUp.signal.aborted) return;
        host.current?.replaceChildren(canvas);
        setBroken(false);
      },
      (error: unknown) => {
        if (giveUp.signal.aborted) return;
        setBroken(true);
        throw error;
      },
    );
    runInBackground('Drawing a page', drawn);
    return () => giveUp.abort();
  }, [source, number, pixels]);
  return (
    <>
      <div className={css.ink} ref={host} aria-hidden="true" />
      {isBroken ? <p className={css.broken}>{translate('print.pageNotShown')}</p> : null}
    </>
  );
});
