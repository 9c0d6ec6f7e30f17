import { type CSSProperties, useEffect, useMemo, useReducer } from 'react';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { useCharacterTemplates } from '../../../store/templates/use-templates.ts';
import css from './card-picture.module.css';
import { type CardInput, drawCard, readCachedCard } from './draw-card.ts';
import { queueDrawing } from './draw-queue.ts';

interface Props {
  character: Character;
  factions: readonly Faction[];
  fonts: FontSet;
  /** The template of the card. Absent for the template that the character uses. */
  template?: CardTemplate;
}

/**
 * Shows the front of a card as printed, as large as the size container around it allows. A blank card is shown until there is time
 * to draw the picture.
 */
export function CardPicture({ character, factions, fonts, template: requestedTemplate }: Props) {
  const gameCatalog = useGames();
  const characterWithDrawing = useCharacterWithDrawing(character);
  const templates = useCharacterTemplates(gameCatalog.getGame(characterWithDrawing));
  const template = useMemo(
    () => chooseTemplate(characterWithDrawing, templates, requestedTemplate).template,
    [characterWithDrawing, templates, requestedTemplate],
  );
  const cardPictures = useCardPictures(characterWithDrawing, factions, template);
  const input = useMemo<CardInput>(
    () => ({ character: characterWithDrawing, factions, template, fonts, cardPictures }),
    [characterWithDrawing, factions, template, fonts, cardPictures],
  );
  // The drawn card is in a cache outside React, so a new render reads it from there.
  const [, showDrawnCard] = useReducer((renderCount: number) => renderCount + 1, 0);
  const drawnCard = readCachedCard(input);
  useEffect(() => {
    if (readCachedCard(input) !== undefined) return;
    return queueDrawing(() => {
      drawCard(gameCatalog, input);
      showDrawnCard();
    });
  }, [input, gameCatalog]);
  const boxStyle: CSSProperties & Record<'--ratio', number> = {
    '--ratio': template.size.width / template.size.height,
  };
  if (drawnCard?.kind === 'svg') {
    return (
      <span
        className={css.card}
        style={boxStyle}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
        dangerouslySetInnerHTML={{ __html: drawnCard.svg }}
      />
    );
  }
  return (
    <span className={css.card} style={boxStyle}>
      {drawnCard === undefined ? null : <img src={drawnCard.src} alt="" draggable={false} />}
    </span>
  );
}
