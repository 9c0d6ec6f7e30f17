import { type CSSProperties, useMemo } from 'react';
import { toSvg } from '../../../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../../shared/card/layout-card.ts';
import type { Character } from '../../../../../shared/document/schema.ts';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import blankCard from '../../../../components/pictures/blank-card.module.css';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { useDocuments, useGames } from '../../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../../../store/templates/use-templates.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import css from './card-dialog.module.css';

interface Props {
  character: Character;
  name: string;
  onClose(): void;
}

/** Shows both sides of a model's card as it prints. */
export function CardDialog({ character, name, onClose }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const factions = useDocuments('factions');
  const whole = useCharacterWithDrawing(character);
  const template = useCharacterTemplate(whole);
  const art = useCardPictures(whole, factions, template);
  const sides = useMemo(() => {
    if (fonts.kind !== 'ready') return undefined;
    const { getHref: hrefOf, ...books } = art;
    const { front, back } = layoutCard(gameCatalog, {
      character: whole,
      factions,
      template,
      fonts: fonts.fonts,
      ...books,
    });
    return [
      {
        id: 'front',
        label: translate('form.front'),
        svg: toSvg(front, fonts.fonts, { idPrefix: 'table-front', getHref: hrefOf }),
      },
      {
        id: 'back',
        label: translate('form.back'),
        svg: toSvg(back, fonts.fonts, { idPrefix: 'table-back', getHref: hrefOf }),
      },
    ];
  }, [fonts, whole, factions, template, art, gameCatalog, translate]);
  const { width, height } = template.size;
  const proportions: CSSProperties & Record<`--${string}`, number> = { '--across': width, '--down': height };
  return (
    <DialogFrame title={translate('table.cardOf', { name })} modal={css.modal} dialog={undefined} onClose={onClose}>
      {sides === undefined ? (
        <div className={blankCard.blank}>
          {fonts.kind === 'failed' ? `${translate('form.cardFailed')}: ${fonts.reason}` : translate('form.cardLoading')}
        </div>
      ) : (
        <div className={css.sides}>
          {sides.map(({ id, label, svg }) => (
            <div
              key={id}
              className={css.card}
              style={proportions}
              role="img"
              aria-label={`${name}: ${label}`}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer outlines or escapes all user text
              dangerouslySetInnerHTML={{ __html: svg }}
            />
          ))}
        </div>
      )}
    </DialogFrame>
  );
}
