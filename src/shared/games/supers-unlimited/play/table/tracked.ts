/** What people watch of a model. */
import { nameOf as modelName } from '../../../../play/names.ts';
import type { Track, Tracked } from '../../../../play/play-rules.ts';
import { shortened } from '../../../../text/short.ts';
import { nameOf } from '../../names.ts';
import { cardOf, isInRedZone, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export function tracked(encounter: SuEncounter, model: string): Tracked {
  const is = modelOf(encounter, model);
  const card = cardOf(encounter, model);
  const tracks: Track[] = [
    { label: 'HP', value: is.hp, most: card.hp.total, red: card.redBoxes },
    { label: 'PP', value: is.pp, most: is.power },
  ];
  if (is.move !== card.move) tracks.push({ label: 'Move', value: is.move });
  if (is.altitude > 0) tracks.push({ label: 'Altitude', value: is.altitude, most: is.move });
  return { tracks, tags: [...tagsOf(encounter, model)], isDown: is.ko };
}

function* tagsOf(encounter: SuEncounter, model: string): Iterable<string> {
  const is = modelOf(encounter, model);
  if (is.out) {
    yield 'Incapacitated';
    return;
  }
  if (is.ko) yield 'KO’ed';
  if (isInRedZone(encounter, model)) yield 'Red Zone';
  if (is.aloft) yield 'aloft';
  for (const [effect, points] of is.effects) yield `${nameOf(effect)} ${points}`;
  for (const [source, tokens] of is.countdown)
    yield source === '' ? `Countdown ${tokens}` : `Countdown ${tokens} (${sourceText(encounter, source)})`;
  if (is.elusive) yield 'Elusive';
  if (is.bonusSuccesses > 0) yield `+${is.bonusSuccesses} Success`;
  if (is.summoned) yield 'summoned';
  if (encounter.state.endgame && encounter.state.finalTurns.includes(model)) yield 'last Turn to come';
}

/** `model/attack`: `Ice Ray of Anvil`; of hands whatever they wrote. */
function sourceText(encounter: SuEncounter, source: string): string {
  const [model = '', ...attack] = source.split('/');
  return shortened(
    encounter.figures.has(model) ? `${attack.join('/')} of ${modelName(encounter as never, model) ?? model}` : source,
  );
}
