/** What is asked about an attack: its profile, its targets, how far they are. What may be ticked stands in its forecast. */
import { attackKind } from '../../check/character-context.ts';
import { declared, ENTANGLE, type TargetStated, targetOf } from '../attack/declared.ts';
import { reachOf } from '../attack/refusals.ts';
import { attackOf } from '../card.ts';
import { cardOf, held } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { friendsOf, profiles, targetsOf } from '../table/action-candidates.ts';
import { inchesOf } from '../words/small-words.ts';
import { among, type Context, drop, type Edit, type Edits, enemies, when } from './edit.ts';

const profileOf = ({ encounter, model, event }: Context) =>
  model === undefined ? undefined : attackOf(cardOf(encounter, model), String(event.attack));

/** Whoever and whatever may be aimed at, enemies first. */
const everybodyAt = (encounter: SuEncounter, model: string): string[] => [
  ...new Set([...targetsOf(encounter, model), ...friendsOf(encounter, model), ...entangles(encounter)]),
];

const entangles = ({ state }: SuEncounter): string[] =>
  [...state.models].flatMap(([id, is]) => (held(is, 'entangle') > 0 && !is.out ? [ENTANGLE + id] : []));

const isOfType =
  (...types: readonly string[]) =>
  (context: Context): boolean =>
    types.includes(profileOf(context)?.type ?? '');

/** How far the attack reaches to the target of this entry. */
const distance: Edit = (field, context) => {
  const { translate, encounter, event, entry } = context;
  const hit = targetOf(encounter, String(entry?.target));
  if (!hit || profileOf(context) === undefined) return field;
  const read = declared(encounter, { gimmicks: [], ...event } as never);
  const reach = reachOf(encounter, read, (entry ?? {}) as TargetStated, hit);
  return {
    ...field,
    hint:
      reach === 0
        ? translate('suFields.baseContact')
        : translate('suFields.itReaches', { inches: inchesOf(translate, Math.max(0, reach)) }),
  };
};

export const ATTACK: Edits = {
  attack: among(({ encounter, model }) =>
    model === undefined ? [] : profiles(encounter, model).map(({ name }) => name),
  ),
  target: among(({ encounter, model }) => (model === undefined ? [] : everybodyAt(encounter, model))),
  distance,
  across: when(
    (context) => isOfType('close')(context) && (cardOf(context.encounter, context.model ?? '').reach ?? 0) < 1,
  ),
  cover: drop,
  high: drop,
  outnumber: drop,
  melee: drop,
  charge: drop,
  gimmicks: drop,
  object: when(
    ({ event }) => attackKind(String(event.attack)) !== 'other',
    among(({ encounter }) =>
      [...encounter.state.things].flatMap(([id, { kind, destroyed }]) => (kind === 'object' && !destroyed ? [id] : [])),
    ),
  ),
  near: when(isOfType('projectile'), among(enemies)),
};

/** Whether it has one target, so that no list is needed to name it. */
export const hasOneTarget = (context: Context): boolean => {
  const { targets, gimmicks } = context.event;
  const isBlast = Array.isArray(gimmicks) && (gimmicks.includes('double-blast') || gimmicks.includes('mega-pulse'));
  return isOfType('close', 'projectile')(context) && !isBlast && Array.isArray(targets) && targets.length === 1;
};
