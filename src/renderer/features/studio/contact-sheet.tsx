import { useMemo, useRef } from 'react';
import { getShownTemplate } from '../../../shared/studio/view.ts';
import { DisplayName } from '../../components/display-name.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { useEverNearViewport } from '../templates/gallery/use-ever-near-viewport.ts';
import css from './contact-sheet.module.css';
import { type CardSource, useCardMaker } from './use-card-maker.ts';
import type { Studio } from './use-studio.ts';

/** One card of the sheet. */
export interface SheetEntry extends CardSource {
  readonly id: string;
  readonly name: string;
}

interface Props {
  studio: Studio;
  entries: readonly SheetEntry[];
  filter: string | undefined;
}

/** Shows one side of all cards: of every character, or of every row. */
export function ContactSheet({ studio, entries, filter }: Props) {
  const translate = useTranslate();
  return (
    <ul className={css.sheet} aria-label={translate('studio.sheet')} style={{ filter }}>
      {entries.map((entry) => (
        <SheetCard key={entry.id} studio={studio} entry={entry} />
      ))}
    </ul>
  );
}

interface CardProps {
  studio: Studio;
  entry: SheetEntry;
}

/** Lays out a card once it is near the visible area: only a screenful of the cards of a large library is visible at a time. */
function SheetCard({ studio, entry }: CardProps) {
  const translate = useTranslate();
  const itemRef = useRef<HTMLLIElement>(null);
  const isNear = useEverNearViewport(itemRef);
  const { width, height } = getShownTemplate(studio.studioView).size;
  return (
    <li ref={itemRef} className={css.sheetCard}>
      <div className={css.sheetPicture} style={{ aspectRatio: `${width} / ${height}` }}>
        {isNear ? <SheetCardSvg studio={studio} entry={entry} /> : null}
      </div>
      <DisplayName name={entry.name || translate('editing.unnamed')} />
    </li>
  );
}

function SheetCardSvg({ studio, entry }: CardProps) {
  const { studioView, side, template } = studio;
  const cardMaker = useCardMaker(template, entry);
  const { id } = entry;
  // The memo does not depend on the selection, which does not affect these cards. `false`: the cards are shown without bleed.
  const cardSvg = useMemo(
    () => cardMaker.renderSvg(getShownTemplate(studioView), side, `sheet-${id}`, false),
    [cardMaker, studioView, side, id],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer, which outlines or escapes all text of the user
  return <div dangerouslySetInnerHTML={{ __html: cardSvg ?? '' }} />;
}
