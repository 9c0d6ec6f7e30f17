/** What an event changed in the models, in words; and which events of a log changed one model. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Translate } from '../../texts/translate.ts';
import { nameOf, namesOf } from '../names.ts';
import type { PlayRules, Track, Tracked } from '../play-rules.ts';
import type { PlayedGame } from '../played-game.ts';
import { playOf } from '../played-game.ts';
import { advance, openEncounter, type ReplayContext } from '../replay.ts';
import type { ActiveEncounter } from '../state.ts';
import { eventText, labelText } from './event-text.ts';

export interface TrackedModel extends Tracked {
  readonly name: string;
}

/** What people watch of all models, by their ids, in file order. It shares nothing with the play, which goes on changing. */
export type TrackedModels = ReadonlyMap<string, TrackedModel>;

export interface Change {
  readonly model: string;
  /** `Wasp: HP 6 → 2, KO` */
  readonly words: string;
}

export const trackedOf = (translate: Translate, rules: PlayRules, encounter: ActiveEncounter): TrackedModels =>
  trackedAmong(translate, rules, encounter, [...encounter.state.models.keys()]);

function trackedAmong(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  ids: readonly string[],
): TrackedModels {
  const name = namesOf(translate, rules, encounter);
  return new Map(
    ids.map((id) => {
      const { tags, ...tracked } = rules.tracked(encounter, id);
      return [
        id,
        {
          ...tracked,
          tags: rules.words?.tags?.(translate, encounter, id, name) ?? tags,
          name: nameOf(encounter, id) ?? id,
        },
      ];
    }),
  );
}

/** What is different of each model, in the order of `after`; but not what comes and goes with every turn. */
export function changesOf(
  translate: Translate,
  rules: PlayRules,
  before: TrackedModels,
  after: TrackedModels,
): Change[] {
  const changes: Change[] = [];
  const passing = new Set(rules.words?.passing?.flatMap((word) => [word, labelText(translate, rules, word)]));
  for (const [model, is] of after) {
    const was = before.get(model);
    const parts =
      was === undefined ? [translate('playChanges.comes')] : differences(translate, rules, was, is, passing);
    if (parts.length > 0) changes.push({ model, words: `${is.name}: ${parts.join(', ')}` });
  }
  return changes;
}

function differences(
  translate: Translate,
  rules: PlayRules,
  was: Tracked,
  is: Tracked,
  passing: ReadonlySet<string>,
): string[] {
  const labels = new Set([...was.tracks, ...is.tracks].map(({ label }) => label));
  const isNews = (tag: string) => !passing.has(tag.split(':')[0] ?? '');
  const word = (label: string) => labelText(translate, rules, label);
  const tracks = [...labels].filter(isNews).flatMap((label) => {
    const [from, to] = [numberOf(was.tracks, label), numberOf(is.tracks, label)];
    if (from === to) return [];
    return [from === undefined ? `${word(label)} ${to}` : `${word(label)} ${from} → ${to ?? '–'}`];
  });
  const came = is.tags.filter((tag) => isNews(tag) && !was.tags.includes(tag));
  const went = was.tags
    .filter((tag) => isNews(tag) && !is.tags.includes(tag))
    .map((tag) => translate('playChanges.gone', { tag: word(tag) }));
  return [...tracks, ...came.map(word), ...went];
}

const numberOf = (tracks: readonly Track[], label: string): number | undefined =>
  tracks.find((track) => track.label === label)?.value;

/** An event that changed a model. */
export interface HistoryEntry {
  /** Its place in the log. */
  readonly event: number;
  readonly line: string;
  readonly changes: string;
}

/** The events that changed a model, first to last: why it is what it is. Replays the log. */
export function historyOf(
  translate: Translate,
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: ReplayContext,
  model: string,
): HistoryEntry[] {
  const rules = playOf(gameCatalog, encounter);
  const { activeEncounter } = openEncounter(gameCatalog, encounter, context);
  if (!activeEncounter) return [];
  const history: HistoryEntry[] = [];
  const tracked = () =>
    trackedAmong(translate, rules, activeEncounter, activeEncounter.state.models.has(model) ? [model] : []);
  let before = tracked();
  for (const [index, event] of (encounter.log ?? []).entries()) {
    const line = eventText(translate, rules, activeEncounter, event);
    if (advance(rules, activeEncounter, event)) continue;
    const after = tracked();
    for (const { words } of changesOf(translate, rules, before, after))
      history.push({ event: index, line, changes: words });
    before = after;
  }
  return history;
}
