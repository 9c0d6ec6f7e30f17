import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FontDocument } from '../../../shared/document/schema.ts';
import { type FontSample, fontSample } from '../../../shared/font-file/font-sample.ts';
import { IconButton } from '../../components/button.tsx';
import { readFontFiles } from '../../store/fonts/font-files.ts';
import { useLibrary } from '../../store/library-context.ts';
import { FONTS } from '../../strings/fonts.ts';
import css from './fonts.module.css';

interface Props {
  font: FontDocument;
  /** Names of templates. */
  users: readonly string[];
  onRemove(): void;
}

/** A font of the user's own: a line in it, what its licence allows, and who uses it. */
export function FontRow({ font, users, onRemove }: Props) {
  const { name, glyphs = 0, bytes = 0, embedding = '', whole, bitmaps, leftOut = [] } = font;
  const allowed = FONTS.embedding[embedding] ?? FONTS.unknownEmbedding;
  const mayShare = embedding !== 'restricted' && bitmaps !== true;
  return (
    <li className={css.font}>
      <div className={css.words}>
        <strong dir="auto">{name}</strong>
        <span className={css.quiet}>{FONTS.sized(glyphs, bytes)}</span>
      </div>
      <div className={css.remove}>
        <IconButton icon={<Trash2 />} label={FONTS.removeOf(name)} onPress={onRemove} />
      </div>
      <Sample font={font} />
      <p className={css.told} data-bad={!mayShare || undefined}>
        {[bitmaps === true ? FONTS.bitmaps : allowed, ...(whole === true ? [FONTS.whole] : [])].join(' ')}{' '}
        {leftOut.length === 0 ? '' : FONTS.leftOut(leftOut.map((part) => FONTS.left[part] ?? part))}
      </p>
      <p className={css.quiet}>{FONTS.usedBy(users)}</p>
      <details className={css.licence}>
        <summary>{FONTS.licence}</summary>
        <p>{FONTS.share}</p>
        {font.copyright === undefined ? null : <p dir="auto">{font.copyright}</p>}
        <p dir="auto">{font.licence ?? (font.licenceUrl === undefined ? FONTS.noLicence : '')}</p>
        {font.licenceUrl === undefined ? null : <p>{font.licenceUrl}</p>}
      </details>
    </li>
  );
}

/** Null: there is no file that can be read. */
function Sample({ font: { file } }: { font: FontDocument }) {
  const { db } = useLibrary();
  const [sample, setSample] = useState<FontSample | null>();
  useEffect(() => {
    let wanted = true;
    const hash = file.replace(/^sha256:/, '');
    const show = (made: FontSample | undefined) => {
      if (wanted) setSample(made ?? null);
    };
    readFontFiles((one) => db.files.get(one), [hash]).then(
      (files) => {
        const bytes = files.get(hash);
        show(bytes && fontSample(`sha256:${hash}`, bytes, FONTS.sample));
      },
      () => show(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [db, file]);
  if (sample === null)
    return (
      <p className={css.told} data-bad>
        {FONTS.noSample}
      </p>
    );
  return (
    <div className={css.sample}>
      {sample === undefined ? null : (
        <svg viewBox={sample.viewBox} role="img" aria-label={FONTS.sample}>
          {sample.glyphs.map(({ d, x, y }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the glyphs of a line never change places
            <path key={i} d={d} transform={`translate(${x} ${y}) scale(1 -1)`} />
          ))}
        </svg>
      )}
    </div>
  );
}
