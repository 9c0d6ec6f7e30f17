import { memo } from 'react';
import { setOrRemove } from '../../../../shared/document/edit.ts';
import type { DerivedCharacter } from '../../../../shared/games/supers-unlimited/derive/character.ts';
import type { Character } from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { nameOf } from '../../../../shared/games/supers-unlimited/words.ts';
import { Picker } from '../../../components/inputs/picker.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { Tags } from '../../../components/inputs/tags.tsx';
import { type DocumentPort, findingsBelow, usePort } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { WordListRow } from '../../../fields/word-list-row.tsx';
import { FORM } from '../../../strings/documents/character-form.ts';
import { FIELDS } from '../../../strings/documents/fields.ts';
import {
  ELEMENT_CHOICES,
  MOVEMENT_CHOICES,
  ORIGIN_CHOICES,
  SPECIALTY_CHOICES,
  TYPE_CHOICES,
  WEAKNESS_CHOICES,
} from '../../documents/choices.ts';
import css from '../../documents/form/form.module.css';
import { Section } from '../../documents/form/section.tsx';

export function KeywordsSection({ derived }: { derived: DerivedCharacter }) {
  const { edit } = usePort();
  return (
    <Section title={FORM.movement}>
      <TagsRow
        path="/movement"
        label={FORM.movementTypes}
        choices={MOVEMENT_CHOICES}
        optional
        hint={FORM.movementHint}
      />
      <div className={css.pair}>
        <TagsRow path="/keywords/type" label={FORM.type} choices={TYPE_CHOICES} />
        <TagsRow path="/keywords/origin" label={FORM.origin} choices={ORIGIN_CHOICES} />
        <TagsRow path="/keywords/elements" label={FORM.elements} choices={ELEMENT_CHOICES} optional />
        <TagsRow path="/keywords/specialties" label={FORM.specialties} choices={SPECIALTY_CHOICES} optional />
      </div>
      <FieldFrame path="/infiltrator">
        <Switch
          label={FORM.infiltrator}
          on={derived.infiltrator}
          onChange={(on) => edit([setOrRemove('/infiltrator', on)])}
        />
      </FieldFrame>
    </Section>
  );
}

export function AgainstSection({ character }: { character: Character }) {
  return (
    <Section title={FORM.against}>
      <div className={css.pair}>
        <Weaknesses character={character} />
        <WordListRow path="/immunities" label={FORM.immunities} hint={FORM.immunitiesHint} />
      </div>
    </Section>
  );
}

/** E-27: each Weakness is a keyword, and may be a Vulnerability. */
function Weaknesses({ character }: { character: Character }) {
  const { edit, findings } = usePort();
  return (
    <FieldFrame path="/weaknesses" findings={findingsBelow(findings, '/weaknesses')}>
      <WeaknessesControl held={character.weaknesses} edit={edit} />
    </FieldFrame>
  );
}

interface WeaknessesProps {
  held: Character['weaknesses'];
  edit: DocumentPort['edit'];
}

const WeaknessesControl = memo(function WeaknessesControl({ held = [], edit }: WeaknessesProps) {
  const store = (next: typeof held) => edit([setOrRemove('/weaknesses', next.length === 0 ? undefined : next)]);
  return (
    <>
      <Tags
        label={FORM.weaknesses}
        items={held.map((w, i) => {
          const known = WEAKNESS_CHOICES.some((c) => c.id === w.keyword);
          return {
            id: `${i} ${w.keyword}`,
            label: known ? nameOf(w.keyword) : FIELDS.unknown(w.keyword),
            unknown: !known,
          };
        })}
        onRemove={(ids) => store(held.filter((w, i) => !ids.has(`${i} ${w.keyword}`)))}
      >
        <Picker
          label={FIELDS.addTo(FORM.weaknesses)}
          placeholder={FIELDS.add}
          choices={WEAKNESS_CHOICES.filter((c) => !held.some((w) => w.keyword === c.id))}
          taken={held.map(({ keyword }) => nameOf(keyword))}
          onPick={(ids) => store([...held, ...ids.map((keyword) => ({ keyword }))])}
        />
      </Tags>
      {held.map((weakness, i) => (
        <Switch
          key={weakness.keyword}
          label={FORM.vulnerability(nameOf(weakness.keyword))}
          on={weakness.vulnerability === true}
          onChange={(on) => store(held.map((w, j) => (j === i ? { ...w, vulnerability: on } : w)))}
        />
      ))}
    </>
  );
});
