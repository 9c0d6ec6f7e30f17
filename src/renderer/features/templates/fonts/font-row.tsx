import { ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FontDocument } from '../../../../shared/document/kinds/font/schema.ts';
import { IconButton } from '../../../components/button.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { RowButtons } from '../../../components/row-menu/row-buttons.tsx';
import { readFontFiles } from '../../../store/fonts/font-files.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeFontUsers, formatFontSize } from '../../../strings/studio/fonts.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FontLicense, FontPermissions, FontSample } from './font-details.tsx';
import css from './fonts.module.css';

interface Props {
  font: FontDocument;
  /** Names of the templates that use the font. */
  templateNames: readonly string[];
  /** The position among the fallback fonts, starting at 1; 0 if the font is not a fallback font. */
  fallbackPosition: number;
  onFallbackChange(isOn: boolean): void;
  /** Moves the font above the previous fallback font; undefined for the first fallback font and for other fonts. */
  onMoveUp: (() => void) | undefined;
  onRemove(): void;
}

/** Shows one of the user's fonts: a sample line, what its license allows, and the templates that use it. */
export function FontRow({ font, templateNames, fallbackPosition, onFallbackChange, onMoveUp, onRemove }: Props) {
  const translate = useTranslate();
  const { name: fontName, glyphs: glyphCount = 0, bytes: byteCount = 0, embedding, bitmaps } = font;
  const canEmbed = embedding !== 'restricted' && bitmaps !== true;
  return (
    <li className={css.font}>
      <div className={css.words}>
        <strong dir="auto">{fontName}</strong>
        <span className={css.quiet}>{formatFontSize(translate, glyphCount, byteCount)}</span>
      </div>
      <div className={css.remove}>
        <RowButtons
          rowName={fontName}
          actions={[
            {
              id: 'remove',
              icon: <Trash2 aria-hidden />,
              label: translate('fonts.removeOf', { name: shortenName(fontName) }),
              run: onRemove,
            },
          ]}
        />
      </div>
      <LoadedSample font={font} />
      <FontPermissions font={font} />
      <p className={css.quiet}>{describeFontUsers(translate, templateNames)}</p>
      <div className={css.asked}>
        {canEmbed || fallbackPosition > 0 ? (
          <Switch
            label={
              fallbackPosition > 0
                ? translate('fonts.isFallback', { place: fallbackPosition })
                : translate('fonts.makeFallback')
            }
            isOn={fallbackPosition > 0}
            onChange={onFallbackChange}
          />
        ) : null}
        {onMoveUp === undefined ? null : (
          <IconButton
            icon={<ArrowUp />}
            label={translate('fonts.moveUp', { name: shortenName(fontName) })}
            onPress={onMoveUp}
          />
        )}
      </div>
      <FontLicense font={font} />
    </li>
  );
}

function LoadedSample({ font: { file } }: { font: FontDocument }) {
  const translate = useTranslate();
  const { database } = useLibrary();
  const [fileBytes, setFileBytes] = useState<Uint8Array | null>();
  useEffect(() => {
    let isMounted = true;
    const fontHash = file.replace(/^sha256:/, '');
    const showFile = (loadedBytes: Uint8Array | undefined) => {
      if (isMounted) setFileBytes(loadedBytes ?? null);
    };
    readFontFiles((fileHash) => database.files.get(fileHash), [fontHash]).then(
      (files) => showFile(files.get(fontHash)),
      () => showFile(undefined),
    );
    return () => {
      isMounted = false;
    };
  }, [database, file]);
  return <FontSample fileId={file} fileBytes={fileBytes} sampleText={translate('fonts.sample')} />;
}
