/** Who is on, and who follows: what a table shows large. */
import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter, ModelState, PlayState } from '../state.ts';

/** `everybody`: several may do something, as when all roll; `over`: nobody any more. */
export type WhoIsOn =
  | { readonly kind: 'model'; readonly id: string }
  | { readonly kind: 'side'; readonly id: string }
  | { readonly kind: 'everybody' | 'over' };

export function whoIsOn(rules: PlayRules, encounter: ActiveEncounter): WhoIsOn {
  const { phase, active, side } = encounter.state;
  if (phase === 'over') return { kind: 'over' };
  if (active !== null) return { kind: 'model', id: active };
  if (side !== null) return { kind: 'side', id: side };
  const [only, second] = rules.mayAct(encounter);
  return only !== undefined && second === undefined ? { kind: 'model', id: only } : { kind: 'everybody' };
}

/** A model or side in the order of play. */
export interface OrderItem {
  readonly id: string;
  readonly kind: 'model' | 'side';
  /** `on` now; `next` after that; `waits` for later; `done` in this round; `rolls`: its roll is waited for; `out` of the game. */
  readonly is: 'on' | 'next' | 'waits' | 'done' | 'rolls' | 'out';
  /** It gave its turn up for a later moment, has spent the coming one already, or is equal to another one. */
  readonly mark?: OrderMark;
}

type OrderMark = 'delayed' | 'spent' | 'tied';

/** The order of play, first to last. Before there is one: those whose roll is waited for, and those who have rolled. */
export function orderItems(rules: PlayRules, encounter: ActiveEncounter): OrderItem[] {
  const { order, models } = encounter.state;
  const isRolling = ['initiative', 'ties'].includes(encounter.state.phase);
  if (!isRolling && order.length > 0) return inOrder(rules, encounter, order);
  if (!isRolling || models.size === 0) return [];
  const rolls = new Set(rules.mayAct(encounter));
  return [...models]
    .filter(([, { out }]) => !out)
    .map(([id]) => ({ id, kind: 'model', is: rolls.has(id) ? 'rolls' : 'done', ...marked(encounter.state, id) }));
}

function inOrder(rules: PlayRules, encounter: ActiveEncounter, order: readonly string[]): OrderItem[] {
  const { state } = encounter;
  const on = whoIsOn(rules, encounter);
  const isSide = (id: string) => encounter.seats.some((seat) => seat.id === id);
  const current = order.find((id) => ('id' in on && on.id === id) || id === state.side);
  const items = order.map((id): OrderItem => {
    const kind = isSide(id) ? 'side' : 'model';
    const is = id === current ? 'on' : state.models.get(id)?.out ? 'out' : state.acted.includes(id) ? 'done' : 'waits';
    const mark = is === 'waits' && isTurnSpent(state, id) ? { mark: 'spent' as const } : marked(state, id);
    return { id, kind, is, ...mark };
  });
  const next = nextIn(items, state.phase);
  return items.map((item) => (item === next ? { ...item, is: 'next' } : item));
}

/** Sides take turns in a circle; models follow until all have had theirs. */
function nextIn(items: readonly OrderItem[], phase: string): OrderItem | undefined {
  if (phase === 'over') return undefined;
  const at = items.findIndex(({ is }) => is === 'on');
  const waiting = ({ is, mark }: OrderItem) => is === 'waits' && mark !== 'spent';
  return items.slice(at + 1).find(waiting) ?? items.find((item) => item.kind === 'side' && waiting(item));
}

/** Whether it has sacrificed the turn that comes, as for a forced action (D-10). */
function isTurnSpent(state: PlayState, id: string): boolean {
  const { skip } = (state.models.get(id) ?? {}) as ModelState & { skip?: unknown };
  return typeof skip === 'number' && skip > 0;
}

/** Delays and ties are kept alike by the games that have them. */
function marked(state: PlayState, id: string): { mark?: OrderMark } {
  const { delayed } = (state.models.get(id) ?? {}) as ModelState & { delayed?: unknown };
  const { tied } = state as PlayState & { tied?: unknown };
  if (delayed === true) return { mark: 'delayed' };
  return Array.isArray(tied) && tied.includes(id) ? { mark: 'tied' } : {};
}
