/** The score sheet of games that count by rounds: a row for each model, a column for each round. */
import type { Translate } from '../../texts/translate.ts';
import { nameOf } from '../names.ts';
import type { ActiveEncounter, Figure, PlayState, Seat } from '../state.ts';
import type { Period } from './periods.ts';
import type { ScoreCell, ScoreSection, ScoreSheet } from './score-sheet.ts';

/** Rounds side by side; so many in all at least, so that an empty sheet lasts an evening. */
const ACROSS = 5;
const LEAST = 10;
/** The share of the column with the names, beside that of a round. */
const NAME = 1.5;

/** What a game notes. `round` is absent where it has not been played. */
export interface RoundSheetSpec<S extends PlayState, C> {
  /** Below the name of a model. */
  about(figure: Figure<C>): string;
  /** What goes on from round to round, in the first table only: boxes for Hits. */
  standing?(figure: Figure<C>): Pick<ScoreCell, 'boxes' | 'fields'>;
  cell(figure: Figure<C>, round: S | undefined): ScoreCell;
  /** A row for each side above its models. */
  side?(seat: Seat, round: S | undefined): ScoreCell;
  readonly legend: string;
}

/** Models stand in the order of play where there is one, else as they sit at the table. */
export function roundSheet<S extends PlayState, C>(
  translate: Translate,
  encounter: ActiveEncounter<S, C, unknown>,
  periods: readonly Period<S>[],
  spec: RoundSheetSpec<S, C>,
): ScoreSheet {
  const count = Math.ceil(Math.max(LEAST, periods.length) / ACROSS) * ACROSS;
  const byRound = new Map(periods.map(({ count, state }) => [count, state]));
  const figures = [...encounter.figures.values()];
  return {
    title: translate('roundSheet.title'),
    figures: [
      { label: translate('roundSheet.sides'), value: String(encounter.seats.length) },
      { label: translate('roundSheet.models'), value: String(figures.length) },
      { label: translate('roundSheet.roundsPlayed'), value: String(encounter.state.round) },
    ],
    sections: Array.from({ length: count / ACROSS }, (_, index) => {
      const rounds = Array.from({ length: ACROSS }, (_, at) => index * ACROSS + at + 1);
      return tableOf(translate, encounter, rounds, byRound, spec, index === 0);
    }),
    legend: spec.legend,
  };
}

function tableOf<S extends PlayState, C>(
  translate: Translate,
  encounter: ActiveEncounter<S, C, unknown>,
  rounds: readonly number[],
  byRound: ReadonlyMap<number, S>,
  spec: RoundSheetSpec<S, C>,
  isFirst: boolean,
): ScoreSection {
  const figures = [...encounter.figures.values()];
  return {
    title: translate('roundSheet.rounds', { first: rounds[0] ?? 0, last: rounds.at(-1) ?? 0 }),
    columns: [
      { head: '', part: NAME },
      ...rounds.map((n) => ({ head: translate('clock.round', { count: n }), part: 1 })),
    ],
    rows: encounter.seats.flatMap((seat) => {
      const side = spec.side;
      const name: ScoreCell = { text: `${seat.name}${seat.gm ? ' (GM)' : ''}`, isStrong: true, isHead: true };
      const head = side ? [name, ...rounds.map((n) => side(seat, byRound.get(n)))] : [name];
      const own = figures.filter((figure) => figure.side === seat.id);
      const rows = own.map((figure): ScoreCell[] => [
        {
          text: nameOf(encounter as unknown as ActiveEncounter, figure.id) ?? figure.id,
          below: spec.about(figure),
          ...(isFirst ? spec.standing?.(figure) : {}),
        },
        ...rounds.map((n) => spec.cell(figure, byRound.get(n))),
      ]);
      return [head, ...rows];
    }),
  };
}
