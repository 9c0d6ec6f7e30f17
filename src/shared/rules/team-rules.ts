/** The rules of teams in a game, for screens, rosters and event reports. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { LateText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { GameContext } from './game-rules.ts';
import type { LineUpRules } from './line-up-rules.ts';
import type { Options } from './options.ts';

/** One entry of `members` with its character. */
export interface TeamSeat<C extends Character = Character> {
  readonly id: string;
  /** Number of copies in the team, 1 if not stated; may be fractional. */
  readonly copies: number;
  /** The embedded or stored character. Absent for an unknown member. */
  readonly character?: C;
  /** Roles in this team that the card doesn't show: `Guest Star`. */
  readonly remarks: readonly LateText[];
}

/** One number of a team, ready for display. */
export interface TeamFigure {
  readonly id: string;
  readonly label: LateText;
  /** The value as text: `25`, `11 : 3`, `Lampblack`. Null if the members can't be counted. */
  readonly value: LateText | null;
  /** The limit; null if it can't be counted. Absent = no limit. */
  readonly limit?: number | null;
  readonly state: 'ok' | 'over' | 'under' | 'unknown';
  /** A short line below the value. */
  readonly note?: LateText;
  /** Shows the value as a bar of this length. */
  readonly bar?: { readonly value: number; readonly max: number };
  /** The place where the figure is shown: next to the verdict, at the top of a roster, or both. */
  readonly shownOn: 'screen' | 'paper' | 'both';
  /** Label on paper, if it differs from `label`. */
  readonly paperLabel?: LateText;
}

/** Data of a team for screens and rosters, in addition to its findings. */
export interface TeamView<C extends Character = Character> {
  /** Seats in the order of the members. */
  readonly seats: readonly TeamSeat<C>[];
  /** Number of characters, including copies. Absent if the team is empty or its members can't be counted. */
  readonly characters?: number;
  /** Ids of the characters that may lead; several if the owner chooses. Absent if unknown, or if the team has no leader. */
  readonly leaders?: readonly string[];
  /** The leader: named by the team, otherwise the only one allowed to lead. */
  readonly leader?: string;
  /** Figures in display order. */
  readonly figures: readonly TeamFigure[];
}

/** A list that a team has in addition to its members. */
/** An entry of the list, such as a Gimmick. */
export interface RosterExtra {
  readonly name: string;
  /** What the entry belongs to, such as a Class. */
  readonly tag: string;
  /** When the entry is used. */
  readonly moment: string;
  readonly text: string;
}

export interface RosterExtras {
  readonly title: string;
  readonly rows: readonly RosterExtra[];
}

/** The roster of a team: on the screen, as a PDF and in event reports. */
export interface RosterRules<T extends Team, C extends Character, E extends EventPack, O> extends LineUpRules<C, O> {
  /**
   * Lists the circumstances of the team, such as its event, as labels and values. `getFactionName` returns the name of a faction, or the id
   * if the faction is unknown.
   */
  listDetails(
    translate: Translate,
    team: T,
    eventPack: E | undefined,
    getFactionName: (id: string) => string,
  ): readonly (readonly [label: string, value: string])[];
  listExtras?(translate: Translate, team: T, options: O): RosterExtras;
}

export interface TeamRules<
  T extends Team = Team,
  C extends Character = Character,
  E extends EventPack = EventPack,
  O = Options,
> {
  /** Creates an empty team. */
  createBlank(id: string): T;
  /** Returns the agreed size, which is shown next to the total of a judgment. */
  getSize(team: T): number;
  /** Returns how much of the agreed size one copy of a character uses, such as its Level. */
  getMemberSize(character: C): number;
  /** Pointer to the leader of a team. Absent = teams of this game have no leader. */
  readonly leaderPointer?: string;
  /** Creates the view of a team. The size of an event overrides that of the team. */
  createView(team: T, context: GameContext<C, E, O>): TeamView<C>;
  /** Returns the id of the figure that a finding with this code concerns. */
  getFigureId(code: string): string | undefined;
  /** Returns the reasons why members may not lead, by id. */
  listIneligibleLeaders?(view: TeamView<C>, options: O): ReadonlyMap<string, LateText>;
  /** Pointer to the faction of a team, whether or not it plays for that faction. */
  readonly factionPointer?: string;
  /** Returns the id of the faction that the team plays for. */
  getFactionId?(team: T): string | undefined;
  readonly roster: RosterRules<T, C, E, O>;
}
