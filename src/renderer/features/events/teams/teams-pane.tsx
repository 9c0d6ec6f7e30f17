import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type Judgement, judge } from '../../../../shared/rules/judge.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { Name } from '../../../components/name.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useGameItems } from '../../../games/game-items.ts';
import { formatHash } from '../../../navigation/router.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames } from '../../../store/library-context.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { useKnown } from '../../teams/use-known.ts';
import { type Known, namedMembers } from '../../teams/verdict/judgement.ts';
import css from './teams-pane.module.css';

interface Tried {
  team: Team;
  judgement: Judgement;
}

const ROW = 66;

/** Shows all teams of the library, judged by the current pack. Illegal teams come first. */
export function TeamsPane({ event }: { event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(event);
  const items = useGameItems('teams', game);
  const known = useKnown(game);
  const tried = useMemo(
    () => tryAll(gameCatalog, listReadableDocuments<'teams'>(items), event, known),
    [items, event, known, gameCatalog],
  );
  const legal = tried.filter(({ judgement }) => judgement.verdict === 'legal').length;
  return (
    <section className={css.pane} aria-label={translate('events.yourTeams')}>
      <div className={css.head}>
        <h2>{translate('events.yourTeams')}</h2>
        <p role="status" className={css.count}>
          {tried.length === 0
            ? translate('events.noTeams')
            : translate('events.teamsLegal', { legal, all: tried.length })}
        </p>
        <p className={css.hint}>{translate('events.yourTeamsHint')}</p>
      </div>
      {tried.length === 0 ? null : (
        <VirtualList
          items={tried}
          keyOf={({ team }) => team.id}
          rowHeight={ROW}
          measured
          label={translate('events.yourTeamsList')}
          className={css.list}
          row={(one) => <TriedRow {...one} />}
        />
      )}
    </section>
  );
}

function TriedRow({ team, judgement }: Tried) {
  const translate = useTranslate();
  const { findings } = judgement;
  const first = findings.find(({ severity }) => severity === 'error');
  return (
    <a className={css.row} href={formatHash({ screen: 'team', id: team.id })} data-verdict={judgement.verdict}>
      <span className={css.name}>
        <Name name={team.name || translate('editing.unnamed')} />
        <VerdictMark findings={findings} />
      </span>
      {first === undefined ? null : (
        <span className={css.reason}>
          {formatLateText(translate, first.message)}{' '}
          <span className={css.cite}>{formatCite(translate, first.cite)}</span>
        </span>
      )}
    </a>
  );
}

/** Caches the verdicts on teams for one state of a pack, so that typing in one team judges only that team again. */
const verdicts = new WeakMap<EventPack, WeakMap<Team, { known: Known; judgement: Judgement }>>();

function tryAll(gameCatalog: GameCatalog<Game>, teams: readonly Team[], event: EventPack, known: Known): Tried[] {
  const held = verdicts.get(event) ?? new WeakMap<Team, { known: Known; judgement: Judgement }>();
  verdicts.set(event, held);
  const tried = teams.map((team): Tried => {
    const before = held.get(team);
    const judgement =
      before?.known === known
        ? before.judgement
        : judge(gameCatalog, team, { eventPack: event, characters: namedMembers(team, known) });
    held.set(team, { known, judgement });
    return { team, judgement };
  });
  const isLegal = ({ judgement }: Tried) => judgement.verdict === 'legal';
  return [...tried.filter((one) => !isLegal(one)), ...tried.filter(isLegal)];
}
