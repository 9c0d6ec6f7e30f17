import { rollDice } from '../../../../shared/dice/random.ts';
import type { JsonObject } from '../../../../shared/document/json/json-object.ts';
import { judgeEvent } from '../../../../shared/play/judge-event.ts';
import { facesIn } from '../../../../shared/play/log.ts';
import type { Offer } from '../../../../shared/play/offers.ts';
import type { Table } from './table-context.ts';

/** More dice than this do not come from highest faces in one roll. */
const MOST_ADDED = 40;

/** The event of an offer with its dice rolled from the seed of the encounter, those that highest faces add among them. */
export function rolledAtOnce({ rules, play, encounter }: Table, { event, dice }: Offer): Offer['event'] {
  const from = facesIn(encounter.log);
  const rolled = (added: number) => {
    let used = 0;
    const lists = dice.map(({ sides, length }, i) => {
      const faces = rollDice(length + (i === 0 ? added : 0), sides, encounter.seed ?? 0, from + used);
      used += faces.length;
      return faces;
    });
    return withFaces(event, lists) as Offer['event'];
  };
  for (let added = 0; dice.length > 0 && added < MOST_ADDED; added += 1) {
    const judged = judgeEvent(rules, play, rolled(added) as JsonObject);
    if (!('refused' in judged) || judged.refused.code !== 'order.dice') return rolled(added);
  }
  return event;
}

/** The value with its empty lists of faces filled, one after the other. */
function withFaces(value: unknown, lists: number[][], key = ''): unknown {
  if (key === 'dice' && Array.isArray(value) && value.length === 0) return lists.shift() ?? [];
  if (Array.isArray(value)) return value.map((item) => withFaces(item, lists));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([at, inner]) => [at, withFaces(inner, lists, at)]));
}
