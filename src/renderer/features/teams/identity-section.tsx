import { valueAt } from '../../../shared/document/pointer.ts';
import type { EitherField, FactionField, SizeField, TeamField, WordField } from '../../../shared/form/team-form.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
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

/** Name, agreed size, and formation, faction or alignment of the team. */
export function IdentitySection() {
  const translate = useTranslate();
  const { rules } = useTeam();
  return (
    <Section title={translate('team.who')}>
      <TextRow
        path="/name"
        label={translate('team.name')}
        placeholder={formatText(translate, rules.form.namePlaceholder)}
        inputClassName={form.nameInput}
      />
      <TextRow path="/player" label={translate('team.player')} placeholder={translate('team.playerHint')} optional />
      {rules.form.fields.map((field) => (
        <Field key={field.at} field={field} />
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

function Size({ field: { at, label, usualLabel, usual } }: { field: SizeField }) {
  const translate = useTranslate();
  const { team, edit } = useTeam();
  const size = valueAt(team, at);
  return (
    <FieldRow paths={[at]} className={css.size}>
      <NumberRow path={at} label={formatText(translate, label)} />
      <div className={css.sizes}>
        <Segmented
          label={formatText(translate, usualLabel)}
          value={String(size)}
          segments={usual.map(({ value, name }) => ({
            id: String(value),
            label: String(value),
            name: formatText(translate, name),
          }))}
          onChange={(value) => edit([{ op: 'set', path: at, value: Number(value) }])}
        />
      </div>
      <span className={css.sizeName}>
        {formatText(translate, usual.find(({ value }) => value === size)?.name ?? '')}
      </span>
    </FieldRow>
  );
}

function WordSegments({ field: { at, label, of, hint } }: { field: WordField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, options } = useTeam();
  const text = hint?.(String(valueAt(team, at)), options);
  return (
    <SegmentedRow
      path={at}
      label={formatText(translate, label)}
      segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[of] ?? [])}
      {...(text === undefined ? {} : { hint: formatText(translate, text) })}
    />
  );
}

function Either({ field }: { field: EitherField }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, edit, factions, summary } = useTeam();
  const by = `${field.at}/${field.by}`;
  const { mark, findings } = useField(by);
  const chosen = String(valueAt(team, by));
  // For an unknown word the last alternative is shown.
  const way = field.ways.find(({ id }) => id === chosen) ?? field.ways.at(-1);
  const change = (id: string) => {
    const first = summary.seats.flatMap(({ character }) => character?.factions ?? [])[0] ?? factions[0]?.id;
    edit([{ op: 'set', path: field.at, value: otherWay(gameCatalog, team, field, id, first) }]);
  };
  return (
    <FieldRow paths={[field.at, by, ...field.ways.map((one) => one.field.at)]} className={css.allegiance}>
      <FieldFrame path={by} findings={findings}>
        <Segmented
          label={formatText(translate, field.label)}
          value={chosen}
          segments={formatChoices(translate, field.ways)}
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
  const { mark, set, findings } = useField(field.at);
  const held = valueAt(team, field.at);
  const value = typeof held === 'string' ? held : undefined;
  return (
    <FieldFrame path={field.at} findings={findings}>
      {field.kind === 'faction' ? (
        <Select
          label={formatText(translate, field.label)}
          value={value}
          placeholder={formatText(translate, field.placeholder)}
          choices={factions.map(({ id, name }) => ({ id, label: name }))}
          mark={mark}
          onChange={set}
        />
      ) : (
        <Segmented
          label={formatText(translate, field.label)}
          value={value}
          segments={formatChoices(translate, gameCatalog.getGame(team).vocabularies[field.of] ?? [])}
          mark={mark}
          onChange={set}
        />
      )}
    </FieldFrame>
  );
}
