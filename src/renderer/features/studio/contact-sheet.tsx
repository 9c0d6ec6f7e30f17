import { useRef } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { shownTemplate } from '../../../shared/studio/view.ts';
import { Name } from '../../components/name.tsx';
import { EDITING } from '../../strings/documents/editing.ts';
import { STUDIO } from '../../strings/studio.ts';
import { useNear } from '../templates/gallery/use-near.ts';
import css from './contact-sheet.module.css';
import { useCardMaker } from './use-card.ts';
import type { Studio } from './use-studio.ts';

interface Props {
  studio: Studio;
  characters: readonly Character[];
  factions: readonly Faction[];
  filter: string | undefined;
}

/** The side that is shown of everybody's card. */
export function ContactSheet({ studio, characters, factions, filter }: Props) {
  return (
    <ul className={css.sheet} aria-label={STUDIO.sheet} style={{ filter }}>
      {characters.map((character) => (
        <SheetCard key={character.id} studio={studio} character={character} factions={factions} />
      ))}
    </ul>
  );
}

/** Laid out once it comes in sight: of a library of thousands a screenful is. */
function SheetCard({ studio, character, factions }: Omit<Props, 'characters' | 'filter'> & { character: Character }) {
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place);
  const { width, height } = shownTemplate(studio.view).size;
  return (
    <li ref={place} className={css.sheetCard}>
      <div className={css.sheetPicture} style={{ aspectRatio: `${width} / ${height}` }}>
        {isNear ? <Picture studio={studio} character={character} factions={factions} /> : null}
      </div>
      <Name name={character.name || EDITING.unnamed} />
    </li>
  );
}

function Picture({ studio, character, factions }: Omit<Props, 'characters' | 'filter'> & { character: Character }) {
  const { view, side, template } = studio;
  const maker = useCardMaker(template, character, factions);
  const svg = maker.svgOf(shownTemplate(view), side, `sheet-${character.id}`, false);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
  return <div dangerouslySetInnerHTML={{ __html: svg ?? '' }} />;
}
