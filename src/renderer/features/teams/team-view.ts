import { createContext, useContext, useMemo, useState } from 'react';
import type { RequestedEdit } from '../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { EventPack, Faction, Team } from '../../../shared/document/schema.ts';
import type { Teams } from '../../../shared/form/team-form.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getTeamRules } from '../../../shared/rules/game-rules.ts';
import { type Judgement, resolveDocumentOptions } from '../../../shared/rules/judge.ts';
import type { Options } from '../../../shared/rules/options.ts';
import type { TeamView as TeamSummary } from '../../../shared/rules/team-rules.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { useGames } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { type FactionChoice, factionChoices } from './members/members.ts';
import { refusalOf } from './mode/refusal.ts';
import { eventContextOf, type TeamMode } from './mode/team-mode.ts';
import { judgeTeam, type Known } from './verdict/judgement.ts';

/** The data of the team that all parts of the team screen share. */
export interface TeamView {
  /** The current state, including unfinished typing. */
  team: Team;
  /** The deferred state on which verdict, figures and trials are based; its name can be outdated. */
  settled: Team;
  known: Known;
  factions: readonly FactionChoice[];
  /** The game's rules for teams. */
  rules: Teams;
  options: Options;
  /** The mode: in the sandbox rules warn, in an event they refuse. */
  mode: TeamMode;
  /** The pack by which the team is judged, if it is for an event. */
  event: EventPack | undefined;
  summary: TeamSummary;
  judgement: Judgement;
  edit: Editor['edit'];
  /** Applies edits like `edit`, except that an event refuses an addition that breaks a rule; a toast gives the reason. */
  readonly tryEdit: (edits: readonly RequestedEdit[]) => void;
}

export const TeamContext = createContext<TeamView | undefined>(undefined);

export function useTeam(): TeamView {
  const view = useContext(TeamContext);
  if (view === undefined) throw new Error('useTeam stands outside TeamContext');
  return view;
}

/** Keys of a team that no rule reads. */
const UNPLAYED: ReadonlySet<string> = new Set(['name', 'notes', 'factions']);

/** Whether two teams are the same for the rules. Edits keep the object identity of the parts they do not change. */
function playsAs(a: Team, b: Team): boolean {
  const valuesOf = (team: Team) => new Map(Object.entries(team).filter(([key]) => !UNPLAYED.has(key)));
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return one.size === other.size && [...one].every(([key, value]) => other.has(key) && other.get(key) === value);
}

/** Returns the team as the rules see it: the same object while only its name or notes change. */
function usePlayed(team: Team): Team {
  const [played, setPlayed] = useState(team);
  if (played === team || playsAs(played, team)) return played;
  setPlayed(team);
  return team;
}

export function useTeamView(
  team: Team,
  typed: Team,
  known: Known,
  library: readonly Faction[],
  edit: Editor['edit'],
  mode: TeamMode,
): TeamView {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { event, unusableEvent } = eventContextOf(mode);
  const settled = usePlayed(typed);
  const rules = getTeamRules(gameCatalog, settled);
  const judged = useMemo(() => {
    const atEvent = event === undefined ? {} : { eventPack: event };
    const options = resolveDocumentOptions(gameCatalog, settled, atEvent);
    return {
      options,
      judgement: judgeTeam(gameCatalog, settled, known, { fixes: true, event, unusableEvent }),
      summary: rules.createView(settled, { options, characters: known, ...atEvent }),
    };
  }, [settled, known, rules, event, unusableEvent, gameCatalog]);
  const factions = useMemo(() => factionChoices(settled, library, known.values()), [settled, library, known]);
  const tryEdit = useMemo(
    () => guarded(translate, gameCatalog, team, known, event, edit),
    [team, known, event, edit, gameCatalog, translate],
  );
  return useMemo(
    () => ({ team, settled, known, factions, rules, mode, event, ...judged, edit, tryEdit }),
    [team, settled, known, factions, rules, mode, event, judged, edit, tryEdit],
  );
}

function guarded(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  team: Team,
  known: Known,
  event: EventPack | undefined,
  edit: Editor['edit'],
): Editor['edit'] {
  return (edits) => {
    const refusal = event === undefined ? undefined : refusalOf(gameCatalog, team, edits, known, event);
    if (refusal === undefined) edit(edits);
    else toast(translate('teamMode.refused', { why: formatLateText(translate, refusal.message) }), { kind: 'failed' });
  };
}
