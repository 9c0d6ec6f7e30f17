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
import { findRefusal } from './mode/find-refusal.ts';
import { getEventContext, type TeamMode } from './mode/team-mode.ts';
import { type FactionChoice, listFactionChoices } from './team-factions.ts';
import { type CharactersById, judgeTeam } from './verdict/judge-team.ts';

/** The data of the team that all parts of the team screen share. */
export interface TeamView {
  /** The current state, including unfinished typing. */
  team: Team;
  /** The deferred state for the verdict, the figures and the checks of candidates. Its name and notes can be outdated. */
  settledTeam: Team;
  charactersById: CharactersById;
  factionChoices: readonly FactionChoice[];
  /** The game's rules for teams. */
  teamRules: Teams;
  options: Options;
  /** Whether broken rules are only reported (sandbox) or additions that break a rule are refused (event). */
  teamMode: TeamMode;
  /** The pack by which the team is judged, if it is for an event. */
  eventPack: EventPack | undefined;
  summary: TeamSummary;
  judgement: Judgement;
  editTeam: Editor['edit'];
  /** Applies edits like `editTeam`, except that an event refuses an addition that breaks a rule; a toast gives the reason. */
  readonly tryEdit: (edits: readonly RequestedEdit[]) => void;
}

export const TeamContext = createContext<TeamView | undefined>(undefined);

/** Returns the data of the team whose screen surrounds the component. */
export function useTeam(): TeamView {
  const teamView = useContext(TeamContext);
  if (teamView === undefined) throw new Error('useTeam stands outside TeamContext');
  return teamView;
}

/** Keys of a team that no rule reads. */
const UNJUDGED_KEYS: ReadonlySet<string> = new Set(['name', 'notes', 'factions']);

/** Whether two teams are the same for the rules. Edits keep the object identity of the parts they do not change. */
function isSameForRules(previousTeam: Team, nextTeam: Team): boolean {
  const getJudgedValues = (team: Team) => new Map(Object.entries(team).filter(([key]) => !UNJUDGED_KEYS.has(key)));
  const [previousValues, nextValues] = [getJudgedValues(previousTeam), getJudgedValues(nextTeam)];
  return (
    previousValues.size === nextValues.size &&
    [...previousValues].every(([key, previousValue]) => nextValues.has(key) && nextValues.get(key) === previousValue)
  );
}

/** Returns the team for the rules. It is the same object while only keys change that no rule reads, such as the name. */
function useJudgedTeam(team: Team): Team {
  const [judgedTeam, setJudgedTeam] = useState(team);
  if (judgedTeam === team || isSameForRules(judgedTeam, team)) return judgedTeam;
  // Setting the state during rendering is allowed for derived state: React renders again before it shows anything.
  setJudgedTeam(team);
  return team;
}

/** Returns the data for the team screen. `deferredTeam` is the team that rules judge; it can be older than `team` while the user types. */
export function useTeamView(
  team: Team,
  deferredTeam: Team,
  charactersById: CharactersById,
  libraryFactions: readonly Faction[],
  editTeam: Editor['edit'],
  teamMode: TeamMode,
): TeamView {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { eventPack, invalidEventPack } = getEventContext(teamMode);
  const settledTeam = useJudgedTeam(deferredTeam);
  const teamRules = getTeamRules(gameCatalog, settledTeam);
  const judgedView = useMemo(() => {
    const eventOptions = eventPack === undefined ? {} : { eventPack };
    const options = resolveDocumentOptions(gameCatalog, settledTeam, eventOptions);
    return {
      options,
      judgement: judgeTeam(gameCatalog, settledTeam, charactersById, { fixes: true, eventPack, invalidEventPack }),
      summary: teamRules.createView(settledTeam, { options, characters: charactersById, ...eventOptions }),
    };
  }, [settledTeam, charactersById, teamRules, eventPack, invalidEventPack, gameCatalog]);
  const factionChoices = useMemo(
    () => listFactionChoices(settledTeam, libraryFactions, charactersById.values()),
    [settledTeam, libraryFactions, charactersById],
  );
  const tryEdit = useMemo(
    () => createTryEdit(translate, gameCatalog, team, charactersById, eventPack, editTeam),
    [team, charactersById, eventPack, editTeam, gameCatalog, translate],
  );
  return useMemo(
    () => ({
      team,
      settledTeam,
      charactersById,
      factionChoices,
      teamRules,
      teamMode,
      eventPack,
      ...judgedView,
      editTeam,
      tryEdit,
    }),
    [team, settledTeam, charactersById, factionChoices, teamRules, teamMode, eventPack, judgedView, editTeam, tryEdit],
  );
}

function createTryEdit(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  team: Team,
  charactersById: CharactersById,
  eventPack: EventPack | undefined,
  editTeam: Editor['edit'],
): Editor['edit'] {
  return (edits) => {
    const refusal =
      eventPack === undefined ? undefined : findRefusal(gameCatalog, team, edits, charactersById, eventPack);
    if (refusal === undefined) editTeam(edits);
    else toast(translate('teamMode.refused', { why: formatLateText(translate, refusal.message) }), { kind: 'failed' });
  };
}
