/** What is asked about a move, and about where it ends. */
import { isAboveGround, typeOf } from '../actions/movement.ts';
import { cannotUse } from '../gimmicks/pool.ts';
import { cardOf, isFallImmune, isSuper, modelOf, movesBy } from '../models.ts';
import { among, type Context, drop, type Edits, enemies, friends, only, when } from './edit.ts';

/** How the model of the event moves as it stands now. */
function way({ encounter, event, model }: Context): string {
  return model === undefined ? 'sprint' : typeOf(encounter, model, { by: event.by } as never);
}

const moves =
  (...ways: readonly string[]) =>
  (context: Context): boolean =>
    ways.includes(way(context));

const FLYING = ['flight', 'glide', 'winged-flight'];

/** Inches that it may go. */
export function reach({ encounter, event, model }: Context): number {
  if (model === undefined) return 0;
  const { move, power } = modelOf(encounter, model);
  const gimmicks = Array.isArray(event.gimmicks) ? event.gimmicks : [];
  const discard = typeof event.discard === 'number' ? event.discard : 0;
  const once = move + discard + (gimmicks.includes('burst-of-speed') ? power : 0);
  return event.kind === 'run' ? 2 * once : once;
}

const isRiding = ({ event }: Context): boolean =>
  Array.isArray(event.gimmicks) && event.gimmicks.includes('ride-along');

export const LANDING: Edits = {
  fall: when(({ encounter, model }) => model !== undefined && !isFallImmune(encounter, model)),
  dangerous: when(
    ({ encounter, model }) =>
      model !== undefined &&
      !modelOf(encounter, model).endangered &&
      !cardOf(encounter, model).immune.has('dangerous-terrain'),
  ),
  markers: among(({ encounter }) =>
    [...encounter.state.markers].filter(([, { kind }]) => kind === 'power').map(([id]) => id),
  ),
  plasma: when(
    ({ encounter, model }) => model !== undefined && encounter.state.plasma > 0 && isSuper(encounter, model),
  ),
};

export const MOVEMENT: Edits = {
  ...LANDING,
  by: (field, context) => {
    const { encounter, model } = context;
    const usable = only((by) => model !== undefined && movesBy(encounter, model, by))(field, context);
    return usable?.choices && usable.choices.length > 1 ? { ...usable, value: way(context) } : undefined;
  },
  inches: (field, context) => ({
    ...field,
    most: reach(context),
    hint: context.translate('suFields.upTo', { inches: reach(context) }),
  }),
  difficult: when(({ encounter, model, ...context }) => {
    const all = { encounter, model, ...context };
    return model !== undefined && !isAboveGround(encounter, model, way(all));
  }),
  vertical: when(moves('sprint'), (field, { translate }) => ({
    ...field,
    most: 2,
    hint: translate('suFields.sprintLimit'),
  })),
  up: when(moves(...FLYING)),
  down: when((context) => moves(...FLYING)(context) && canDescend(context)),
  discard: when((context) => moves('flight', 'winged-flight')(context) && canDescend(context)),
  inside: when(moves('glide', 'jump', 'line-swing', 'winged-flight')),
  near: when(({ event }) => event.kind === 'charge', among(enemies)),
  contact: when((context) => context.event.kind === 'run' || moves('winged-flight')(context), among(enemies)),
  gimmicks: only(
    (gimmick, { encounter, model }) => model !== undefined && cannotUse(encounter, model, gimmick) === undefined,
  ),
  with: when(isRiding, among(friends)),
  ally: drop,
  reaction: drop,
  gimmick: drop,
};

/** Whether there is altitude to lose: a model may also climb and come down again in one move (E-70). */
const canDescend = ({ encounter, event, model }: Context): boolean =>
  model !== undefined && modelOf(encounter, model).altitude + (typeof event.up === 'number' ? event.up : 0) > 0;
