import { formatFontSize } from '../../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FontAllowed, FontLicence, FontLine } from '../../../templates/fonts/font-facts.tsx';
import type { LookedFont } from './incoming-fonts.ts';
import css from './look.module.css';

/** Shows a font before it is imported: its name in its own typeface, and what its license allows. */
export function LookedFontFacts({ name, looked }: { name: string; looked: LookedFont }) {
  const translate = useTranslate();
  if (looked === undefined || typeof looked === 'string')
    return (
      <div className={css.font}>
        <strong dir="auto">{name}</strong>
        <p className={css.bad}>
          {looked === undefined
            ? translate('transfer.lookFontMissing')
            : translate('transfer.lookFontRefused', { why: looked })}
        </p>
      </div>
    );
  const { font, file } = looked;
  return (
    <div className={css.font}>
      <FontLine id={font.file} file={file} text={font.name} />
      <div className={css.words}>
        <strong dir="auto">{font.name}</strong>
        <span className={css.quiet}>{formatFontSize(translate, font.glyphs ?? 0, font.bytes ?? 0)}</span>
      </div>
      <FontAllowed font={font} />
      <p className={css.quiet} dir="auto">
        {[font.copyright, font.licenceUrl ?? (font.licence === undefined ? translate('fonts.noLicence') : undefined)]
          .filter((words) => words !== undefined)
          .join(' ')}
      </p>
      <FontLicence font={font} />
    </div>
  );
}
