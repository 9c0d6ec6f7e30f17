import { type CSSProperties, useMemo } from 'react';
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { formatCardFinding } from '../../../../shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../../shared/card/layout-card.ts';
import { getTemplateSources } from '../../../../shared/card/template/picture-sources.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type DeckRow, listRowSources } from '../../../../shared/deck/deck-rows.ts';
import { parsePointer } from '../../../../shared/document/pointer.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { usePictures } from '../../../store/pictures/use-pictures.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FallbackFontButton } from '../../templates/fonts/fallback-font-button.tsx';
import css from './row-card.module.css';

interface Props {
  row: DeckRow | undefined;
  template: CardTemplate;
  side: 'front' | 'back';
  onSideChange(side: 'front' | 'back'): void;
  /** Called when the user clicks the part of the card that shows this column. */
  onColumnClick(columnName: string): void;
}

const SIDE_CHOICES = [
  { id: 'front', label: 'decks.front' },
  { id: 'back', label: 'decks.back' },
] as const;

/** Shows the card of the selected row as it is printed. */
export function RowCard({ row, template, side, onSideChange, onColumnClick }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fontState = useFonts();
  const sources = useMemo(
    () => [...(row === undefined ? [] : listRowSources(row)), ...getTemplateSources(template)],
    [row, template],
  );
  const pictures = usePictures(sources);
  const drawnCard = useMemo(() => {
    if (fontState.kind !== 'ready' || row === undefined) return undefined;
    const cardLayout = layoutCard(gameCatalog, {
      row,
      factions: [],
      template,
      fonts: fontState.fonts,
      pictures: pictures.bySource,
    });
    const drawSide = (cardSide: 'front' | 'back') =>
      toSvg(cardLayout[cardSide], fontState.fonts, { idPrefix: cardSide, getHref: pictures.getHref });
    // The options of the deck already show which columns and pictures the template lacks.
    const findings = cardLayout.findings.filter(({ kind }) => kind !== 'unread-field' && kind !== 'missing-art');
    return { front: drawSide('front'), back: drawSide('back'), findings };
  }, [row, template, fontState, pictures, gameCatalog]);
  // The style sheet computes the proportions of the card from its width (`--across`) and height (`--down`).
  const proportions: CSSProperties & Record<`--${string}`, number> = {
    '--across': template.size.width,
    '--down': template.size.height,
  };
  return (
    <section className={css.pane} aria-label={translate('decks.card')}>
      <SegmentedControl
        label={translate('form.side')}
        isLabelHidden
        value={side}
        segments={translateLabels(translate, SIDE_CHOICES)}
        onChange={(newSide) => onSideChange(newSide as 'front' | 'back')}
      />
      {drawnCard === undefined ? (
        <div className={blankCard.blank}>
          {row === undefined
            ? translate('decks.noCard')
            : fontState.kind === 'failed'
              ? `${translate('form.cardFailed')}: ${fontState.reason}`
              : translate('form.cardLoading')}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the grid does the same by keyboard: a click here is a shortcut
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          className={css.card}
          style={proportions}
          data-card={side}
          onClick={(event) => {
            const fieldPointer = (event.target as Element).closest('[data-field]')?.getAttribute('data-field');
            const [columnName] = parsePointer(fieldPointer ?? '');
            if (columnName !== undefined) onColumnClick(columnName);
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg creates this markup; the texts of the user in it are outlines or escaped
          dangerouslySetInnerHTML={{ __html: drawnCard[side] }}
        />
      )}
      {row?.copies === 0 ? <p className={css.note}>{translate('decks.zeroCopies')}</p> : null}
      {drawnCard === undefined || drawnCard.findings.length === 0 ? null : (
        <ul className={css.notes} aria-label={translate('decks.notesOfCard')}>
          {drawnCard.findings.map((finding) => {
            const message = formatCardFinding(translate, gameCatalog, finding);
            return <li key={message}>{message}</li>;
          })}
        </ul>
      )}
      {drawnCard?.findings.some(({ kind }) => kind === 'missing-glyph') === true ? <FallbackFontButton /> : null}
    </section>
  );
}
