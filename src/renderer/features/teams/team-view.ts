import { createContext, useContext, useMemo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { summariseTeam, type TeamSummary } from '../../../shared/games/supers-unlimited/derive/team-summary.ts';
import type { Team } from '../../../shared/games/supers-unlimited/documents/schema.ts';
import { resolveOptions, type SuOptions } from '../../../shared/games/supers-unlimited/options.ts';
import type { Judgement } from '../../../shared/judge.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { type FactionChoice, factionChoices } from './members/members.ts';
import { judgeTeam, type Known } from './verdict/judgement.ts';

/** What every part of the team screen needs of the team. */
export interface TeamView {
  /** As it is typed. */
  team: Team;
  /** The state that verdict, figures and trials speak of: the same team, a moment later; its name may be an old one. */
  settled: Team;
  known: Known;
  factions: readonly FactionChoice[];
  options: SuOptions;
  summary: TeamSummary;
  judgement: Judgement;
  edit: Editor['edit'];
}

export const TeamContext = createContext<TeamView | undefined>(undefined);

export function useTeam(): TeamView {
  const view = useContext(TeamContext);
  if (view === undefined) throw new Error('useTeam stands outside TeamContext');
  return view;
}

/** The team as the rules read it: the same object while only its name or its notes are typed. */
function usePlayed(team: Team): Team {
  const { id, levels, formation, allegiance, members, leader, gimmicks, options, characters } = team;
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that a rule of a team reads; its name and notes are not
  return useMemo(() => team, [id, levels, formation, allegiance, members, leader, gimmicks, options, characters]);
}

export function useTeamView(
  team: Team,
  typed: Team,
  known: Known,
  library: readonly Faction[],
  edit: Editor['edit'],
): TeamView {
  const settled = usePlayed(typed);
  const options = useMemo(() => resolveOptions(settled.options), [settled.options]);
  const judged = useMemo(() => {
    return {
      judgement: judgeTeam(settled, known, { fixes: true }),
      summary: summariseTeam(settled, known, options),
    };
  }, [settled, known, options]);
  const factions = useMemo(() => factionChoices(settled, library, known.values()), [settled, library, known]);
  return useMemo(
    () => ({ team, settled, known, factions, options, ...judged, edit }),
    [team, settled, known, factions, options, judged, edit],
  );
}
