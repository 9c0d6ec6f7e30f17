import { getValueAt } from '../../../shared/document/pointer.ts';
import type { EitherField, FactionField, SizeField, TeamField, WordField } from '../../../shared/form/team-form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { formatChoices } from '../../components/inputs/choice.ts';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { useField } from '../../fields/document-port.ts';
import { FieldFrame, FieldRow } from '../../fields/field.tsx';
import { NumberRow } from '../../fields/number-row.tsx';
import { SegmentedRow } from '../../fields/select-row.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { useGames } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { otherWay } from './other-way.ts';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

/** Edits the name, the agreed size, and the formation, faction or alignment of the team. */
export function IdentitySection() {
  const translate = useTranslate();
  const { rules } = useTeam();
  return (
    <Section title={translate('team.who')}>
      <TextRow
        path="/name"
        label={translate('team.name')}
        placeholder={formatLateText(translate, rules.form.namePlaceholder)}
        inputClassName={form.nameInput}
      />
      <TextRow path="/player" label={translate('team.player')} placeholder={translate('team.playerHint')} optional />
      {rules.form.fields.map((field) => (
        <Field key={field.pointer} field={field} />
      ))}
    </Section>
  );
}

function Field({ field }: { field: TeamField }) {
  switch (field.kind) {
    case 'size':
      return <Size field={field} />;
    case 'word':
      return <WordSegments field={field} />;
    case 'either':
      return <Either field={field} />;
  }
}

function Size({
  field: { pointer: at, label, commonSizesLabel: usualLabel, commonSizes: usual },
}: {
  field: SizeField;
}) {
  const translate = useTranslate();
  const { team, edit } = useTeam();
  const size = getValueAt(team, at);
  return (
    <FieldRow paths={[at]} className={css.size}>
      <NumberRow path={at} label={formatLateText(translate, label)} />
      <div className={css.sizes}>
        <Segmented
          label={formatLateText(translate, usualLabel)}
          value={String(size)}
          segments={usual.map(({ value, name }) => ({
            id: String(value),
            label: String(value),
            name: formatLateText(translate, name),
          }))}
          onChange={(value) => edit([{ op: 'set', path: at, value: Number(value) }])}
        />
      </div>
      <span className={css.sizeName}>
        {formatLateText(translate, usual.find(({ value }) => value === size)?.name ?? '')}
      </span>
    </FieldRow>
  );
}

function WordSegments({ field: { pointer: at, label, vocabulary: of, hint } }: { field: WordField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, options } = useTeam();
  const text = hint?.(String(getValueAt(team, at)), options);
  return (
    <SegmentedRow
      path={at}
      label={formatLateText(translate, label)}
      segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[of] ?? [])}
      {...(text === undefined ? {} : { hint: formatLateText(translate, text) })}
    />
  );
}

function Either({ field }: { field: EitherField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, edit, factions, summary } = useTeam();
  const by = `${field.pointer}/${field.choiceKey}`;
  const { mark, findings } = useField(by);
  const chosen = String(getValueAt(team, by));
  // An unknown word shows the last alternative.
  const way = field.alternatives.find(({ id }) => id === chosen) ?? field.alternatives.at(-1);
  const change = (id: string) => {
    const first = summary.seats.flatMap(({ character }) => character?.factions ?? [])[0] ?? factions[0]?.id;
    edit([{ op: 'set', path: field.pointer, value: otherWay(gameCatalog, team, field, id, first) }]);
  };
  return (
    <FieldRow
      paths={[field.pointer, by, ...field.alternatives.map((one) => one.field.pointer)]}
      className={css.allegiance}
    >
      <FieldFrame path={by} findings={findings}>
        <Segmented
          label={formatLateText(translate, field.label)}
          value={chosen}
          segments={formatChoices(translate, field.alternatives)}
          mark={mark}
          onChange={change}
        />
      </FieldFrame>
      {way === undefined ? null : <Inner key={way.id} field={way.field} />}
    </FieldRow>
  );
}

function Inner({ field }: { field: WordField | FactionField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, factions } = useTeam();
  const { mark, set, findings } = useField(field.pointer);
  const held = getValueAt(team, field.pointer);
  const value = typeof held === 'string' ? held : undefined;
  return (
    <FieldFrame path={field.pointer} findings={findings}>
      {field.kind === 'faction' ? (
        <Select
          label={formatLateText(translate, field.label)}
          value={value}
          placeholder={formatLateText(translate, field.placeholder)}
          choices={factions.map(({ id, name }) => ({ id, label: name }))}
          mark={mark}
          onChange={set}
        />
      ) : (
        <Segmented
          label={formatLateText(translate, field.label)}
          value={value}
          segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[field.vocabulary] ?? [])}
          mark={mark}
          onChange={set}
        />
      )}
    </FieldFrame>
  );
}
