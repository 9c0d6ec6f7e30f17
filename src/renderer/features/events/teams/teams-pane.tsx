import { useMemo } from 'react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type Judgement, judge } from '../../../../shared/rules/judge.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { Name } from '../../../components/name.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useItemsOf } from '../../../games/of-game.ts';
import { hashOf } from '../../../navigation/router.ts';
import { readable } from '../../../store/library.ts';
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

/** All teams of the library, judged by the pack as it stands: those that may not come first. */
export function TeamsPane({ event }: { event: EventPack }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const game = gameCatalog.getGame(event);
  const items = useItemsOf('teams', game);
  const known = useKnown(game);
  const tried = useMemo(
    () => tryAll(gameCatalog, readable<'teams'>(items), event, known),
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
    <a className={css.row} href={hashOf({ screen: 'team', id: team.id })} data-verdict={judgement.verdict}>
      <span className={css.name}>
        <Name name={team.name || translate('editing.unnamed')} />
        <VerdictMark findings={findings} />
      </span>
      {first === undefined ? null : (
        <span className={css.reason}>
          {formatText(translate, first.message)} <span className={css.cite}>{formatCite(translate, first.cite)}</span>
        </span>
      )}
    </a>
  );
}

/** Verdicts of teams under one state of a pack: typing in one field of a team judges that team alone. */
const verdicts = new WeakMap<EventPack, WeakMap<Team, { known: Known; judgement: Judgement }>>();

function tryAll(gameCatalog: GameCatalog<Game>, teams: readonly Team[], event: EventPack, known: Known): Tried[] {
  const held = verdicts.get(event) ?? new WeakMap<Team, { known: Known; judgement: Judgement }>();
  verdicts.set(event, held);
  const tried = teams.map((team): Tried => {
    const before = held.get(team);
    const judgement =
      before?.known === known
        ? before.judgement
        : judge(gameCatalog, team, { event, characters: namedMembers(team, known) });
    held.set(team, { known, judgement });
    return { team, judgement };
  });
  const isLegal = ({ judgement }: Tried) => judgement.verdict === 'legal';
  return [...tried.filter((one) => !isLegal(one)), ...tried.filter(isLegal)];
}
