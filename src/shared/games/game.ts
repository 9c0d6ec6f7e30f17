/** What every ruleset offers to the rest of the program. Nothing outside a ruleset's folder knows its rules. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { Finding, Fix } from '../finding/finding.ts';
import type { TableRules } from '../table/column.ts';
import type { CardRules } from './card-rules.ts';

interface TeamAnswer {
  findings: Finding[];
  /** Total Levels of the team; absent where no sum can be trusted. */
  levels?: number;
}

export interface Ruleset {
  id: string;
  name: string;
  /** Under which state of the rules a verdict was given. */
  version: string;
  /** Full options from layers, the strongest first. Unknown keys and values are passed over. */
  resolveOptions: (...layers: readonly OptionLayer[]) => ResolvedOptions;
  checkCharacter: (character: Character, options: ResolvedOptions, event?: EventPack) => Finding[];
  checkTeam: (
    team: Team,
    others: ReadonlyMap<string, Character>,
    options: ResolvedOptions,
    event?: EventPack,
  ) => TeamAnswer;
  /** Findings on an event pack itself: what it says that nothing will ever meet. */
  checkEventPack: (event: EventPack, options: ResolvedOptions) => Finding[];
  /** What could repair a finding of this ruleset, best first; nothing of it has been tried yet. Labels use `nameOf`. */
  proposeFixes: (document: Character | Team, finding: Finding, nameOf: (id: string) => string) => Fix[];
  /** What cards of this game can show. */
  card: CardRules;
  /** Characters of this game as rows of a table. */
  table: TableRules;
}

export type OptionLayer = Readonly<Record<string, unknown>> | undefined;
export type ResolvedOptions = Readonly<Record<string, string | number | boolean>>;
