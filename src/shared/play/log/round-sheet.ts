/** Creates the score sheet of games that count rounds: a row for each model, a column for each round. */
import type { Translate } from '../../texts/translate.ts';
import { getModelName } from '../model-names.ts';
import type { ActiveEncounter, Figure, PlayState, Seat } from '../state.ts';
import type { Period } from './periods.ts';
import type { ScoreCell, ScoreSection, ScoreSheet } from './score-sheet.ts';

/** The number of rounds in one table. */
const ROUNDS_PER_TABLE = 5;
/** The minimum number of rounds, so that an empty sheet lasts an evening. */
const MIN_ROUNDS = 10;
/** The width of the column with the names, relative to that of a round. */
const NAME_COLUMN_SHARE = 1.5;

/** The cells of a game. `round` is absent for a round that has not been played. */
export interface RoundSheetSpec<S extends PlayState, C> {
  /** Returns the text below the name of a model. */
  describe(figure: Figure<C>): string;
  /** Returns fields that last from round to round, such as boxes for Hits. They are in the first table only. */
  getLastingFields?(figure: Figure<C>): Pick<ScoreCell, 'boxes' | 'fields'>;
  createCell(figure: Figure<C>, round: S | undefined): ScoreCell;
  /** Creates a cell for each side, in a row above its models. */
  createSideCell?(seat: Seat, round: S | undefined): ScoreCell;
  readonly legend: string;
}

/** Creates the sheet. The models are in the order of play if there is one, else in the order of their sides. */
export function createRoundSheet<S extends PlayState, C>(
  translate: Translate,
  encounter: ActiveEncounter<S, C, unknown>,
  periods: readonly Period<S>[],
  sheetSpec: RoundSheetSpec<S, C>,
): ScoreSheet {
  const roundCount = Math.ceil(Math.max(MIN_ROUNDS, periods.length) / ROUNDS_PER_TABLE) * ROUNDS_PER_TABLE;
  const stateByRound = new Map(periods.map(({ count, state }) => [count, state]));
  const figures = [...encounter.figures.values()];
  return {
    title: translate('roundSheet.title'),
    figures: [
      { label: translate('roundSheet.sides'), value: String(encounter.seats.length) },
      { label: translate('roundSheet.models'), value: String(figures.length) },
      ...(encounter.state.round === 0
        ? []
        : [{ label: translate('roundSheet.roundsPlayed'), value: String(encounter.state.round) }]),
    ],
    sections: Array.from({ length: roundCount / ROUNDS_PER_TABLE }, (_section, tableIndex) => {
      const rounds = Array.from(
        { length: ROUNDS_PER_TABLE },
        (_round, column) => tableIndex * ROUNDS_PER_TABLE + column + 1,
      );
      return createTable(translate, encounter, rounds, stateByRound, sheetSpec, tableIndex === 0);
    }),
    legend: sheetSpec.legend,
  };
}

function createTable<S extends PlayState, C>(
  translate: Translate,
  encounter: ActiveEncounter<S, C, unknown>,
  rounds: readonly number[],
  stateByRound: ReadonlyMap<number, S>,
  sheetSpec: RoundSheetSpec<S, C>,
  isFirst: boolean,
): ScoreSection {
  const figures = [...encounter.figures.values()];
  return {
    title: translate('roundSheet.rounds', { first: rounds[0] ?? 0, last: rounds.at(-1) ?? 0 }),
    columns: [
      { head: '', part: NAME_COLUMN_SHARE },
      ...rounds.map((roundNumber) => ({ head: translate('clock.round', { count: roundNumber }), part: 1 })),
    ],
    rows: encounter.seats.flatMap((seat) => {
      const createSideCell = sheetSpec.createSideCell;
      const nameCell: ScoreCell = { text: `${seat.name}${seat.gm ? ' (GM)' : ''}`, isStrong: true, isHead: true };
      const headRow = createSideCell
        ? [nameCell, ...rounds.map((roundNumber) => createSideCell(seat, stateByRound.get(roundNumber)))]
        : [nameCell];
      const sideFigures = figures.filter((figure) => figure.side === seat.id);
      const modelRows = sideFigures.map((figure): ScoreCell[] => [
        {
          text: getModelName(encounter as unknown as ActiveEncounter, figure.id) ?? figure.id,
          below: sheetSpec.describe(figure),
          ...(isFirst ? sheetSpec.getLastingFields?.(figure) : {}),
        },
        ...rounds.map((roundNumber) => sheetSpec.createCell(figure, stateByRound.get(roundNumber))),
      ]);
      return [headRow, ...modelRows];
    }),
  };
}
