/** The rules of teams that a game with teams offers: for screens, rosters and the report of an event. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { GameContext } from './game-rules.ts';
import type { LineUpRules } from './line-up-rules.ts';
import type { Options } from './options.ts';

/** One entry of `members`, looked up. */
export interface TeamSeat<C extends Character = Character> {
  readonly id: string;
  /** As the team states, 1 where it states none; may be fractional. */
  readonly copies: number;
  /** Embedded or from elsewhere; absent for a member nobody knows. */
  readonly character?: C;
  /** Its roles in this team that are not on its card: `Guest Star`. */
  readonly remarks: readonly LateText[];
}

/** One number of a team, ready to be shown. */
export interface TeamFigure {
  readonly id: string;
  readonly label: LateText;
  /** In words: `25`, `11 : 3`, `Lampblack`. Null where the members cannot be counted. */
  readonly value: LateText | null;
  /** The limit; null where it cannot be counted. Absent = no limit. */
  readonly limit?: number | null;
  readonly state: 'ok' | 'over' | 'under' | 'unknown';
  /** A short line below the value. */
  readonly note?: LateText;
  /** Draws the value as a part of a whole. */
  readonly bar?: { readonly value: number; readonly of: number };
  /** Where it is shown: beside the verdict, at the top of a roster, or on both. */
  readonly on: 'screen' | 'paper' | 'both';
  /** How paper labels it, where that is not `label`. */
  readonly paperLabel?: LateText;
}

/** Data of a team for screens and rosters, besides its findings. */
export interface TeamView<C extends Character = Character> {
  /** In the order of the members. */
  readonly seats: readonly TeamSeat<C>[];
  /** Characters, copies counted. Absent where nobody is in the team or its members cannot be counted. */
  readonly characters?: number;
  /** Ids of those who may lead; several when the owner chooses. Absent where it is unknown, or nobody leads. */
  readonly leaders?: readonly string[];
  /** Who leads: named by the team, else the only one who may. */
  readonly leader?: string;
  /** In the order they are shown. */
  readonly figures: readonly TeamFigure[];
}

/** A list that a team has beside its members. */
export interface RosterExtras {
  readonly title: string;
  /** `text` may mark words for bold with `*stars*`. */
  readonly rows: readonly { readonly name: string; readonly tag: string; readonly text: string }[];
}

/** The roster of a team: on the screen, as a PDF and in the report of an event. */
export interface RosterRules<T extends Team, C extends Character, E extends EventPack, O> extends LineUpRules<C, O> {
  /** What the team is played under, as label and value. `factionName` is the name of a faction, its id where nobody knows it. */
  details(
    translate: Translate,
    team: T,
    event: E | undefined,
    factionName: (id: string) => string,
  ): readonly (readonly [label: string, value: string])[];
  extras?(translate: Translate, team: T, options: O): RosterExtras;
}

export interface TeamRules<
  T extends Team = Team,
  C extends Character = Character,
  E extends EventPack = EventPack,
  O = Options,
> {
  /** A team to start from, with nobody in it. */
  blank(id: string): T;
  /** The agreed size, which stands beside the sum of a judgement. */
  size(team: T): number;
  /** Where a team names its leader. Absent = teams of this game have none. */
  readonly leaderAt?: string;
  /** The size of an event overrides the one the team states. */
  view(team: T, context: GameContext<C, E, O>): TeamView<C>;
  /** The id of the figure that a finding with this code concerns. */
  figureOf(code: string): string | undefined;
  /** Why each member who may not lead may not, by id. */
  cannotLead?(view: TeamView<C>, options: O): ReadonlyMap<string, LateText>;
  /** Where a team names a faction, whether or not it plays for it. */
  readonly factionAt?: string;
  /** Id of the faction that the team plays for. */
  faction?(team: T): string | undefined;
  readonly roster: RosterRules<T, C, E, O>;
}
