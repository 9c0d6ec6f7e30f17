import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { IconButton } from '../../../components/button.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { readFontFiles } from '../../../store/fonts/font-files.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeFontUsers, formatFontSize } from '../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontAllowed, FontLicence, FontLine } from './font-facts.tsx';
import css from './fonts.module.css';

interface Props {
  font: FontDocument;
  /** Names of the templates that use the font. */
  users: readonly string[];
  /** The position among the fallback fonts, starting at 1; 0 if the font is not a fallback font. */
  place: number;
  onFallback(isOn: boolean): void;
  /** Moves it above the previous fallback font; absent for the first one and for other fonts. */
  onUp: (() => void) | undefined;
  onRemove(): void;
}

/** Shows one of the user's fonts: a sample line, what its license allows, and the templates that use it. */
export function FontRow({ font, users, place, onFallback, onUp, onRemove }: Props) {
  const translate = useTranslate();
  const { name, glyphs = 0, bytes = 0, embedding, bitmaps } = font;
  const mayEmbed = embedding !== 'restricted' && bitmaps !== true;
  return (
    <li className={css.font}>
      <div className={css.words}>
        <strong dir="auto">{name}</strong>
        <span className={css.quiet}>{formatFontSize(translate, glyphs, bytes)}</span>
      </div>
      <div className={css.remove}>
        <IconButton
          icon={<Trash2 />}
          label={translate('fonts.removeOf', { name: shortenName(name) })}
          onPress={onRemove}
        />
      </div>
      <Sample font={font} />
      <FontAllowed font={font} />
      <p className={css.quiet}>{describeFontUsers(translate, users)}</p>
      <div className={css.asked}>
        {mayEmbed || place > 0 ? (
          <Switch
            label={place > 0 ? translate('fonts.isFallback', { place }) : translate('fonts.makeFallback')}
            on={place > 0}
            onChange={onFallback}
          />
        ) : null}
        {onUp === undefined ? null : (
          <IconButton
            icon={<ArrowUp />}
            label={translate('fonts.moveUp', { name: shortenName(name) })}
            onPress={onUp}
          />
        )}
      </div>
      <FontLicence font={font} />
    </li>
  );
}

function Sample({ font: { file } }: { font: FontDocument }) {
  const translate = useTranslate();
  const { database } = useLibrary();
  const [bytes, setBytes] = useState<Uint8Array | null>();
  useEffect(() => {
    let wanted = true;
    const hash = file.replace(/^sha256:/, '');
    const show = (read: Uint8Array | undefined) => {
      if (wanted) setBytes(read ?? null);
    };
    readFontFiles((one) => database.files.get(one), [hash]).then(
      (files) => show(files.get(hash)),
      () => show(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [database, file]);
  return <FontLine id={file} file={bytes} text={translate('fonts.sample')} />;
}
