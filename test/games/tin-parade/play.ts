/** The order of play of the Tin Parade: bands march in turn, each as far as its dice say, until one is home. */
import { atLeast, facesOf, totals } from '../../../src/shared/dice/totals.ts';
import { dice, id } from '../../../src/shared/play/event/keys.ts';
import { inState, notItsTurn } from '../../../src/shared/play/event/refusal.ts';
import { type Candidate, eventSpec, type PlayRules } from '../../../src/shared/play/play-rules.ts';
import {
  type ActiveEncounter,
  getModelState,
  type ModelState,
  type PlayState,
} from '../../../src/shared/play/state.ts';
import type { Forecast } from '../../../src/shared/play/table/forecast.ts';
import { total, who } from '../../../src/shared/play/table/format.ts';
import type { PlayTexts } from '../../../src/shared/play/table/play-texts.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import type { Band } from './character.ts';
import type { TinOptions } from './rules.ts';

interface Marching extends ModelState {
  paces: number;
}
type Parade = ActiveEncounter<PlayState<Marching>, Band, TinOptions>;

/** T-2: paces to the bandstand. */
const WAY = 20;

const march = eventSpec<Parade>()({
  keys: { model: id(), dice },
  phases: ['parade'],
  refuse: ({ state }, { model }) => (model === state.active ? undefined : notItsTurn('T-2')),
  dice: (_, { dice }) => [{ sides: 6, dice, length: 2 }],
  apply(play, { model, dice }) {
    const paces = dice.reduce((sum, face) => sum + face, 0);
    getModelState(play, model).paces += paces;
    if (getModelState(play, model).paces >= WAY) play.state.phase = 'over';
    next(play);
    return { paces };
  },
});

const leave = eventSpec<Parade>()({
  keys: { model: id() },
  refuse: (play, { model }) => (getModelState(play, model).out ? inState('out') : undefined),
  apply(play, { model }) {
    getModelState(play, model).out = true;
    if (model === play.state.active) next(play);
    return undefined;
  },
});

/** The next band in the order of the file; the parade ends when nobody marches any more. */
function next({ state }: Parade): void {
  const ids = [...state.models.keys()];
  const from = ids.indexOf(state.active ?? '') + 1;
  const after = [...ids.slice(from), ...ids.slice(0, from)].find((each) => !state.models.get(each)?.out);
  state.active = after ?? null;
  state.turn += 1;
  if (after === undefined) state.phase = 'over';
}

const words: PlayTexts<Parade> = {
  line(translate, { kind, model, dice }, name) {
    if (kind === 'march') return `${who(translate, name, model)} marches ${total(dice)} paces`;
    return kind === 'leave' ? `${who(translate, name, model)} goes home` : undefined;
  },
  outcome: () => '',
  label: (_translate, _play, { kind }) => (kind === 'march' ? 'March' : undefined),
  group: (_, { kind }) => (kind === 'march' ? 'turn' : undefined),
  keys: { 'leave.model': 'Which band' },
};

/** Dice are the paces: only what the band still has to go is worth telling. */
function forecast(_translate: Translate, play: Parade, { kind, model }: Candidate): Forecast | undefined {
  if (kind !== 'march') return undefined;
  const who = String(model);
  const need = WAY - getModelState(play, who).paces;
  const home = { label: 'It is home', chance: atLeast(totals(2, facesOf(6)), need) };
  const roll = { who, what: 'March', dice: 2, sides: 6, need, isSum: true, parts: [], chances: [home] };
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
    models: new Map([...figures.keys()].map((each) => [each, { paces: 0, out: false }])),
  }),
  mayAct: ({ state }) => (state.active === null ? [] : [state.active]),
  cite: (fact) => ({ source: 'The Tin Parade', chapter: 2, heading: 'Marching', fact }),
  conditions: { out: 'the band has gone home' },
  candidates: ({ state }) => (state.active === null ? [] : [{ kind: 'march', model: state.active, dice: [] }]),
  tracked: (play, model) => ({
    tracks: [{ label: 'Paces', value: getModelState(play, model).paces, most: WAY }],
    tags: [],
  }),
  clock: { word: 'Turn', by: 'turn' },
  phases: { parade: 'the bands march' },
  words,
  forecast,
  byHand: ['leave'],
};
