/** What the page and the worker of duels say to each other. */
import type { AttackTable, Chosen, DuelOdds, Meeting, Pair } from '../../../../shared/compare/duel-rules.ts';
import type { Tally } from '../../../../shared/compare/simulate.ts';
import type { Options } from '../../../../shared/rules/options.ts';

export type DuelRequest =
  | { readonly kind: 'meet'; readonly pair: Pair; readonly options: Options }
  /** `round` comes back with every answer, so that those to an earlier question are known. */
  | { readonly kind: 'odds'; readonly round: number; readonly chosen: Chosen }
  | {
      readonly kind: 'fight';
      readonly round: number;
      readonly chosen: Chosen;
      readonly count: number;
      readonly seed: number;
    };

/** What is known of two characters before they fight. */
export interface Met {
  /** The attacks of each on the other; absent in games whose cards have none that are rolled. */
  readonly tables?: Pair<AttackTable>;
  readonly meetings: readonly Meeting[];
  /** How a duel goes, a sentence each; absent where there is none. */
  readonly about?: readonly string[];
  /** Why there is no duel. */
  readonly none?: string;
}

export type DuelReply =
  | { readonly kind: 'met'; readonly met: Met }
  /** Without odds they cannot be worked out exactly. */
  | { readonly kind: 'odds'; readonly round: number; readonly odds?: DuelOdds }
  | { readonly kind: 'tally'; readonly round: number; readonly tally: Tally };
