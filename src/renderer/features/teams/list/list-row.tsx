import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { valueAt } from '../../../../shared/document/pointer.ts';
import type { Faction, Team } from '../../../../shared/document/schema.ts';
import { defaultsOf } from '../../../../shared/games/options.ts';
import { gameOf, teamRulesOf } from '../../../../shared/games/registry.ts';
import { visible } from '../../../../shared/text/visible.ts';
import { hashOf } from '../../../app/router.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import type { Broken, Documents, Item, Ready } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { TEAM } from '../../../strings/documents/team.ts';
import { TEAMS } from '../../../strings/documents/teams.ts';
import { BrokenRow } from '../../documents/broken-row.tsx';
import { WordShape } from '../../documents/document-marks.tsx';
import rows from '../../documents/list.module.css';
import { deleteTeam, duplicateTeam } from '../actions.ts';
import { namedFaction } from '../named-faction.ts';
import { TeamSymbol } from '../symbol.tsx';
import { type Known, listedJudgement, memberNames } from '../verdict/judgement.ts';
import css from './list.module.css';

/** More than a row has room for. */
const MOST_NAMES = 30;

interface Props {
  item: Item<Documents['teams']>;
  library: Library;
  known: Known;
  factions: readonly Faction[];
}

/** One team in the list: the row opens it, the buttons copy and delete it. */
export const TeamRow = memo(function TeamRow({ item, library, known, factions }: Props) {
  return item.kind === 'ready' ? (
    <ReadyRow item={item} library={library} known={known} factions={factions} />
  ) : (
    <TeamBroken item={item} library={library} />
  );
});

function ReadyRow({ item, library, known, factions }: Props & { item: Ready<Team> }) {
  const { document: team } = item;
  const name = team.name === '' ? EDITING.unnamed : team.name;
  const game = gameOf(team);
  const rules = teamRulesOf(team);
  const { column } = rules.list;
  const faction = factionOf(team, factions);
  const { findings, levels } = listedJudgement(team, known);
  const names = memberNames(team, known).slice(0, MOST_NAMES);
  return (
    <div className={`${rows.row} ${css.row}`}>
      <span className={rows.portrait}>
        <TeamSymbol game={gameOf(team)} faction={faction} alignment={rules.list.banner(team)} />
      </span>
      <a className={rows.name} href={hashOf({ screen: 'team', id: item.id })}>
        <Name name={name} />
        <span className={rows.concept}>{names.length === 0 ? TEAMS.nobody : names.join(', ')}</span>
      </a>
      <span className={css.formation}>
        {visible(game.card.formats.word(String(valueAt(team, column.at)), defaultsOf(game.options)))}
      </span>
      <Allegiance team={team} faction={faction} />
      <span className={css.levels}>
        <span className="visually-hidden">{rules.list.sizeLabel} </span>
        {TEAMS.levelsOf(team.members.length === 0 ? 0 : levels, rules.size(team))}
      </span>
      {team.members.length === 0 ? (
        <span className={rows.concept}>{TEAM.begin}</span>
      ) : (
        <VerdictMark findings={findings} />
      )}
      <span className={rows.tools}>
        <IconButton
          icon={<Copy />}
          label={TEAMS.duplicateOf(name)}
          onPress={() => attempt(duplicateTeam(library, team))}
        />
        <IconButton
          icon={<Trash2 />}
          label={TEAMS.deleteOf(name)}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, deleteTeam(library, item.id, name))}
        />
      </span>
    </div>
  );
}

function Allegiance({ team, faction }: { team: Team; faction: Faction | undefined }) {
  const alignment = teamRulesOf(team).list.banner(team);
  if (alignment !== undefined) return <WordShape game={gameOf(team)} word={alignment} />;
  return <span className={css.faction}>{faction?.name ?? namedFaction(team) ?? TEAMS.noFaction}</span>;
}

function factionOf(team: Team, factions: readonly Faction[]): Faction | undefined {
  const id = teamRulesOf(team).faction?.(team);
  return id === undefined ? undefined : [...(team.factions ?? []), ...factions].find((f) => f.id === id);
}

function TeamBroken({ item, library }: { item: Broken; library: Library }) {
  return (
    <BrokenRow
      item={item}
      className={css.row}
      href={hashOf({ screen: 'team', id: item.id })}
      word={TEAMS.broken}
      deleteLabel={TEAMS.deleteOf(item.name)}
      onDelete={() => deleteTeam(library, item.id, item.name)}
      after={
        <>
          <span />
          <span className={css.levels} />
          <span />
        </>
      }
    />
  );
}
