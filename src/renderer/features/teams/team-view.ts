import { createContext, useContext, useMemo, useState } from 'react';
import type { RequestedEdit } from '../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { EventPack, Faction, Team } from '../../../shared/document/schema.ts';
import type { Teams } from '../../../shared/form/team-form.ts';
import type { Game } from '../../../shared/games/game.ts';
import { teamRulesOf } from '../../../shared/rules/game-rules.ts';
import { type Judgement, optionsFor } from '../../../shared/rules/judge.ts';
import type { Options } from '../../../shared/rules/options.ts';
import type { TeamView as TeamSummary } from '../../../shared/rules/team-rules.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { useGames } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';
import { type FactionChoice, factionChoices } from './members/members.ts';
import { refusalOf } from './mode/refusal.ts';
import { eventContextOf, type TeamMode } from './mode/team-mode.ts';
import { judgeTeam, type Known } from './verdict/judgement.ts';

/** What every part of the team screen needs of the team. */
export interface TeamView {
  /** As it is typed. */
  team: Team;
  /** The deferred state on which verdict, figures and trials are based; its name may be out of date. */
  settled: Team;
  known: Known;
  factions: readonly FactionChoice[];
  /** What the game says of teams. */
  rules: Teams;
  options: Options;
  /** Whether rules warn, or an event refuses. */
  mode: TeamMode;
  /** The pack that the team is judged by, where it is made for an event. */
  event: EventPack | undefined;
  summary: TeamSummary;
  judgement: Judgement;
  edit: Editor['edit'];
  /** The same, but for an event: an addition that breaks a rule is refused, and a toast says why. */
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

/** Whether rules see the same in both: edits leave what they do not touch the same object. */
function playsAs(a: Team, b: Team): boolean {
  const valuesOf = (team: Team) => new Map(Object.entries(team).filter(([key]) => !UNPLAYED.has(key)));
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return one.size === other.size && [...one].every(([key, value]) => other.has(key) && other.get(key) === value);
}

/** The team as the rules read it: the same object while only its name or its notes are typed. */
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
  const rules = teamRulesOf(gameCatalog, settled);
  const judged = useMemo(() => {
    const atEvent = event === undefined ? {} : { event };
    const options = optionsFor(gameCatalog, settled, atEvent);
    return {
      options,
      judgement: judgeTeam(gameCatalog, settled, known, { fixes: true, event, unusableEvent }),
      summary: rules.view(settled, { options, characters: known, ...atEvent }),
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
    else toast(translate('teamMode.refused', { why: formatText(translate, refusal.message) }), { kind: 'failed' });
  };
}
