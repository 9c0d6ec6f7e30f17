import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { EitherField, FactionField, SizeField, TeamField, WordField } from '../../../../shared/form/team-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { formatChoices } from '../../../components/inputs/choice.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame, FieldRow } from '../../../fields/field-frame.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { SegmentedRow } from '../../../fields/select-row.tsx';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useTeam } from '../team-view.ts';
import { selectAlternative } from './select-alternative.ts';
import css from './settings-section.module.css';

/** Edits the agreed size, and the formation, faction or alignment of the team, as its game defines them. */
export function TeamFields() {
  const { teamRules } = useTeam();
  return teamRules.form.fields.map((field) => <FieldInput key={field.pointer} field={field} />);
}

function FieldInput({ field }: { field: TeamField }) {
  switch (field.kind) {
    case 'size':
      return <SizeInput field={field} />;
    case 'word':
      return <WordInput field={field} />;
    case 'either':
      return <AlternativesInput field={field} />;
  }
}

function SizeInput({ field: { pointer, label: sizeLabel, commonSizesLabel, commonSizes } }: { field: SizeField }) {
  const translate = useTranslate();
  const { team, editTeam } = useTeam();
  const currentSize = getValueAt(team, pointer);
  return (
    <FieldRow pointers={[pointer]} className={css.size}>
      <NumberRow pointer={pointer} label={formatLateText(translate, sizeLabel)} min={1} />
      <div className={css.sizes}>
        <SegmentedControl
          label={formatLateText(translate, commonSizesLabel)}
          value={String(currentSize)}
          segments={commonSizes.map(({ value: size, name: sizeName }) => ({
            id: String(size),
            label: String(size),
            name: formatLateText(translate, sizeName),
          }))}
          onChange={(value) => editTeam([{ op: 'set', path: pointer, value: Number(value) }])}
        />
      </div>
      <span className={css.sizeName}>
        {formatLateText(translate, commonSizes.find(({ value }) => value === currentSize)?.name ?? '')}
      </span>
    </FieldRow>
  );
}

function WordInput({ field: { pointer, label: wordLabel, vocabulary, hint: getHint } }: { field: WordField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, options } = useTeam();
  const hint = getHint?.(String(getValueAt(team, pointer)), options);
  return (
    <SegmentedRow
      pointer={pointer}
      label={formatLateText(translate, wordLabel)}
      segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[vocabulary] ?? [])}
      {...(hint === undefined ? {} : { hint: formatLateText(translate, hint) })}
    />
  );
}

/** Edits a field that has a value of one of several kinds: a team plays either for a faction or for an alignment. */
function AlternativesInput({ field }: { field: EitherField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, editTeam, factionChoices, summary } = useTeam();
  const choicePointer = `${field.pointer}/${field.choiceKey}`;
  const { severityAttributes, findings } = useField(choicePointer);
  const chosenId = String(getValueAt(team, choicePointer));
  // If the document names an unknown alternative, the last one is shown.
  const chosenAlternative = field.alternatives.find(({ id }) => id === chosenId) ?? field.alternatives.at(-1);
  const chooseAlternative = (alternativeId: string) => {
    // A new choice of faction starts with the first faction of the first member that has one.
    const firstFaction =
      summary.seats.flatMap(({ character }) => character?.factions ?? [])[0] ?? factionChoices[0]?.id;
    editTeam([
      {
        op: 'set',
        path: field.pointer,
        value: selectAlternative(gameCatalog, team, field, alternativeId, firstFaction),
      },
    ]);
  };
  return (
    <FieldRow
      pointers={[field.pointer, choicePointer, ...field.alternatives.map((alternative) => alternative.field.pointer)]}
      className={css.pair}
    >
      <FieldFrame pointer={choicePointer} findings={findings}>
        <SegmentedControl
          label={formatLateText(translate, field.label)}
          value={chosenId}
          segments={formatChoices(translate, field.alternatives)}
          severityAttributes={severityAttributes}
          onChange={chooseAlternative}
        />
      </FieldFrame>
      {chosenAlternative === undefined ? null : (
        <AlternativeInput key={chosenAlternative.id} field={chosenAlternative.field} />
      )}
    </FieldRow>
  );
}

function AlternativeInput({ field }: { field: WordField | FactionField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, factionChoices } = useTeam();
  const { severityAttributes, setValue, findings } = useField(field.pointer);
  const currentValue = getValueAt(team, field.pointer);
  const selectedId = typeof currentValue === 'string' ? currentValue : undefined;
  return (
    <FieldFrame pointer={field.pointer} findings={findings}>
      {field.kind === 'faction' ? (
        <Select
          label={formatLateText(translate, field.label)}
          value={selectedId}
          placeholder={formatLateText(translate, field.placeholder)}
          choices={factionChoices.map(({ id, name }) => ({
            id,
            label: name,
          }))}
          severityAttributes={severityAttributes}
          onChange={setValue}
        />
      ) : (
        <SegmentedControl
          label={formatLateText(translate, field.label)}
          value={selectedId}
          segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[field.vocabulary] ?? [])}
          severityAttributes={severityAttributes}
          onChange={setValue}
        />
      )}
    </FieldFrame>
  );
}
