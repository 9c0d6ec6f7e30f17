/** Computes the outcome between two characters, in a worker. */
import type { AttackTable, Chosen, DuelOdds, Duels, Meeting, Pair } from '../../../../shared/compare/duel-rules.ts';
import { simulateDuels, type Tally } from '../../../../shared/compare/simulate.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Options } from '../../../../shared/rules/options.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** The results for two characters that are known before a duel. */
export interface Matchup {
  /** The attacks of each character on the other. Absent in games whose cards have no attack rolls. */
  readonly tables?: Pair<AttackTable<string>>;
  /** The chances of rolls that both characters make against each other, such as initiative. */
  readonly meetings: readonly Meeting<string>[];
  /** Sentences that explain how a duel works. Absent if there is no duel. */
  readonly about?: readonly string[];
  /** The reason why there is no duel. */
  readonly none?: string;
}

/** Two characters, the house rules, and the attacks that they fight with. */
export interface DuelSetup {
  readonly pair: Pair;
  readonly options: Options;
  /** The row of each character's attack in its table of attacks. Undefined means the best attack. */
  readonly chosen: Chosen;
}

/** The functions of the page that the worker calls during a fight. */
export interface DuelPage {
  /**
   * Shows the results so far.
   *
   * @param round the number of the fight, so that results of an earlier fight can be ignored
   */
  showTally(round: number, tally: Tally): void;
}

/** The interval between two reports, in milliseconds. */
const REPORT_INTERVAL_MS = 100;

/** Creates the functions of the duel worker. */
export const createDuelFunctions = (
  getTranslate: () => Promise<Translate>,
  getGames: () => Promise<GameCatalogWithPart<'duel'>>,
  page: DuelPage,
) => ({
  async meet(pair: Pair, options: Options): Promise<Matchup> {
    return computeMatchup(await getTranslate(), await getGames(), pair, options);
  },

  /** Returns the odds of a duel, or undefined if they can't be computed exactly. */
  async computeOdds({ pair, options, chosen }: DuelSetup): Promise<DuelOdds | undefined> {
    return getDuels(await getGames(), pair)?.computeExactOdds(pair, chosen, options);
  },

  /** Simulates fights between the two characters, and reports how often each of them wins. */
  async fight(round: number, { pair, options, chosen }: DuelSetup, count: number, seed: number): Promise<void> {
    const duels = getDuels(await getGames(), pair);
    if (duels === undefined) return;
    let lastReport = performance.now();
    for (const tally of simulateDuels(duels.createFighter(pair, chosen, options), count, seed)) {
      if (tally.duels < count && performance.now() - lastReport < REPORT_INTERVAL_MS) continue;
      page.showTally(round, tally);
      lastReport = performance.now();
    }
  },
});

function computeMatchup(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'duel'>,
  pair: Pair,
  options: Options,
): Matchup {
  const duelRules = gameCatalog.getGame(pair[0]).duel;
  if (duelRules === undefined) return { meetings: [] };
  const { listAttacks, duels } = duelRules;
  const [first, second] = pair;
  return {
    meetings: duelRules.listMeetings(pair, options).map((meeting) => formatMeeting(translate, meeting)),
    ...(listAttacks
      ? {
          tables: [
            formatTable(translate, listAttacks(pair, options)),
            formatTable(translate, listAttacks([second, first], options)),
          ],
        }
      : {}),
    ...('none' in duels
      ? { none: formatLateText(translate, duels.none) }
      : { about: duels.about.map((sentence) => formatLateText(translate, sentence)) }),
  };
}

/** Formats the texts in the worker, because functions can't be sent to the page. */
const formatMeeting = (translate: Translate, { label, about, ...meeting }: Meeting): Meeting<string> => ({
  ...meeting,
  label: formatLateText(translate, label),
  about: formatLateText(translate, about),
});

const formatTable = (translate: Translate, { columns, rows }: AttackTable): AttackTable<string> => ({
  columns: columns.map(({ label, about, kind }) => ({
    kind,
    label: formatLateText(translate, label),
    about: formatLateText(translate, about),
  })),
  rows: rows.map(({ roll, note, ...attackRow }) => ({
    ...attackRow,
    roll: formatLateText(translate, roll),
    ...(note === undefined ? {} : { note: formatLateText(translate, note) }),
  })),
});

/** Returns the duel rules of the game of two characters, or undefined if it has none. */
function getDuels(gameCatalog: GameCatalogWithPart<'duel'>, pair: Pair): Duels | undefined {
  const duels = gameCatalog.getGame(pair[0]).duel?.duels;
  return duels !== undefined && 'createFighter' in duels ? duels : undefined;
}
