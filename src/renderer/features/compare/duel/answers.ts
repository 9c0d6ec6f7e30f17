/** What is worked out about two characters that face each other, in a worker. */
import type { AttackTable, Chosen, DuelOdds, Duels, Meeting, Pair } from '../../../../shared/compare/duel-rules.ts';
import { simulate, type Tally } from '../../../../shared/compare/simulate.ts';
import type { GamesWith } from '../../../../shared/games/parts.ts';
import type { Options } from '../../../../shared/rules/options.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** What is known of two characters before they fight. */
export interface Met {
  /** The attacks of each on the other; absent in games whose cards have none that are rolled. */
  readonly tables?: Pair<AttackTable<string>>;
  readonly meetings: readonly Meeting<string>[];
  /** How a duel goes, a sentence each; absent where there is none. */
  readonly about?: readonly string[];
  /** Why there is no duel. */
  readonly none?: string;
}

/** Two characters, the options that they meet under, and the attacks that they fight with. */
export interface DuelSetup {
  readonly pair: Pair;
  readonly options: Options;
  readonly chosen: Chosen;
}

/** What the page shows while characters fight. */
export interface DuelPage {
  /** @param round that of the fight, so that an earlier fight is known as such */
  showTally(round: number, tally: Tally): void;
}

/** Milliseconds between two reports. */
const REPORT = 100;

/** The functions of the worker of duels. */
export const createDuelFunctions = (
  getTranslate: () => Promise<Translate>,
  getGames: () => Promise<GamesWith<'duel'>>,
  page: DuelPage,
) => ({
  async meet(pair: Pair, options: Options): Promise<Met> {
    return meet(await getTranslate(), await getGames(), pair, options);
  },

  /** Returns the odds of a duel, or undefined where they cannot be worked out exactly. */
  async computeOdds({ pair, options, chosen }: DuelSetup): Promise<DuelOdds | undefined> {
    return getDuels(await getGames(), pair)?.exact(pair, chosen, options);
  },

  /** Lets the two fight, and reports how often each of them wins. */
  async fight(round: number, { pair, options, chosen }: DuelSetup, count: number, seed: number): Promise<void> {
    const duels = getDuels(await getGames(), pair);
    if (duels === undefined) return;
    let last = performance.now();
    for (const tally of simulate(duels.fighter(pair, chosen, options), count, seed)) {
      if (tally.duels < count && performance.now() - last < REPORT) continue;
      page.showTally(round, tally);
      last = performance.now();
    }
  },
});

function meet(translate: Translate, gameCatalog: GamesWith<'duel'>, pair: Pair, options: Options): Met {
  const rules = gameCatalog.getGame(pair[0]).duel;
  if (rules === undefined) return { meetings: [] };
  const { attacks, duels } = rules;
  const [one, other] = pair;
  return {
    meetings: rules.meetings(pair, options).map((meeting) => formatMeeting(translate, meeting)),
    ...(attacks
      ? {
          tables: [
            formatTable(translate, attacks(pair, options)),
            formatTable(translate, attacks([other, one], options)),
          ],
        }
      : {}),
    ...('none' in duels
      ? { none: formatText(translate, duels.none) }
      : { about: duels.about.map((text) => formatText(translate, text)) }),
  };
}

/** Texts are made in the worker: functions cannot be sent to the page. */
const formatMeeting = (translate: Translate, { label, about, ...meeting }: Meeting): Meeting<string> => ({
  ...meeting,
  label: formatText(translate, label),
  about: formatText(translate, about),
});

const formatTable = (translate: Translate, { columns, rows }: AttackTable): AttackTable<string> => ({
  columns: columns.map(({ label, about, kind }) => ({
    kind,
    label: formatText(translate, label),
    about: formatText(translate, about),
  })),
  rows: rows.map(({ roll, note, ...row }) => ({
    ...row,
    roll: formatText(translate, roll),
    ...(note === undefined ? {} : { note: formatText(translate, note) }),
  })),
});

/** The duels of the game of two characters, or undefined where it has none. */
function getDuels(gameCatalog: GamesWith<'duel'>, pair: Pair): Duels | undefined {
  const duels = gameCatalog.getGame(pair[0]).duel?.duels;
  return duels !== undefined && 'fighter' in duels ? duels : undefined;
}
