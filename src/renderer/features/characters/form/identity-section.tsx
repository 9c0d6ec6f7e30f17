import { useMemo } from 'react';
import type { Faction } from '../../../../shared/document/schema.ts';
import type { DerivedCharacter } from '../../../../shared/games/supers-unlimited/derive/character.ts';
import { FieldRow } from '../../../fields/field.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { SegmentedRow } from '../../../fields/select-row.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { FORM } from '../../../strings/documents/character-form.ts';
import { ALIGNMENT_CHOICES, CLASS_CHOICES } from '../../documents/choices.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';

interface Props {
  derived: DerivedCharacter;
  factions: readonly Faction[];
}

export function IdentitySection({ derived, factions }: Props) {
  const factionChoices = useMemo(() => factions.map((f) => ({ id: f.id, label: f.name })), [factions]);
  return (
    <Section title={FORM.identity}>
      <FieldRow paths={['/name', '/level']} className={css.identity}>
        <TextRow path="/name" label={FORM.name} placeholder={FORM.nameHint} inputClassName={css.nameInput} />
        <NumberRow
          path="/level"
          label={FORM.level}
          className={css.levelField}
          hint={derived.isSuper ? FORM.isSuper : FORM.isHenchman}
        />
      </FieldRow>
      <TextRow path="/concept" label={FORM.concept} placeholder={FORM.conceptHint} optional />
      <div className={css.pair}>
        <SegmentedRow path="/alignment" label={FORM.alignment} segments={ALIGNMENT_CHOICES} />
        <TagsRow path="/classes" label={FORM.classes} choices={CLASS_CHOICES} />
      </div>
      <TagsRow path="/factions" label={FORM.factions} choices={factionChoices} optional hint={FORM.factionsHint} />
    </Section>
  );
}
