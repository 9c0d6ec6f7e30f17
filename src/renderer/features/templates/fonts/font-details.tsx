import { useMemo } from 'react';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { createFontSample } from '../../../../shared/font-file/font-sample.ts';
import { describeEmbedding, describeUnusedParts, getUnusedPartLabel } from '../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './fonts.module.css';

/** Shows what the license bits of a font allow, and which parts of its file were left out. */
export function FontPermissions({ font }: { font: FontDocument }) {
  const translate = useTranslate();
  const { embedding = '', whole: isEmbeddedWhole, bitmaps, leftOut: unusedParts = [] } = font;
  const allowed = describeEmbedding(translate, embedding);
  const canShare = embedding !== 'restricted' && bitmaps !== true;
  return (
    <p className={css.told} data-bad={!canShare || undefined}>
      {[
        bitmaps === true ? translate('fonts.bitmaps') : allowed,
        ...(isEmbeddedWhole === true ? [translate('fonts.whole')] : []),
      ].join(' ')}{' '}
      {unusedParts.length === 0
        ? ''
        : describeUnusedParts(
            translate,
            unusedParts.map((part) => getUnusedPartLabel(translate, part)),
          )}
    </p>
  );
}

/** Shows the license text that is embedded in the font. */
export function FontLicense({ font }: { font: FontDocument }) {
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

interface FontSampleProps {
  /** `sha256:` followed by the hash of the file. */
  fileId: FontDocument['file'];
  /** The bytes of the file; null if it is missing or unreadable, undefined while it is being read. */
  fileBytes: Uint8Array | null | undefined;
  sampleText: string;
}

/** Renders a sample line in a font. */
export function FontSample({ fileId, fileBytes, sampleText }: FontSampleProps) {
  const translate = useTranslate();
  const sample = useMemo(
    () =>
      fileBytes === undefined
        ? undefined
        : // The type of the file id is any string, so its prefix `sha256:` is written again for the compiler.
          ((fileBytes && createFontSample(`sha256:${fileId.slice(7)}`, fileBytes, sampleText)) ?? null),
    [fileId, fileBytes, sampleText],
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
        <svg viewBox={sample.viewBox} role="img" aria-label={sampleText}>
          {sample.glyphs.map(({ d, x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the glyphs of a line never change places
            <path key={index} d={d} transform={`translate(${x} ${y}) scale(1 -1)`} />
          ))}
        </svg>
      )}
    </div>
  );
}
