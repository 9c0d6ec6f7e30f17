import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FontDocument } from '../../../shared/document/schema.ts';
import { IconButton } from '../../components/button.tsx';
import { readFontFiles } from '../../store/fonts/font-files.ts';
import { useLibrary } from '../../store/library-context.ts';
import { FONTS } from '../../strings/studio/fonts.ts';
import { FontAllowed, FontLicence, FontLine } from './font-facts.tsx';
import css from './fonts.module.css';

interface Props {
  font: FontDocument;
  /** Names of templates. */
  users: readonly string[];
  onRemove(): void;
}

/** A font of the user's own: a line in it, what its licence allows, and who uses it. */
export function FontRow({ font, users, onRemove }: Props) {
  const { name, glyphs = 0, bytes = 0 } = font;
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
      <FontAllowed font={font} />
      <p className={css.quiet}>{FONTS.usedBy(users)}</p>
      <FontLicence font={font} />
    </li>
  );
}

function Sample({ font: { file } }: { font: FontDocument }) {
  const { db } = useLibrary();
  const [bytes, setBytes] = useState<Uint8Array | null>();
  useEffect(() => {
    let wanted = true;
    const hash = file.replace(/^sha256:/, '');
    const show = (read: Uint8Array | undefined) => {
      if (wanted) setBytes(read ?? null);
    };
    readFontFiles((one) => db.files.get(one), [hash]).then(
      (files) => show(files.get(hash)),
      () => show(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [db, file]);
  return <FontLine id={file} file={bytes} text={FONTS.sample} />;
}
