/** Creates the score sheet of a game: sides with their models, scoring rules, a frame for each Turn, the Endgame, and points. */
import type { Period } from '../../../../play/log/periods.ts';
import { createField, type ScoreCell, type ScoreSection, type ScoreSheet } from '../../../../play/log/score-sheet.ts';
import { getModelName as getFigureName } from '../../../../play/model-names.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getTermName } from '../../names.ts';
import { sumFigureLevels } from '../ending/levels.ts';
import { isSuper } from '../models.ts';
import type { SuEncounter, SuState } from '../state.ts';
import { countPlayedTurns } from '../turn/next-turn.ts';
import { createMarkerSection } from './marker-rows.ts';
import { listPointRows } from './point-rows.ts';
import { createScenarioSection, createSubplotSection } from './rule-rows.ts';

export function createScoreSheet(
  translate: Translate,
  encounter: SuEncounter,
  periods: readonly Period<SuState>[],
): ScoreSheet {
  const { seats, figures } = encounter;
  const levels = sumFigureLevels(encounter);
  return {
    title: translate('suScore.title'),
    figures: [
      { label: translate('suScore.sides'), value: String(seats.length) },
      { label: translate('suScore.models'), value: String(figures.size) },
      { label: translate('suScore.levelsOfSide'), value: String(Math.max(0, ...levels.values())) },
      ...(encounter.state.turn === 0
        ? []
        : [{ label: translate('suScore.turnsPlayed'), value: String(countPlayedTurns(encounter)) }]),
    ],
    sections: [
      createSideSection(translate, encounter, levels),
      createScenarioSection(translate, encounter),
      createSubplotSection(translate, encounter),
      ...createMarkerSection(translate, encounter),
      createTurnSection(translate, encounter, periods),
      createEndgameSection(translate, encounter, periods),
      createPointsSection(translate, encounter),
    ],
    legend: translate('suScore.legend'),
  };
}

const getModelName = (encounter: SuEncounter, modelId: string): string =>
  getFigureName(encounter as unknown as ActiveEncounter, modelId) ?? modelId;

function createSideSection(
  translate: Translate,
  encounter: SuEncounter,
  levels: ReadonlyMap<string, number>,
): ScoreSection {
  const { seats, figures, state } = encounter;
  const leaders = state.extra.leaders;
  return {
    title: translate('suScore.sides'),
    columns: [
      { head: '', part: 1.3 },
      { head: translate('suScore.leader'), part: 1 },
      { head: translate('suScore.levels'), part: 0.5 },
      { head: translate('suScore.gimmicks'), part: 3.2 },
    ],
    rows: seats.flatMap(({ id, name, gimmicks }): ScoreCell[][] => {
      const leaderId = leaders.get(id);
      const remaining = state.gimmicks.get(id) ?? [];
      const gimmickBoxes = gimmicks.map((gimmick) => ({
        label: getTermName(gimmick),
        isTicked: !remaining.includes(gimmick),
      }));
      const modelBoxes = [...figures.values()]
        .filter(({ side }) => side === id)
        .map(({ id: modelId, character }) => ({
          label: translate('suScore.modelLevel', { name: getModelName(encounter, modelId), level: character.level }),
          isTicked: state.models.get(modelId)?.out === true,
        }));
      const sideRow = [
        { text: name, isStrong: true, isHead: true },
        { text: leaderId === undefined ? '–' : getModelName(encounter, leaderId) },
        { text: String(levels.get(id) ?? 0) },
        gimmickBoxes.length === 0 ? { text: '–' } : { boxes: gimmickBoxes },
      ];
      return modelBoxes.length === 0
        ? [sideRow]
        : [sideRow, [{ below: translate('suScore.sideModels'), boxes: modelBoxes }]];
    }),
  };
}

/** Number of frames for Turns in a row. */
const FRAMES_PER_ROW = 5;
/** Minimum number of frames while the game goes on: fewer once the scenario is known, because all then fits on one page. */
const MIN_FRAMES = { beforeScenario: 60, duringGame: 40 } as const;

/** Lists the models that acted in each Turn. Adds a few empty frames while the game goes on. */
function createTurnSection(
  translate: Translate,
  encounter: SuEncounter,
  periods: readonly Period<SuState>[],
): ScoreSection {
  const isOver = encounter.state.phase === 'over';
  const minCount = encounter.state.scenario === null ? MIN_FRAMES.beforeScenario : MIN_FRAMES.duringGame;
  const frameCount = isOver ? periods.length : Math.max(minCount, periods.length + FRAMES_PER_ROW);
  const rows = Array.from({ length: Math.ceil(frameCount / FRAMES_PER_ROW) }, (_row, rowIndex): ScoreCell[] => [
    {
      fields: Array.from({ length: FRAMES_PER_ROW }, (_frame, index) => {
        const turnIndex = rowIndex * FRAMES_PER_ROW + index;
        const period = periods[turnIndex];
        const sideName = encounter.seats.find(({ id }) => id === period?.side)?.name;
        const frameLabel =
          sideName === undefined
            ? String(turnIndex + 1)
            : translate('suScore.turnOf', { turn: turnIndex + 1, side: sideName });
        return createField(period?.acted.map((modelId) => getModelName(encounter, modelId)).join(', '), frameLabel);
      }),
    },
  ]);
  return { title: translate('suScore.turns'), columns: [{ head: '', part: 1 }], rows };
}

function createEndgameSection(
  translate: Translate,
  encounter: SuEncounter,
  periods: readonly Period<SuState>[],
): ScoreSection {
  const { state, figures } = encounter;
  const endgameTurn = periods.find((period) => period.state.endgame)?.count;
  const hasHadLastTurn = (modelId: string, isLater = false) =>
    (state.endgame && !state.finalTurns.includes(modelId)) || (!isLater && state.models.get(modelId)?.out === true);
  const lastTurnBoxes = [...figures.values()]
    .filter(({ id }) => isSuper(encounter, id))
    .map(({ id, isLater }) => ({
      label: getModelName(encounter, id),
      isTicked: hasHadLastTurn(id, isLater),
    }));
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
          fields: [createField(endgameTurn, translate('suScore.inTurn'))],
        },
        { boxes: lastTurnBoxes },
      ],
    ],
  };
}

/** Lists the points of each side. The fields are empty until the game is over, because the scenario is only scored then. */
function createPointsSection(translate: Translate, encounter: SuEncounter): ScoreSection {
  const { seats, state } = encounter;
  const isOver = state.phase === 'over';
  return {
    title: translate('suScore.points'),
    columns: [{ head: '', part: 2 }, ...seats.map(({ name }) => ({ head: name, part: 1.2 }))],
    rows: listPointRows(translate, encounter).map(({ label, hint, values, isTotal }): ScoreCell[] => [
      { text: label, below: hint, isStrong: isTotal },
      ...seats.map(({ id }) => ({ fields: [createField(isOver ? values.get(id) : undefined)] })),
    ]),
  };
}
