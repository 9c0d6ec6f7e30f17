import { gameOf } from '../../../shared/games/registry.ts';
import { ALLEGIANCES, TEAM_ALIGNMENTS, TEAM_SIZES } from '../../../shared/games/supers-unlimited/facts.ts';
import { nameOf } from '../../../shared/games/supers-unlimited/words.ts';
import { Segmented } from '../../components/inputs/segmented.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { useField } from '../../fields/document-port.ts';
import { FieldFrame, FieldRow } from '../../fields/field.tsx';
import { NumberRow } from '../../fields/number-row.tsx';
import { SegmentedRow } from '../../fields/select-row.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { FORMATION_HINTS, TEAM } from '../../strings/documents/team.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { otherKind } from './members/members.ts';
import css from './team-form.module.css';
import { useTeam } from './team-view.ts';

const SIZES = TEAM_SIZES.map(({ id, levels }) => ({ id: String(levels), label: String(levels), name: nameOf(id) }));
const KINDS = ALLEGIANCES.map((id) => ({ id, label: TEAM.kinds[id] }));
const ALIGNMENTS = TEAM_ALIGNMENTS.map((id) => ({ id, label: nameOf(id) }));

const ALLEGIANCE = ['/allegiance', '/allegiance/kind', '/allegiance/faction', '/allegiance/alignment'];

/** Name, agreed size, formation, allegiance. */
export function IdentitySection() {
  const { team, edit } = useTeam();
  const size = SIZES.find((s) => s.id === String(team.levels));
  return (
    <Section title={TEAM.who}>
      <TextRow path="/name" label={TEAM.name} placeholder={TEAM.nameHint} inputClassName={form.nameInput} />
      <FieldRow paths={['/levels']} className={css.size}>
        <NumberRow path="/levels" label={TEAM.levels} />
        <div className={css.sizes}>
          <Segmented
            label={TEAM.sizes}
            value={String(team.levels)}
            segments={SIZES}
            onChange={(levels) => edit([{ op: 'set', path: '/levels', value: Number(levels) }])}
          />
        </div>
        <span className={css.sizeName}>{size === undefined ? '' : TEAM.sizeName(size.name)}</span>
      </FieldRow>
      <SegmentedRow
        path="/formation"
        label={TEAM.formation}
        segments={gameOf(team).vocabularies.formations ?? []}
        hint={FORMATION_HINTS[team.formation]}
      />
      <Allegiance />
    </Section>
  );
}

function Allegiance() {
  const { team, edit, factions, summary } = useTeam();
  const kind = useField('/allegiance/kind');
  const inner = useField(team.allegiance.kind === 'faction' ? '/allegiance/faction' : '/allegiance/alignment');
  const { allegiance } = team;
  const change = (next: string) => {
    const first = summary.seats.flatMap((seat) => seat.full?.factions ?? [])[0] ?? factions[0]?.id;
    edit([{ op: 'set', path: '/allegiance', value: otherKind(team, next, first) }]);
  };
  return (
    <FieldRow paths={ALLEGIANCE} className={css.allegiance}>
      <FieldFrame path="/allegiance/kind" findings={kind.findings}>
        <Segmented
          label={TEAM.allegiance}
          value={allegiance.kind}
          segments={KINDS}
          mark={kind.mark}
          onChange={change}
        />
      </FieldFrame>
      {allegiance.kind === 'faction' ? (
        <FieldFrame path="/allegiance/faction" findings={inner.findings}>
          <Select
            label={TEAM.faction}
            value={allegiance.faction}
            placeholder={TEAM.chooseFaction}
            choices={factions.map(({ id, name }) => ({ id, label: name }))}
            mark={inner.mark}
            onChange={inner.set}
          />
        </FieldFrame>
      ) : (
        <FieldFrame path="/allegiance/alignment" findings={inner.findings}>
          <Segmented
            label={TEAM.alignment}
            value={allegiance.alignment}
            segments={ALIGNMENTS}
            mark={inner.mark}
            onChange={inner.set}
          />
        </FieldFrame>
      )}
    </FieldRow>
  );
}
