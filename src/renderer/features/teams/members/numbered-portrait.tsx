import type { Character } from '../../../../shared/document/schema.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { DocumentBadge } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import css from './numbered-portrait.module.css';

/** Shows the portrait of a character in the colors of its first faction, with its number, such as the Level, in a corner. */
export function NumberedPortrait({ character }: { character: Character }) {
  const translate = useTranslate();
  const { factionChoices } = useTeam();
  const factionChoice = factionChoices.find(({ id }) => id === character.factions?.[0]);
  return (
    <span className={css.figure}>
      <span className={css.portrait}>
        <CharacterPortrait
          character={character}
          name={character.name || translate('editing.unnamed')}
          theme={factionChoice?.faction?.theme}
        />
      </span>
      <span className={css.number}>
        <DocumentBadge document={character} />
      </span>
    </span>
  );
}
