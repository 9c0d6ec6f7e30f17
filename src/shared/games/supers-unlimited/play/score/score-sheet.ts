/** The score sheet of a game: sides, what scores when, the Endgame, the points, and a frame for each Turn. */
import type { Period } from '../../../../play/log/periods.ts';
import { field, type ScoreCell, type ScoreSection, type ScoreSheet } from '../../../../play/log/score-sheet.ts';
import { nameOf as nameOfModel } from '../../../../play/names.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { OBJECTIVES, SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import { figureLevels } from '../ending/levels.ts';
import { isSuper } from '../models.ts';
import type { SuEncounter, SuState } from '../state.ts';
import { markerSection } from './marker-rows.ts';
import { scenarioSection, subplotSection } from './rule-rows.ts';

export function scoreSheet(
  translate: Translate,
  encounter: SuEncounter,
  periods: readonly Period<SuState>[],
): ScoreSheet {
  const { seats, figures } = encounter;
  const levels = figureLevels(encounter);
  return {
    title: translate('suScore.title'),
    figures: [
      { label: translate('suScore.sides'), value: String(seats.length) },
      { label: translate('suScore.models'), value: String(figures.size) },
      { label: translate('suScore.levelsOfSide'), value: String(Math.max(0, ...levels.values())) },
      { label: translate('suScore.turnsPlayed'), value: String(encounter.state.turn) },
    ],
    sections: [
      sides(translate, encounter, levels),
      scenarioSection(translate, encounter),
      ...markerSection(translate, encounter),
      subplotSection(translate, encounter),
      endgame(translate, encounter, periods),
      points(translate, encounter),
      turns(translate, encounter, periods),
    ],
    legend: translate('suScore.legend'),
  };
}

const called = (encounter: SuEncounter, id: string): string =>
  nameOfModel(encounter as unknown as ActiveEncounter, id) ?? id;

function sides(translate: Translate, encounter: SuEncounter, levels: ReadonlyMap<string, number>): ScoreSection {
  const { seats, state } = encounter;
  const leaders = state.extra.leaders;
  return {
    title: translate('suScore.sides'),
    columns: [
      { head: '', part: 1.3 },
      { head: translate('suScore.leader'), part: 1 },
      { head: translate('suScore.levels'), part: 0.5 },
      { head: translate('suScore.gimmicks'), part: 3.2 },
    ],
    rows: seats.map(({ id, name, gimmicks }): ScoreCell[] => {
      const leader = leaders.get(id);
      const left = state.gimmicks.get(id) ?? [];
      const pool = gimmicks.map((gimmick) => ({ label: nameOf(gimmick), isTicked: !left.includes(gimmick) }));
      return [
        { text: name, isStrong: true },
        { text: leader === undefined ? '–' : called(encounter, leader) },
        { text: String(levels.get(id) ?? 0) },
        pool.length === 0 ? { text: '–' } : { boxes: pool },
      ];
    }),
  };
}

/** Frames in a row, and so many in all on an empty sheet. */
const ACROSS = 4;
const LEAST = 32;

/** Who acted in each Turn; a few frames more where the game goes on. */
function turns(translate: Translate, encounter: SuEncounter, periods: readonly Period<SuState>[]): ScoreSection {
  const isOver = encounter.state.phase === 'over';
  const wanted = isOver ? periods.length : Math.max(LEAST, periods.length + ACROSS);
  const rows = Array.from({ length: Math.ceil(wanted / ACROSS) }, (_, row): ScoreCell[] => [
    {
      fields: Array.from({ length: ACROSS }, (_, index) => {
        const at = row * ACROSS + index;
        const turn = periods[at];
        const side = encounter.seats.find(({ id }) => id === turn?.side)?.name;
        const label = side === undefined ? String(at + 1) : translate('suScore.turnOf', { turn: at + 1, side });
        return field(turn?.acted.map((id) => called(encounter, id)).join(', '), label);
      }),
    },
  ]);
  return { title: translate('suScore.turns'), columns: [{ head: '', part: 1 }], rows };
}

function endgame(translate: Translate, encounter: SuEncounter, periods: readonly Period<SuState>[]): ScoreSection {
  const { state, figures } = encounter;
  const since = periods.find((period) => period.state.endgame)?.count;
  const hasHad = (id: string, isLater = false) =>
    (state.endgame && !state.finalTurns.includes(id)) || (!isLater && state.models.get(id)?.out === true);
  const last = [...figures.values()]
    .filter(({ id }) => isSuper(encounter, id))
    .map(({ id, isLater }) => ({ label: called(encounter, id), isTicked: hasHad(id, isLater) }));
  return {
    title: translate('suScore.endgame'),
    columns: [
      { head: '', part: 1.4 },
      { head: translate('suScore.supersDone'), part: 4 },
    ],
    rows: [
      [
        {
          tick: state.endgame,
          text: translate('suScore.endgameBegun'),
          fields: [field(since, translate('suScore.inTurn'))],
        },
        { boxes: last },
      ],
    ],
  };
}

const numberOf = (section: typeof OBJECTIVES, row: string, key: string): string =>
  String(section.rows.find(({ id }) => id === row)?.n?.[key] ?? '');

/** Left empty until the game is over: what stands before that is not scored yet. */
function points(translate: Translate, { seats, state }: SuEncounter): ScoreSection {
  const isOver = state.phase === 'over';
  const won = wonBy(state);
  const row = (text: string, below: string, value: (side: string) => number | undefined): ScoreCell[] => [
    { text, below, isStrong: below === '' },
    ...seats.map(({ id }) => ({ fields: [field(isOver ? value(id) : undefined)] })),
  ];
  const win = numberOf(OBJECTIVES, 'victory', 'win');
  const tie = numberOf(OBJECTIVES, 'victory', 'tie');
  return {
    title: translate('suScore.points'),
    columns: [{ head: '', part: 2 }, ...seats.map(({ name }) => ({ head: name, part: 1.2 }))],
    rows: [
      row(translate('suScore.total'), translate('suScore.totalHint'), (side) => state.totals.get(side)),
      row(
        translate('suScore.scenarioPoints'),
        translate('suScore.scenarioPointsHint', { win, tie }),
        (side) => won.get(side) ?? 0,
      ),
      row(
        translate('suScore.subplotPoints'),
        translate('suScore.subplotPointsHint', { points: numberOf(SUBPLOT_FACTS, 'score', 'vp') }),
        (side) => (state.vp.get(side) ?? 0) - (won.get(side) ?? 0),
      ),
      row(translate('suScore.allPoints'), '', (side) => state.vp.get(side) ?? 0),
    ],
  };
}

/** What the totals of the scenario are worth, by side. */
function wonBy({ totals, phase }: SuState): ReadonlyMap<string, number> {
  if (phase !== 'over' || totals.size === 0) return new Map();
  const highest = Math.max(...totals.values());
  const best = [...totals].filter(([, total]) => total === highest);
  return new Map(
    best.map(([side]) => [side, Number(numberOf(OBJECTIVES, 'victory', best.length > 1 ? 'tie' : 'win'))]),
  );
}
