/** Describes what an event changed in the models, and finds the events of a log that changed one model. */

import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Translate } from '../../texts/translate.ts';
import { createGetName, getModelName } from '../model-names.ts';
import type { PlayRules, Track, TrackedValues } from '../play-rules.ts';
import type { PlayableGame } from '../playable-game.ts';
import { getPlayRules } from '../playable-game.ts';
import { openEncounter, type ReplayContext, submitLogEvent } from '../replay.ts';
import type { ActiveEncounter } from '../state.ts';
import { formatEvent, formatTrackLabel } from './event-text.ts';

export interface TrackedModel extends TrackedValues {
  readonly name: string;
}

/** The tracked values of models by their ids, in file order. They share no data with the active encounter, which later events change. */
export type TrackedModels = ReadonlyMap<string, TrackedModel>;

export interface Change {
  readonly model: string;
  /** `Wasp: HP 6 → 2, KO` */
  readonly words: string;
}

export const getTrackedModels = (
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
): TrackedModels => trackModels(translate, playRules, encounter, [...encounter.state.models.keys()]);

function trackModels(
  translate: Translate,
  playRules: PlayRules,
  encounter: ActiveEncounter,
  modelIds: readonly string[],
): TrackedModels {
  const getName = createGetName(translate, playRules, encounter);
  return new Map(
    modelIds.map((modelId) => {
      const { tags: rawTags, ...trackedValues } = playRules.getTrackedValues(encounter, modelId);
      return [
        modelId,
        {
          ...trackedValues,
          tags: playRules.words?.listTags?.(translate, encounter, modelId, getName) ?? rawTags,
          name: getModelName(encounter, modelId) ?? modelId,
        },
      ];
    }),
  );
}

/** Lists the changes of each model, in the order of `modelsAfter`, without values that change with every turn. */
export function listChanges(
  translate: Translate,
  playRules: PlayRules,
  modelsBefore: TrackedModels,
  modelsAfter: TrackedModels,
): Change[] {
  const changes: Change[] = [];
  const transientLabels = new Set(
    playRules.words?.transientLabels?.flatMap((transientLabel) => [
      transientLabel,
      formatTrackLabel(translate, playRules, transientLabel),
    ]),
  );
  for (const [modelId, modelAfter] of modelsAfter) {
    const modelBefore = modelsBefore.get(modelId);
    const changeTexts =
      modelBefore === undefined
        ? [translate('playChanges.comes')]
        : listDifferences(translate, playRules, modelBefore, modelAfter, transientLabels);
    if (changeTexts.length > 0)
      changes.push({ model: modelId, words: `${modelAfter.name}: ${changeTexts.join(', ')}` });
  }
  return changes;
}

function listDifferences(
  translate: Translate,
  playRules: PlayRules,
  modelBefore: TrackedValues,
  modelAfter: TrackedValues,
  transientLabels: ReadonlySet<string>,
): string[] {
  const labels = new Set([...modelBefore.tracks, ...modelAfter.tracks].map(({ label }) => label));
  const isReported = (tag: string) => !transientLabels.has(tag.split(':')[0] ?? '');
  const formatLabel = (trackLabel: string) => formatTrackLabel(translate, playRules, trackLabel);
  const trackTexts = [...labels].filter(isReported).flatMap((trackLabel) => {
    const [numberBefore, numberAfter] = [
      findTrackValue(modelBefore.tracks, trackLabel),
      findTrackValue(modelAfter.tracks, trackLabel),
    ];
    if (numberBefore === numberAfter) return [];
    return [
      numberBefore === undefined
        ? `${formatLabel(trackLabel)} ${numberAfter}`
        : `${formatLabel(trackLabel)} ${numberBefore} → ${numberAfter ?? '–'}`,
    ];
  });
  const addedTags = modelAfter.tags.filter((tagText) => isReported(tagText) && !modelBefore.tags.includes(tagText));
  const removedTags = modelBefore.tags
    .filter((tagText) => isReported(tagText) && !modelAfter.tags.includes(tagText))
    .map((tagText) => translate('playChanges.gone', { tag: formatLabel(tagText) }));
  return [...trackTexts, ...addedTags.map(formatLabel), ...removedTags];
}

const findTrackValue = (tracks: readonly Track[], trackLabel: string): number | undefined =>
  tracks.find((track) => track.label === trackLabel)?.value;

/** An event that changed a model. */
export interface HistoryEntry {
  /** The index in the log. */
  readonly event: number;
  readonly line: string;
  readonly changes: string;
}

/** Returns the events that changed a model, first to last. Replays the log. */
export function getModelHistory(
  translate: Translate,
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  context: ReplayContext,
  modelId: string,
): HistoryEntry[] {
  const playRules = getPlayRules(gameCatalog, encounter);
  const { activeEncounter } = openEncounter(gameCatalog, encounter, context);
  if (!activeEncounter) return [];
  const history: HistoryEntry[] = [];
  const trackModel = () =>
    trackModels(translate, playRules, activeEncounter, activeEncounter.state.models.has(modelId) ? [modelId] : []);
  let modelsBefore = trackModel();
  for (const [eventIndex, logEvent] of (encounter.log ?? []).entries()) {
    const eventLine = formatEvent(translate, playRules, activeEncounter, logEvent);
    if (submitLogEvent(playRules, activeEncounter, logEvent)) continue;
    const modelsAfter = trackModel();
    for (const { words } of listChanges(translate, playRules, modelsBefore, modelsAfter))
      history.push({ event: eventIndex, line: eventLine, changes: words });
    modelsBefore = modelsAfter;
  }
  return history;
}
