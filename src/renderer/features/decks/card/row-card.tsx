import { type CSSProperties, useMemo } from 'react';
import { toSvg } from '../../../../shared/card/display/to-svg.ts';
import { formatCardFinding } from '../../../../shared/card/findings/finding-messages.ts';
import { layoutCard } from '../../../../shared/card/layout-card.ts';
import { getTemplateSources } from '../../../../shared/card/template/picture-sources.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { type DeckRow, listRowSources } from '../../../../shared/deck/deck-rows.ts';
import { parsePointer } from '../../../../shared/document/pointer.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import blankCard from '../../../components/pictures/blank-card.module.css';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { usePictures } from '../../../store/pictures/use-pictures.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FallbackFontButton } from '../../templates/fonts/fallback-button.tsx';
import css from './row-card.module.css';

interface Props {
  row: DeckRow | undefined;
  template: CardTemplate;
  side: 'front' | 'back';
  onSide(side: 'front' | 'back'): void;
  /** Called when the user clicks the part of the card that shows this column. */
  onColumn(name: string): void;
}

const SIDES = [
  { id: 'front', label: 'decks.front' },
  { id: 'back', label: 'decks.back' },
] as const;

/** Shows the card of the selected row as it is printed. */
export function RowCard({ row, template, side, onSide, onColumn }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const sources = useMemo(
    () => [...(row === undefined ? [] : listRowSources(row)), ...getTemplateSources(template)],
    [row, template],
  );
  const shown = usePictures(sources);
  const drawn = useMemo(() => {
    if (fonts.kind !== 'ready' || row === undefined) return undefined;
    const layout = layoutCard(gameCatalog, { row, factions: [], template, fonts: fonts.fonts, pictures: shown.book });
    const svgOf = (one: 'front' | 'back') => toSvg(layout[one], fonts.fonts, { idPrefix: one, getHref: shown.getHref });
    const notes = layout.findings.filter(({ kind }) => kind !== 'unread-field' && kind !== 'missing-art');
    return { front: svgOf('front'), back: svgOf('back'), notes };
  }, [row, template, fonts, shown, gameCatalog]);
  const proportions: CSSProperties & Record<`--${string}`, number> = {
    '--across': template.size.width,
    '--down': template.size.height,
  };
  return (
    <section className={css.pane} aria-label={translate('decks.card')}>
      <Segmented
        label={translate('form.side')}
        bare
        value={side}
        segments={translateLabels(translate, SIDES)}
        onChange={(to) => onSide(to as 'front' | 'back')}
      />
      {drawn === undefined ? (
        <div className={blankCard.blank}>
          {row === undefined
            ? translate('decks.noCard')
            : fonts.kind === 'failed'
              ? `${translate('form.cardFailed')}: ${fonts.reason}`
              : translate('form.cardLoading')}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the grid does the same by keyboard: a click here is a short cut
        // biome-ignore lint/a11y/useKeyWithClickEvents: as above
        <div
          className={css.card}
          style={proportions}
          data-card={side}
          onClick={(event) => {
            const field = (event.target as Element).closest('[data-field]')?.getAttribute('data-field');
            const [column] = parsePointer(field ?? '');
            if (column !== undefined) onColumn(column);
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: drawn[side] }}
        />
      )}
      {row?.copies === 0 ? <p className={css.note}>{translate('decks.zeroCopies')}</p> : null}
      {drawn === undefined || drawn.notes.length === 0 ? null : (
        <ul className={css.notes} aria-label={translate('decks.notesOfCard')}>
          {drawn.notes.map((note) => {
            const message = formatCardFinding(translate, gameCatalog, note);
            return <li key={message}>{message}</li>;
          })}
        </ul>
      )}
      {drawn?.notes.some(({ kind }) => kind === 'missing-glyph') === true ? <FallbackFontButton /> : null}
    </section>
  );
}
