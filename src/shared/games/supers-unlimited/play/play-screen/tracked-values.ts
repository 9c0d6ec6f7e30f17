/** Returns the values of a model that players watch. */
import { getModelName } from '../../../../play/model-names.ts';
import type { Track, TrackedValues } from '../../../../play/play-rules.ts';
import type { ActiveEncounter } from '../../../../play/state.ts';
import { truncateVisibly } from '../../../../text/truncate.ts';
import { getTermName } from '../../names.ts';
import { getCard, getModel, isInRedZone } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { listActiveAbilities } from '../turn/upkeep.ts';

export function getTrackedValues(encounter: SuEncounter, modelId: string): TrackedValues {
  const modelState = getModel(encounter, modelId);
  const card = getCard(encounter, modelId);
  const tracks: Track[] = [
    { label: 'HP', value: modelState.hp, max: card.hp.total, red: card.redBoxes },
    { label: 'PP', value: modelState.pp, max: modelState.power },
  ];
  if (modelState.move !== card.move) tracks.push({ label: 'Move', value: modelState.move });
  if (modelState.altitude > 0) tracks.push({ label: 'Altitude', value: modelState.altitude, max: modelState.move });
  return { tracks, tags: [...listTags(encounter, modelId)], isDown: modelState.ko };
}

function* listTags(encounter: SuEncounter, modelId: string): Iterable<string> {
  const modelState = getModel(encounter, modelId);
  if (modelState.out) {
    yield 'Incapacitated';
    return;
  }
  if (modelState.ko) yield 'KO’ed';
  if (isInRedZone(encounter, modelId)) yield 'Red Zone';
  if (modelState.aloft) yield 'aloft';
  for (const [effect, points] of modelState.effects) yield `${getTermName(effect)} ${points}`;
  for (const [source, tokens] of modelState.countdown)
    yield source === '' ? `Countdown ${tokens}` : `Countdown ${tokens} (${formatSource(encounter, source)})`;
  for (const { name, pp } of listActiveAbilities(encounter, modelId)) yield `${truncateVisibly(name)} · ${pp} PP`;
  if (modelState.elusive) yield 'Elusive';
  if (modelState.bonusSuccesses > 0) yield `+${modelState.bonusSuccesses} Success`;
  if (modelState.summoned) yield 'summoned';
  if (encounter.state.endgame && encounter.state.finalTurns.includes(modelId)) yield 'last Turn to come';
}

/** Formats the source `MODEL/ATTACK` as `Ice Ray of Anvil`. Other sources are free text. Long results are truncated. */
function formatSource(encounter: SuEncounter, source: string): string {
  const [modelId = '', ...attackParts] = source.split('/');
  return truncateVisibly(
    encounter.figures.has(modelId)
      ? `${attackParts.join('/')} of ${getModelName(encounter as ActiveEncounter, modelId) ?? modelId}`
      : source,
  );
}
