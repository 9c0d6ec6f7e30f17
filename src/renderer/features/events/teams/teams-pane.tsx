import { Printer, Share } from 'lucide-react';
import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type Judgement, judge } from '../../../../shared/rules/judge.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictBadge } from '../../../components/badges.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import type { MenuAction } from '../../../components/row-menu/action-menu.tsx';
import { useContextMenu } from '../../../components/row-menu/use-context-menu.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useGameItems } from '../../../games/game-items.ts';
import { startExport } from '../../../navigation/export-request.ts';
import { formatHash, navigateTo } from '../../../navigation/router.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames } from '../../../store/library-context.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createOpenAction } from '../../documents/document-menu-actions.tsx';
import { useCharactersById } from '../../teams/use-characters-by-id.ts';
import { type CharactersById, listLibraryMembers } from '../../teams/verdict/judge-team.ts';
import css from './teams-pane.module.css';

interface JudgedTeam {
  team: Team;
  judgement: Judgement;
}

const ROW_HEIGHT = 66;

/** Shows all teams of the library, judged by the current pack. Illegal teams come first. */
export function TeamsPane({ eventPack }: { eventPack: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(eventPack);
  const teamItems = useGameItems('teams', game);
  const charactersById = useCharactersById(game);
  const judgedTeams = useMemo(
    () => judgeTeams(gameCatalog, listReadableDocuments<'teams'>(teamItems), eventPack, charactersById),
    [teamItems, eventPack, charactersById, gameCatalog],
  );
  const legalCount = judgedTeams.filter(({ judgement }) => judgement.verdict === 'legal').length;
  const { onContextMenu, contextMenu } = useContextMenu((target) => {
    const teamId = target.closest<HTMLElement>('[data-key]')?.dataset.key;
    const team = judgedTeams.find((judgedTeam) => judgedTeam.team.id === teamId)?.team;
    return team === undefined
      ? undefined
      : { label: team.name || translate('editing.unnamed'), actions: createTeamActions(translate, team) };
  });
  return (
    <section className={css.pane} aria-label={translate('events.yourTeams')} onContextMenu={onContextMenu}>
      <div className={css.head}>
        <h2>{translate('events.yourTeams')}</h2>
        <p role="status" className={css.count}>
          {judgedTeams.length === 0
            ? translate('events.noTeams')
            : translate('events.teamsLegal', { legal: legalCount, all: judgedTeams.length })}
        </p>
        <p className={css.hint}>{translate('events.yourTeamsHint')}</p>
      </div>
      {judgedTeams.length === 0 ? null : (
        <VirtualList
          items={judgedTeams}
          getKey={({ team }) => team.id}
          rowHeight={ROW_HEIGHT}
          hasMeasuredRows
          label={translate('events.yourTeamsList')}
          className={css.list}
          renderRow={(judgedTeam) => <JudgedTeamRow {...judgedTeam} />}
        />
      )}
      {contextMenu}
    </section>
  );
}

/** Returns the actions on a team of the library. */
const createTeamActions = (translate: Translate, { id, name }: Team): readonly MenuAction[] => [
  createOpenAction(translate, formatHash({ screen: 'team', id })),
  {
    id: 'print',
    label: translate('print.print'),
    icon: <Printer aria-hidden />,
    run: () => navigateTo({ screen: 'print', table: 'teams', id }),
  },
  {
    id: 'export',
    label: translate('export.command'),
    icon: <Share aria-hidden />,
    run: () => startExport({ title: name, documents: [{ kind: 'teams', id }] }),
  },
];

function JudgedTeamRow({ team, judgement }: JudgedTeam) {
  const translate = useTranslate();
  const { findings } = judgement;
  const firstError = findings.find(({ severity }) => severity === 'error');
  return (
    <a className={css.row} href={formatHash({ screen: 'team', id: team.id })} data-verdict={judgement.verdict}>
      <span className={css.name}>
        <DisplayName name={team.name || translate('editing.unnamed')} />
        <VerdictBadge findings={findings} />
      </span>
      {firstError === undefined ? null : (
        <span className={css.reason}>
          {formatLateText(translate, firstError.message)}{' '}
          <span className={css.cite}>{formatCite(translate, firstError.cite)}</span>
        </span>
      )}
    </a>
  );
}

/** Caches the verdicts on teams for one state of a pack, so that typing in one team judges only that team again. */
const judgementCache = new WeakMap<
  EventPack,
  WeakMap<Team, { charactersById: CharactersById; judgement: Judgement }>
>();

function judgeTeams(
  gameCatalog: GameCatalog<Game>,
  teams: readonly Team[],
  eventPack: EventPack,
  charactersById: CharactersById,
): JudgedTeam[] {
  const cacheByTeam =
    judgementCache.get(eventPack) ?? new WeakMap<Team, { charactersById: CharactersById; judgement: Judgement }>();
  judgementCache.set(eventPack, cacheByTeam);
  const judgedTeams = teams.map((team): JudgedTeam => {
    const cachedEntry = cacheByTeam.get(team);
    const judgement =
      cachedEntry?.charactersById === charactersById
        ? cachedEntry.judgement
        : judge(gameCatalog, team, { eventPack, characters: listLibraryMembers(team, charactersById) });
    cacheByTeam.set(team, { charactersById, judgement });
    return { team, judgement };
  });
  const isLegal = ({ judgement }: JudgedTeam) => judgement.verdict === 'legal';
  return [...judgedTeams.filter((judgedTeam) => !isLegal(judgedTeam)), ...judgedTeams.filter(isLegal)];
}
