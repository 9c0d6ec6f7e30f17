/**
 * Computes the content of a second screen for each moment of a game, from the rules or, without them, from the tracker.
 */

import type { Encounter } from '../../../../../shared/document/kinds/encounter.ts';
import { getClockWord } from '../../../../../shared/play/clock.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import { formatDuty, formatEvent, formatPhaseSentence } from '../../../../../shared/play/play-screen/event-text.ts';
import { getTrackedModels, listChanges } from '../../../../../shared/play/play-screen/model-changes.ts';
import { getTrackerState, type TrackerStart } from '../../../../../shared/play/play-screen/tracker.ts';
import { getTurnHolder, listTurnOrder } from '../../../../../shared/play/play-screen/turn-order.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../shared/texts/translate.ts';
import { describeFollowers } from '../../../../strings/play/show.ts';
import type { Standing } from '../session.ts';

export interface ShownModel {
  readonly id: string;
  readonly name: string;
  readonly tracks: readonly Track[];
  readonly tags: readonly string[];
  readonly isOn: boolean;
  readonly isDown: boolean;
}

export interface ShownSide {
  readonly id: string;
  readonly name: string;
  readonly models: readonly ShownModel[];
  /** Names of models that have left play, or have not entered it yet. */
  readonly out: readonly string[];
}

export interface ShowView {
  /** The clock, as in `Turn 4`. */
  readonly clock: string;
  readonly phase: string;
  /** The name of the model or side whose turn it is; `onSide` is the side of the model. */
  readonly on: string;
  readonly onSide: string | undefined;
  /** The names that follow in the turn order, or what is due. */
  readonly follows: string | undefined;
  readonly sides: readonly ShownSide[];
  /** The last event; `changes` lists its effects. */
  readonly last: string | undefined;
  readonly changes: readonly string[];
}

/** The most following models that are named. */
const FOLLOWERS = 4;

export function showView(
  translate: Translate,
  standing: Standing & { readonly activeEncounter: ActiveEncounter },
): ShowView {
  const { rules, activeEncounter } = standing;
  const name = createGetName(translate, rules, activeEncounter);
  const { by } = rules.clock;
  const who = getTurnHolder(rules, activeEncounter);
  const tracked = getTrackedModels(translate, rules, activeEncounter);
  const on = who.kind === 'model' ? who.id : undefined;
  const seat = activeEncounter.seats.find(({ id }) => id === activeEncounter.figures.get(on ?? '')?.side);
  const duty = formatDuty(translate, rules, activeEncounter);
  const followers = listTurnOrder(rules, activeEncounter)
    .filter(({ status: is, mark }) => (is === 'next' || is === 'waits' || is === 'rolls') && mark !== 'spent')
    .map(({ id }) => name(id));
  return {
    clock:
      activeEncounter.state[by] === 0
        ? translate('table.notBegun')
        : translate('table.clock', { word: getClockWord(translate, rules), n: activeEncounter.state[by] }),
    phase: who.kind === 'over' ? '' : formatPhaseSentence(translate, rules, activeEncounter),
    on: 'id' in who ? name(who.id) : who.kind === 'over' ? translate('table.over') : translate('table.everybody'),
    onSide: seat?.name,
    follows: duty === undefined ? following(translate, followers) : translate('show.waits', { duty }),
    sides: activeEncounter.seats.map((side) => {
      const models = [...activeEncounter.figures.values()].filter(
        (figure) => figure.side === side.id && tracked.has(figure.id),
      );
      const isOut = ({ id }: { id: string }) => activeEncounter.state.models.get(id)?.out === true;
      return {
        id: side.id,
        name: side.name,
        models: models
          .filter((figure) => !isOut(figure))
          .map(({ id }) => {
            const { tracks = [], tags = [], isDown = false } = tracked.get(id) ?? {};
            return { id, name: name(id), tracks, tags, isOn: id === on, isDown };
          }),
        out: models.filter(isOut).map(({ id }) => name(id)),
      };
    }),
    ...lastEvent(translate, standing),
  };
}

function lastEvent(
  translate: Translate,
  { encounter, rules, activeEncounter, playBefore }: Standing,
): Pick<ShowView, 'last' | 'changes'> {
  const event = encounter.log.at(-1);
  if (event === undefined || activeEncounter === undefined || playBefore === undefined)
    return { last: undefined, changes: [] };
  const changes = listChanges(
    translate,
    rules,
    getTrackedModels(translate, rules, playBefore),
    getTrackedModels(translate, rules, activeEncounter),
  );
  return { last: formatEvent(translate, rules, activeEncounter, event), changes: changes.map(({ words }) => words) };
}

const following = (translate: Translate, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : describeFollowers(translate, names.slice(0, FOLLOWERS), names.length - FOLLOWERS);

/** Computes the content for a game without rules. */
export function trackedView(translate: Translate, encounter: Encounter, start: TrackerStart): ShowView {
  const { round, turn, models } = getTrackerState(encounter, start);
  const inPlay = models.filter(({ isOut: out, id }) => !out || id === turn);
  const at = inPlay.findIndex(({ id }) => id === turn);
  const on = inPlay[at];
  const event = encounter.log.at(-1);
  return {
    clock:
      round === 0 ? translate('table.notBegun') : translate('table.clock', { word: translate('show.round'), n: round }),
    phase: '',
    on: on?.name ?? translate('table.everybody'),
    onSide: encounter.sides.find(({ id }) => id === on?.side)?.name,
    follows: following(
      translate,
      [...inPlay.slice(at + 1), ...inPlay.slice(0, Math.max(0, at))].map(({ name }) => name),
    ),
    sides: encounter.sides.map((side) => {
      const own = models.filter((model) => model.side === side.id);
      return {
        id: side.id,
        name: side.name || side.id,
        models: own
          .filter(({ isOut: out }) => !out)
          .map(({ id, name, tracks, tags }) => ({ id, name, tracks, tags, isOn: id === turn, isDown: false })),
        out: own.filter(({ isOut: out }) => out).map(({ name }) => name),
      };
    }),
    last: typeof event?.text === 'string' ? event.text : undefined,
    changes: [],
  };
}
