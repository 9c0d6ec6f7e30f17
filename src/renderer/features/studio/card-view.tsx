import { useMemo } from 'react';
import { toSvg } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { gameOf } from '../../../shared/games/registry.ts';
import { useWhole } from '../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../store/pictures/use-pictures.ts';
import { STUDIO } from '../../strings/studio.ts';
import { useFonts } from '../characters/card/use-fonts.ts';
import { piecesOf } from '../templates/subjects.ts';
import css from './studio.module.css';

interface Props {
  template: CardTemplate;
  character: Character;
  factions: readonly Faction[];
}

/** Both sides of the card that a template makes. */
export function CardView({ template, character, factions }: Props) {
  const fonts = useFonts();
  const whole = useWhole(character);
  const pictures = useCardPictures(whole, factions);
  const sides = useMemo(() => {
    if (fonts.kind !== 'ready') return [];
    const { hrefOf, ...books } = pictures;
    const piece = piecesOf(template, gameOf(whole))?.first;
    const subject =
      (template.of ?? 'character') === 'character' ? { character: whole } : piece === undefined ? undefined : { piece };
    if (subject === undefined) return [];
    const laid = layoutCard({ ...subject, factions, template, fonts: fonts.fonts, ...books });
    return (['front', 'back'] as const).map((side) => ({
      side,
      svg: toSvg(laid[side], fonts.fonts, { idPrefix: side, hrefOf }),
    }));
  }, [fonts, whole, template, factions, pictures]);
  if (fonts.kind === 'failed') return <p className={css.none}>{STUDIO.noFonts(fonts.reason)}</p>;
  return (
    <div className={css.view}>
      {sides.map(({ side, svg }) => (
        <div
          key={side}
          role="img"
          aria-label={STUDIO.card(template.name, STUDIO[side])}
          className={css.side}
          style={{ aspectRatio: `${template.size.width} / ${template.size.height}` }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      ))}
    </div>
  );
}
