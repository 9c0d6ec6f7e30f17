import { useMemo } from 'react';
import type { Character } from '../../../shared/document/schema.ts';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useDocuments } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { CardPicture } from '../documents/card-picture/card-picture.tsx';
import css from './version-cards.module.css';

interface Props {
  /** The key of the version. */
  versionKey: string;
  pastCharacter: Character;
  currentCharacter: Character;
}

/** Shows the front of a character's card as it was in a version and as it is now. */
export function VersionCards({ versionKey, pastCharacter, currentCharacter }: Props) {
  const translate = useTranslate();
  const fonts = useFonts();
  const factions = useDocuments('factions');
  // Drawn cards are cached by the id of their character, so the earlier state needs another id.
  const cachedCharacter = useMemo(
    () => ({ ...pastCharacter, id: `${pastCharacter.id}-${versionKey}` }),
    [pastCharacter, versionKey],
  );
  if (fonts.kind !== 'ready') return <div className={css.cards} />;
  return (
    <div className={css.cards}>
      <figure>
        <div className={css.card} aria-hidden="true">
          <CardPicture character={cachedCharacter} factions={factions} fonts={fonts.fonts} />
        </div>
        <figcaption>{translate('versions.past')}</figcaption>
      </figure>
      <figure>
        <div className={css.card} aria-hidden="true">
          <CardPicture character={currentCharacter} factions={factions} fonts={fonts.fonts} />
        </div>
        <figcaption>{translate('versions.now')}</figcaption>
      </figure>
    </div>
  );
}
