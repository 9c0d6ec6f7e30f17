/** Lists the Objects and Buildings on the table, and the events that add and correct them. */
import type { GetName } from '../../../../play/model-names.ts';
import type { BoardItem, CandidateEvent } from '../../../../play/play-rules.ts';
import { capitalize } from '../../../../play/play-screen/event-text.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { findFreeThingId } from '../battlefield/free-events.ts';
import type { SuEncounter, Thing } from '../state.ts';
import { formatThingCondition, formatThingKind } from '../texts/item-names.ts';

export const listBoardItems = (translate: Translate, { state }: SuEncounter, getName: GetName): BoardItem[] =>
  [...state.things].map(([thingId, thing]) => ({
    id: thingId,
    name: getName(thingId),
    description: capitalize(formatThingKind(translate, thing)),
    ...createCondition(translate, thing),
    isDestroyed: thing.destroyed,
    correction: createThingCorrection(thingId, thing),
  }));

function createCondition(translate: Translate, thing: Thing): { condition?: string } {
  const condition = formatThingCondition(translate, thing);
  return condition === undefined ? {} : { condition };
}

/** Damage to an Object doesn't add up (E-130), so only that of a Building can be corrected. */
export const createThingCorrection = (thingId: string, { kind, damage, destroyed }: Thing): CandidateEvent => ({
  kind: 'adjust-thing',
  thing: thingId,
  ...(kind === 'building' ? { damage } : {}),
  condition: destroyed ? 'destroyed' : 'standing',
});

/** A new Object and a new Building. Their forms ask for Rank, material and volume. */
export function listBoardAdditions(encounter: SuEncounter): CandidateEvent[] {
  if (encounter.state.phase === 'over') return [];
  return (['object', 'building'] as const).map((kind) => ({
    kind: 'thing',
    thing: { id: findFreeThingId(encounter, kind), kind },
  }));
}
