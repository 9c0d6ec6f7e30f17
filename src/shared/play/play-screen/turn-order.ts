/** Finds whose turn it is, and the order of play. */
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter, ModelState, PlayState } from '../state.ts';

/** `everybody`: several models may act, as when all of them roll; `over`: none any more. */
export type TurnHolder =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'side'; readonly id: string }
  | { readonly kind: 'everybody' | 'over' };

export function getTurnHolder(playRules: PlayRules, encounter: ActiveEncounter): TurnHolder {
  const { phase, active, side } = encounter.state;
  if (phase === 'over') return { kind: 'over' };
  if (active !== null) return { kind: 'model', id: active };
  if (side !== null) return { kind: 'side', id: side };
  const [onlyId, secondId] = playRules.mayAct(encounter);
  return onlyId !== undefined && secondId === undefined ? { kind: 'model', id: onlyId } : { kind: 'everybody' };
}

/** A model or side in the order of play. */
export interface OrderItem {
  readonly id: string;
  readonly kind: 'model' | 'side';
  /** `on` now; `next` after that; `waits` for later; `done` in this round; `rolls` if its roll is missing; `out` of the game. */
  readonly status: 'on' | 'next' | 'waits' | 'done' | 'rolls' | 'out';
  /** Whether it has delayed its turn, has already spent the next one, or is tied with another one. */
  readonly mark?: OrderMark;
}

type OrderMark = 'delayed' | 'spent' | 'tied';

/**
 * Lists the order of play, first to last. Before there is an order: the models, or the sides if one model rolls for its side, that still
 * have to roll, and those that have rolled.
 */
export function listTurnOrder(playRules: PlayRules, encounter: ActiveEncounter): OrderItem[] {
  const { order, models } = encounter.state;
  const isRolling = ['initiative', 'ties'].includes(encounter.state.phase);
  if (!isRolling && order.length > 0) return orderByState(playRules, encounter, order);
  if (!isRolling || models.size === 0) return [];
  const rollingIds = new Set(playRules.mayAct(encounter));
  const { getSideProgress } = playRules;
  if (getSideProgress !== undefined)
    return encounter.seats.map(({ id }) => ({ id, kind: 'side', status: getSideProgress(encounter, id) }));
  return [...models]
    .filter(([, { out: isOut }]) => !isOut)
    .map(([modelId]) => ({
      id: modelId,
      kind: 'model',
      status: rollingIds.has(modelId) ? 'rolls' : 'done',
      ...getMark(encounter.state, modelId),
    }));
}

function orderByState(playRules: PlayRules, encounter: ActiveEncounter, turnOrder: readonly string[]): OrderItem[] {
  const { state } = encounter;
  const turnHolder = getTurnHolder(playRules, encounter);
  const isSide = (id: string) => encounter.seats.some((seat) => seat.id === id);
  const currentId = turnOrder.find((id) => ('id' in turnHolder && turnHolder.id === id) || id === state.side);
  const items = turnOrder.map((id): OrderItem => {
    const kind = isSide(id) ? 'side' : 'model';
    const isDone =
      state.acted.includes(id) || (kind === 'side' && playRules.getSideProgress?.(encounter, id) === 'done');
    const status = id === currentId ? 'on' : state.models.get(id)?.out ? 'out' : isDone ? 'done' : 'waits';
    const mark = status === 'waits' && isTurnSpent(state, id) ? { mark: 'spent' as const } : getMark(state, id);
    return { id, kind, status, ...mark };
  });
  const nextItem = findNextItem(items, state.phase);
  return items.map((item) => (item === nextItem ? { ...item, status: 'next' } : item));
}

/** Finds the item that comes next. Sides take turns in a circle; models follow until all of them have acted. */
function findNextItem(items: readonly OrderItem[], phase: string): OrderItem | undefined {
  if (phase === 'over') return undefined;
  const currentIndex = items.findIndex(({ status }) => status === 'on');
  const isWaiting = ({ status, mark }: OrderItem) => status === 'waits' && mark !== 'spent';
  return items.slice(currentIndex + 1).find(isWaiting) ?? items.find((item) => item.kind === 'side' && isWaiting(item));
}

/** Whether the model has sacrificed its next turn, as for a forced action (D-10). */
function isTurnSpent(state: PlayState, modelId: string): boolean {
  const { skip } = (state.models.get(modelId) ?? {}) as ModelState & { skip?: unknown };
  return typeof skip === 'number' && skip > 0;
}

/** Returns the mark of a model. All games that have delays and ties store them in the same way. */
function getMark(state: PlayState, modelId: string): { mark?: OrderMark } {
  const { delayed } = (state.models.get(modelId) ?? {}) as ModelState & { delayed?: unknown };
  const { tied } = state as PlayState & { tied?: unknown };
  if (delayed === true) return { mark: 'delayed' };
  return Array.isArray(tied) && tied.includes(modelId) ? { mark: 'tied' } : {};
}
