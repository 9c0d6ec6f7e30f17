import { formatFontSize } from '../../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FontLicense, FontPermissions, FontSample } from '../../../templates/fonts/font-details.tsx';
import css from './preview.module.css';
import type { PreviewFont } from './preview-font.ts';

/** Shows a font before it is imported: its name in its own typeface, and what its license allows. */
export function PreviewFontFacts({ fontName, previewFont }: { fontName: string; previewFont: PreviewFont }) {
  const translate = useTranslate();
  if (previewFont === undefined || typeof previewFont === 'string')
    return (
      <div className={css.font}>
        <strong dir="auto">{fontName}</strong>
        <p className={css.bad}>
          {previewFont === undefined
            ? translate('transfer.lookFontMissing')
            : translate('transfer.lookFontRefused', { why: previewFont })}
        </p>
      </div>
    );
  const { font, file } = previewFont;
  return (
    <div className={css.font}>
      <FontSample fileId={font.file} fileBytes={file} sampleText={font.name} />
      <div className={css.words}>
        <strong dir="auto">{font.name}</strong>
        <span className={css.quiet}>{formatFontSize(translate, font.glyphs ?? 0, font.bytes ?? 0)}</span>
      </div>
      <FontPermissions font={font} />
      <p className={css.quiet} dir="auto">
        {[font.copyright, font.licenceUrl ?? (font.licence === undefined ? translate('fonts.noLicence') : undefined)]
          .filter((sentence) => sentence !== undefined)
          .join(' ')}
      </p>
      <FontLicense font={font} />
    </div>
  );
}
