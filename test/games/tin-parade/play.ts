/** The order of play of the Tin Parade: bands march in turn, each as far as its dice say, until one of them is home. */
import { computeTotals, listFaces, sumChancesFrom } from '../../../src/shared/dice/totals.ts';
import { diceKey, idKey } from '../../../src/shared/play/event/keys.ts';
import { createStateRefusal, createTurnRefusal } from '../../../src/shared/play/event/refusal.ts';
import { type CandidateEvent, defineEventSpec, type PlayRules } from '../../../src/shared/play/play-rules.ts';
import type { Forecast } from '../../../src/shared/play/play-screen/forecast.ts';
import { formatName, formatTotal } from '../../../src/shared/play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../src/shared/play/play-screen/play-texts.ts';
import {
  type ActiveEncounter,
  getModelState,
  type ModelState,
  type PlayState,
} from '../../../src/shared/play/state.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import type { Band } from './character.ts';
import type { TinOptions } from './rules.ts';

interface Marching extends ModelState {
  paces: number;
}
type Parade = ActiveEncounter<PlayState<Marching>, Band, TinOptions>;

/** The number of paces to the bandstand (T-2). */
const TOTAL_PACES = 20;

const march = defineEventSpec<Parade>()({
  keys: { model: idKey(), dice: diceKey },
  phases: ['parade'],
  refuse: ({ state }, { model }) => (model === state.active ? undefined : createTurnRefusal('T-2')),
  dice: (_, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply(encounter, { model, dice }) {
    const paces = dice.reduce((sum, face) => sum + face, 0);
    getModelState(encounter, model).paces += paces;
    if (getModelState(encounter, model).paces >= TOTAL_PACES) encounter.state.phase = 'over';
    passTurn(encounter);
    return { paces };
  },
});

const leave = defineEventSpec<Parade>()({
  keys: { model: idKey() },
  refuse: (encounter, { model }) => (getModelState(encounter, model).out ? createStateRefusal('out') : undefined),
  apply(encounter, { model }) {
    getModelState(encounter, model).out = true;
    if (model === encounter.state.active) passTurn(encounter);
    return undefined;
  },
});

/** Gives the turn to the next band in the order of the file. The parade ends when no band marches any more. */
function passTurn({ state }: Parade): void {
  const modelIds = [...state.models.keys()];
  const nextIndex = modelIds.indexOf(state.active ?? '') + 1;
  const laterIds = [...modelIds.slice(nextIndex), ...modelIds.slice(0, nextIndex)];
  const nextModel = laterIds.find((modelId) => !state.models.get(modelId)?.out);
  state.active = nextModel ?? null;
  state.turn += 1;
  if (nextModel === undefined) state.phase = 'over';
}

const words: PlayTexts<Parade> = {
  formatEvent(translate, { kind, model, dice }, getName) {
    if (kind === 'march') return `${formatName(translate, getName, model)} marches ${formatTotal(dice)} paces`;
    return kind === 'leave' ? `${formatName(translate, getName, model)} goes home` : undefined;
  },
  formatOutcome: () => '',
  formatLabel: (_translate, _encounter, { kind }) => (kind === 'march' ? 'March' : undefined),
  getGroup: (_, { kind }) => (kind === 'march' ? 'turn' : undefined),
  keyLabels: { 'leave.model': 'Which band' },
};

/** Forecasts the chance that a band reaches the bandstand. The dice are the paces. */
function forecast(_translate: Translate, encounter: Parade, { kind, model }: CandidateEvent): Forecast | undefined {
  if (kind !== 'march') return undefined;
  const modelId = String(model);
  const target = TOTAL_PACES - getModelState(encounter, modelId).paces;
  const home = { label: 'It is home', chance: sumChancesFrom(computeTotals(2, listFaces(6)), target) };
  const roll = { modelId, rollName: 'March', dice: 2, sides: 6, target, isSum: true, parts: [], chances: [home] };
  return { rolls: [roll], options: [], asks: [] };
}

export const play: PlayRules<Parade> = {
  ruleset: 'tin-parade',
  events: new Map([
    ['march', march],
    ['leave', leave],
  ]),
  start: ({ figures }) => ({
    phase: 'parade',
    round: 1,
    turn: 1,
    side: null,
    active: [...figures.keys()][0] ?? null,
    order: [...figures.keys()],
    acted: [],
    due: [],
    last: {},
    models: new Map([...figures.keys()].map((modelId) => [modelId, { paces: 0, out: false }])),
  }),
  mayAct: ({ state }) => (state.active === null ? [] : [state.active]),
  cite: (fact) => ({ source: 'The Tin Parade', chapter: 2, heading: 'Marching', fact }),
  conditions: { out: 'the band has gone home' },
  listCandidates: ({ state }) => (state.active === null ? [] : [{ kind: 'march', model: state.active, dice: [] }]),
  getTrackedValues: (encounter, model) => ({
    tracks: [{ label: 'Paces', value: getModelState(encounter, model).paces, max: TOTAL_PACES }],
    tags: [],
  }),
  clock: { word: 'Turn', by: 'turn' },
  phases: { parade: 'the bands march' },
  words,
  forecast,
  manualKinds: ['leave'],
};
