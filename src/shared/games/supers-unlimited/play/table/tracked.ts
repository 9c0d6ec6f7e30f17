/** What people watch of a model. */
import { nameOf as modelName } from '../../../../play/names.ts';
import type { Track, Tracked } from '../../../../play/play-spec.ts';
import { shortened } from '../../../../text/short.ts';
import { nameOf } from '../../names.ts';
import { cardOf, isInRedZone, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';

export function tracked(play: SuPlay, model: string): Tracked {
  const is = modelOf(play, model);
  const card = cardOf(play, model);
  const tracks: Track[] = [
    { label: 'HP', value: is.hp, most: card.hp.total, red: card.redBoxes },
    { label: 'PP', value: is.pp, most: is.power },
  ];
  if (is.move !== card.move) tracks.push({ label: 'Move', value: is.move });
  if (is.altitude > 0) tracks.push({ label: 'Altitude', value: is.altitude, most: is.move });
  return { tracks, tags: [...tagsOf(play, model)], isDown: is.ko };
}

function* tagsOf(play: SuPlay, model: string): Iterable<string> {
  const is = modelOf(play, model);
  if (is.out) {
    yield 'Incapacitated';
    return;
  }
  if (is.ko) yield 'KO’ed';
  if (isInRedZone(play, model)) yield 'Red Zone';
  if (is.aloft) yield 'aloft';
  for (const [effect, points] of is.effects) yield `${nameOf(effect)} ${points}`;
  for (const [source, tokens] of is.countdown)
    yield source === '' ? `Countdown ${tokens}` : `Countdown ${tokens} (${sourceText(play, source)})`;
  if (is.elusive) yield 'Elusive';
  if (is.bonusSuccesses > 0) yield `+${is.bonusSuccesses} Success`;
  if (is.summoned) yield 'summoned';
  if (play.state.endgame && play.state.finalTurns.includes(model)) yield 'last Turn to come';
}

/** `model/attack`: `Ice Ray of Anvil`; of hands whatever they wrote. */
function sourceText(play: SuPlay, source: string): string {
  const [model = '', ...attack] = source.split('/');
  return shortened(
    play.figures.has(model) ? `${attack.join('/')} of ${modelName(play as never, model) ?? model}` : source,
  );
}
