import { useEffect, useMemo, useReducer } from 'react';
import { chooseTemplate } from '../../../../../shared/card/template/choose-template.ts';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { useGames } from '../../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../../store/pictures/use-pictures.ts';
import { useCharacterTemplates } from '../../../../store/templates/use-templates.ts';
import css from './card-grid.module.css';
import { drawSoon } from './draw-queue.ts';
import { type CardInput, drawCard, heldCard } from './drawn-cards.ts';

interface Props {
  character: Character;
  factions: readonly Faction[];
  fonts: FontSet;
}

/** The front of a card as printed. A blank card is shown until there is time to draw it. */
export function CardPicture({ character, factions, fonts }: Props) {
  const gameCatalog = useGames();
  const whole = useCharacterWithDrawing(character);
  const templates = useCharacterTemplates(gameCatalog.getGame(whole));
  const template = useMemo(() => chooseTemplate(whole, templates).template, [whole, templates]);
  const art = useCardPictures(whole, factions, template);
  const input = useMemo<CardInput>(
    () => ({ character: whole, factions, template, fonts, art }),
    [whole, factions, template, fonts, art],
  );
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const card = heldCard(input);
  useEffect(() => {
    if (heldCard(input) !== undefined) return;
    return drawSoon(() => {
      drawCard(gameCatalog, input);
      drawAgain();
    });
  }, [input, gameCatalog]);
  const { width, height } = template.size;
  const style = { aspectRatio: `${width} / ${height}`, ...(width > height ? { width: '100%' } : { height: '100%' }) };
  if (card?.kind === 'svg') {
    return (
      <span
        className={css.card}
        style={style}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
        dangerouslySetInnerHTML={{ __html: card.svg }}
      />
    );
  }
  return (
    <span className={css.card} style={style}>
      {card === undefined ? null : <img src={card.src} alt="" draggable={false} />}
    </span>
  );
}
