import { useMemo } from 'react';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { createFontSample } from '../../../../shared/font-file/font-sample.ts';
import { describeEmbedding, describeUnusedParts, getUnusedPartLabel } from '../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './fonts.module.css';

/** Shows what the license bits of a font allow, and what was left out of its file. */
export function FontAllowed({ font }: { font: FontDocument }) {
  const translate = useTranslate();
  const { embedding = '', whole, bitmaps, leftOut = [] } = font;
  const allowed = describeEmbedding(translate, embedding);
  const mayShare = embedding !== 'restricted' && bitmaps !== true;
  return (
    <p className={css.told} data-bad={!mayShare || undefined}>
      {[
        bitmaps === true ? translate('fonts.bitmaps') : allowed,
        ...(whole === true ? [translate('fonts.whole')] : []),
      ].join(' ')}{' '}
      {leftOut.length === 0
        ? ''
        : describeUnusedParts(
            translate,
            leftOut.map((part) => getUnusedPartLabel(translate, part)),
          )}
    </p>
  );
}

/** Shows the license text that is embedded in the font. */
export function FontLicence({ font }: { font: FontDocument }) {
  const translate = useTranslate();
  return (
    <details className={css.licence}>
      <summary>{translate('fonts.licence')}</summary>
      <p>{translate('fonts.share')}</p>
      {font.copyright === undefined ? null : <p dir="auto">{font.copyright}</p>}
      <p dir="auto">{font.licence ?? (font.licenceUrl === undefined ? translate('fonts.noLicence') : '')}</p>
      {font.licenceUrl === undefined ? null : <p>{font.licenceUrl}</p>}
    </details>
  );
}

interface SampleProps {
  /** `sha256:` followed by the hash of the file. */
  id: FontDocument['file'];
  /** The bytes of the file; null if it is missing or unreadable, undefined while it is being read. */
  file: Uint8Array | null | undefined;
  text: string;
}

/** Renders a sample line in a font. */
export function FontLine({ id, file, text }: SampleProps) {
  const translate = useTranslate();
  const sample = useMemo(
    () => (file === undefined ? undefined : ((file && createFontSample(`sha256:${id.slice(7)}`, file, text)) ?? null)),
    [id, file, text],
  );
  if (sample === null)
    return (
      <p className={css.told} data-bad>
        {translate('fonts.noSample')}
      </p>
    );
  return (
    <div className={css.sample}>
      {sample === undefined ? null : (
        <svg viewBox={sample.viewBox} role="img" aria-label={text}>
          {sample.glyphs.map(({ d, x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the glyphs of a line never change places
            <path key={index} d={d} transform={`translate(${x} ${y}) scale(1 -1)`} />
          ))}
        </svg>
      )}
    </div>
  );
}
