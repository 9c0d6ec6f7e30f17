import { type CSSProperties, useMemo } from 'react';
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../shared/card/layout-card.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import { judgeCharacter } from '../../../games/judgements.ts';
import { formatHash } from '../../../navigation/router.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './compare-screen.module.css';
import { shownNameOf } from './shown-name.ts';

/** The front of a card as printed, with a link to its character. */
export function CardFront({ character, place }: { character: Character; place: number }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const factions = useDocuments('factions');
  const whole = useCharacterWithDrawing(character);
  const template = useCharacterTemplate(whole);
  const art = useCardPictures(whole, factions, template);
  const svg = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    const { getHref: hrefOf, ...books } = art;
    const { front } = layoutCard(gameCatalog, { character: whole, factions, template, fonts: fonts.fonts, ...books });
    return toSvg(front, fonts.fonts, { idPrefix: `compare-${place}`, getHref: hrefOf });
  }, [fonts, whole, factions, template, art, place, gameCatalog]);
  const name = shownNameOf(translate, character);
  const { width, height } = template.size;
  const proportions: CSSProperties & Record<`--${string}`, number> = { '--across': width, '--down': height };
  return (
    <figure className={css.figure}>
      <figcaption>
        <a href={formatHash({ screen: 'character', id: character.id })}>{name}</a>
        <VerdictMark findings={judgeCharacter(gameCatalog, character).findings} />
      </figcaption>
      {svg === undefined ? (
        <div className={blankCard.blank}>
          {fonts.kind === 'failed' ? `${translate('form.cardFailed')}: ${fonts.reason}` : translate('form.cardLoading')}
        </div>
      ) : (
        <div
          className={css.card}
          style={proportions}
          role="img"
          aria-label={translate('compare.cardOf', { name })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
    </figure>
  );
}
