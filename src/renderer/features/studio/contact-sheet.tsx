import { useMemo, useRef } from 'react';
import { shownTemplate } from '../../../shared/studio/view.ts';
import { Name } from '../../components/name.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import { useNear } from '../templates/gallery/use-near.ts';
import css from './contact-sheet.module.css';
import { type ShownWith, useCardMaker } from './use-card.ts';
import type { Studio } from './use-studio.ts';

/** One card of the sheet. */
export interface SheetEntry extends ShownWith {
  readonly id: string;
  readonly name: string;
}

interface Props {
  studio: Studio;
  entries: readonly SheetEntry[];
  filter: string | undefined;
}

/** The side that is shown of everybody's card, or of every row's. */
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

/** Laid out once it comes in sight: of a library of thousands a screenful is. */
function SheetCard({ studio, entry }: CardProps) {
  const translate = useTranslate();
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place);
  const { width, height } = shownTemplate(studio.studioView).size;
  return (
    <li ref={place} className={css.sheetCard}>
      <div className={css.sheetPicture} style={{ aspectRatio: `${width} / ${height}` }}>
        {isNear ? <Picture studio={studio} entry={entry} /> : null}
      </div>
      <Name name={entry.name || translate('editing.unnamed')} />
    </li>
  );
}

function Picture({ studio, entry }: CardProps) {
  const { studioView, side, template } = studio;
  const maker = useCardMaker(template, entry);
  const { id } = entry;
  // What is chosen on the card changes none of them.
  const svg = useMemo(
    () => maker.svgOf(shownTemplate(studioView), side, `sheet-${id}`, false),
    [maker, studioView, side, id],
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
  return <div dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}
