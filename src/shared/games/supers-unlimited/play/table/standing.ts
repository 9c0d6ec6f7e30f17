/** What lies on the table beside the models, and how the game stands. */
import type { Marker, SuPlay, Thing } from '../state.ts';

/** A line for each kind of thing that there is. */
export function* standing({ state, seats }: SuPlay): Iterable<string> {
  const { scenario, deployment, subplots, markers, things, gimmicks, vp, totals, plasma } = state;
  const agreed = [
    scenario === null ? '' : `scenario ${scenario}`,
    deployment === null ? '' : `deployment by ${deployment}`,
    ...subplots.map(({ side, subplot }) => `${subplot} of ${side}`),
  ].filter((part) => part !== '');
  if (agreed.length > 0) yield `agreed:  ${agreed.join(', ')}`;
  if (markers.size > 0) yield `markers: ${[...markers].map(markerText).join(', ')}`;
  if (plasma > 0) yield `plasma:  ${plasma} Plasma X`;
  if (things.size > 0) yield `things:  ${[...things].map(thingText).join(', ')}`;
  const pools = [...gimmicks].filter(([, pool]) => pool.length > 0);
  for (const [side, pool] of pools) yield `gimmicks of ${side}: ${pool.join(', ')}`;
  if (state.phase === 'setup') return;
  const points = seats.map(({ id }) => {
    const total = totals.get(id);
    return `${id} ${total === undefined ? (vp.get(id) ?? 0) : `${total} in all`}`;
  });
  yield `VP:      ${points.join(', ')}${state.endgame ? ' (Endgame)' : ''}`;
}

function markerText([id, { kind, owner, type, resolved, claimed, contested }]: [string, Marker]): string {
  const parts = [
    type === undefined ? kind : `${type} ${kind}`,
    owner === undefined ? '' : `of ${owner}`,
    resolved ? 'resolved' : '',
    claimed === null ? '' : `claimed by ${claimed}`,
    contested ? 'contested' : '',
  ];
  return `${id} (${parts.filter((part) => part !== '').join(', ')})`;
}

function thingText([id, thing]: [string, Thing]): string {
  const what = thing.kind === 'object' ? `Object of Rank ${thing.rank}` : `${thing.material} Building`;
  const state = thing.destroyed ? ', destroyed' : thing.damage > 0 ? `, damage ${thing.damage}` : '';
  return `${id} (${what}${state})`;
}
