import { type CSSProperties, useMemo } from 'react';
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../shared/card/layout-card.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { VerdictBadge } from '../../../components/badges.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import { judgeCharacter } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatCharacterName } from './character-name.ts';
import css from './compare-screen.module.css';

/** The front of a card as printed, with a link to its character. The position among the cards makes the ids in its SVG unique. */
export function CardFront({ character, position }: { character: Character; position: number }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fontState = useFonts();
  const factions = useDocuments('factions');
  const drawnCharacter = useCharacterWithDrawing(character);
  const template = useCharacterTemplate(drawnCharacter);
  const cardPictures = useCardPictures(drawnCharacter, factions, template);
  const cardSvg = useMemo(() => {
    if (fontState.kind !== 'ready') return undefined;
    const { getHref, ...otherPictures } = cardPictures;
    const { front } = layoutCard(gameCatalog, {
      character: drawnCharacter,
      factions,
      template,
      fonts: fontState.fonts,
      ...otherPictures,
    });
    return toSvg(front, fontState.fonts, { idPrefix: `compare-${position}`, getHref });
  }, [fontState, drawnCharacter, factions, template, cardPictures, position, gameCatalog]);
  const characterName = formatCharacterName(translate, character);
  const { width, height } = template.size;
  const proportions: CSSProperties & Record<`--${string}`, number> = { '--across': width, '--down': height };
  return (
    <figure className={css.figure}>
      <figcaption>
        <a href={formatHash({ screen: 'character', id: character.id })}>{characterName}</a>
        <VerdictBadge findings={judgeCharacter(gameCatalog, character).findings} />
      </figcaption>
      {cardSvg === undefined ? (
        <div className={blankCard.blank}>
          {fontState.kind === 'failed'
            ? `${translate('form.cardFailed')}: ${fontState.reason}`
            : translate('form.cardLoading')}
        </div>
      ) : (
        <div
          className={css.card}
          style={proportions}
          role="img"
          aria-label={translate('compare.cardOf', { name: characterName })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg creates this markup; the texts of the user in it are outlines or escaped
          dangerouslySetInnerHTML={{ __html: cardSvg }}
        />
      )}
    </figure>
  );
}
