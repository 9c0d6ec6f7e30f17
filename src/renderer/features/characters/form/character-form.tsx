import type { Faction } from '../../../../shared/document/schema.ts';
import type { DerivedCharacter } from '../../../../shared/games/supers-unlimited/derive/character.ts';
import type { Character } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { TextRow } from '../../../fields/text-row.tsx';
import { FORM } from '../../../strings/documents/character-form.ts';
import { ArtSection } from '../../art/art-section.tsx';
import type { ArtPort } from '../../art/use-art.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';
import { AttacksSection } from './attacks-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { AgainstSection, KeywordsSection } from './keywords-section.tsx';
import { NumbersSection, TraitsSection } from './numbers-section.tsx';

interface Props {
  character: Character;
  derived: DerivedCharacter;
  factions: readonly Faction[];
  art: ArtPort;
  /** A field has got the focus. */
  onFocus(target: Element): void;
}

/** Every field of a character, in the order of the card. */
export function CharacterForm({ character, derived, factions, art, onFocus }: Props) {
  return (
    <form
      className={css.form}
      aria-label={FORM.label}
      onSubmit={(event) => event.preventDefault()}
      onFocus={(event) => onFocus(event.target)}
    >
      <IdentitySection derived={derived} factions={factions} />
      <ArtSection character={character} art={art} />
      <NumbersSection derived={derived} />
      <TraitsSection derived={derived} />
      <AttacksSection character={character} />
      <KeywordsSection derived={derived} />
      <AgainstSection character={character} />
      <EntriesSection character={character} />
      <Section title={FORM.notes}>
        <TextRow path="/notes" label={FORM.notesLabel} long optional />
      </Section>
    </form>
  );
}
