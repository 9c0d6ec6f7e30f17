/** What a second screen shows of a game, worked out anew for each moment: with the rules or, where none are used, by the tracker. */

import type { Encounter } from '../../../../../shared/document/kinds/encounter.ts';
import { clockWord } from '../../../../../shared/play/clock.ts';
import { namesOf } from '../../../../../shared/play/names.ts';
import type { Track } from '../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../shared/play/state.ts';
import { changesOf, trackedOf } from '../../../../../shared/play/table/changes.ts';
import { dutyText, eventText, phaseWords } from '../../../../../shared/play/table/event-text.ts';
import { type TrackerStart, trackerOf } from '../../../../../shared/play/table/tracker.ts';
import { orderItems, whoIsOn } from '../../../../../shared/play/table/who-is-on.ts';
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
  /** Names of models that have left, or have not come yet. */
  readonly out: readonly string[];
}

export interface ShowView {
  /** `Turn 4`, `Not begun`. */
  readonly clock: string;
  readonly phase: string;
  /** Who is on, and whose that is. */
  readonly on: string;
  readonly onSide: string | undefined;
  /** Who follows, or what waits for an answer. */
  readonly follows: string | undefined;
  readonly sides: readonly ShownSide[];
  /** The last event, and what it changed. */
  readonly last: string | undefined;
  readonly changes: readonly string[];
}

/** How many of those that follow are named. */
const FOLLOWERS = 4;

export function showView(
  translate: Translate,
  standing: Standing & { readonly activeEncounter: ActiveEncounter },
): ShowView {
  const { rules, activeEncounter } = standing;
  const name = namesOf(translate, rules, activeEncounter);
  const { by } = rules.clock;
  const who = whoIsOn(rules, activeEncounter);
  const tracked = trackedOf(translate, rules, activeEncounter);
  const on = who.kind === 'model' ? who.id : undefined;
  const seat = activeEncounter.seats.find(({ id }) => id === activeEncounter.figures.get(on ?? '')?.side);
  const duty = dutyText(translate, rules, activeEncounter);
  const followers = orderItems(rules, activeEncounter)
    .filter(({ is, mark }) => (is === 'next' || is === 'waits' || is === 'rolls') && mark !== 'spent')
    .map(({ id }) => name(id));
  return {
    clock:
      activeEncounter.state[by] === 0
        ? translate('table.notBegun')
        : translate('table.clock', { word: clockWord(translate, rules), n: activeEncounter.state[by] }),
    phase: who.kind === 'over' ? '' : phaseWords(translate, rules, activeEncounter),
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
  const changes = changesOf(
    translate,
    rules,
    trackedOf(translate, rules, playBefore),
    trackedOf(translate, rules, activeEncounter),
  );
  return { last: eventText(translate, rules, activeEncounter, event), changes: changes.map(({ words }) => words) };
}

const following = (translate: Translate, names: readonly string[]): string | undefined =>
  names.length === 0 ? undefined : describeFollowers(translate, names.slice(0, FOLLOWERS), names.length - FOLLOWERS);

/** The same where no rules are used. */
export function trackedView(translate: Translate, encounter: Encounter, start: TrackerStart): ShowView {
  const { round, turn, models } = trackerOf(encounter, start);
  const inPlay = models.filter(({ out, id }) => !out || id === turn);
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
          .filter(({ out }) => !out)
          .map(({ id, name, tracks, tags }) => ({ id, name, tracks, tags, isOn: id === turn, isDown: false })),
        out: own.filter(({ out }) => out).map(({ name }) => name),
      };
    }),
    last: typeof event?.text === 'string' ? event.text : undefined,
    changes: [],
  };
}
