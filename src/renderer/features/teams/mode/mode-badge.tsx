import { CircleHelp, FlaskConical, Gavel, TriangleAlert } from 'lucide-react';
import { EDITING } from '../../../strings/documents/editing.ts';
import { TEAM_MODE } from '../../../strings/documents/team-mode.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

const SIGNS = { event: Gavel, missing: CircleHelp, unusable: TriangleAlert, sandbox: FlaskConical } as const;

/** `Event: Autumn Cup`. */
export function modeText(mode: TeamMode): string {
  if (mode.kind === 'sandbox') return TEAM_MODE.sandbox;
  if (mode.kind === 'missing') return TEAM_MODE.missing(mode.id);
  const name = mode.event.name || EDITING.unnamed;
  return mode.kind === 'event' ? TEAM_MODE.atEvent(name) : TEAM_MODE.unusable(name);
}

/** Says in which mode a team is made: by a word, a sign and a frame of its own. */
export function ModeBadge({ mode }: { mode: TeamMode }) {
  const Icon = SIGNS[mode.kind];
  return (
    <p className={css.badge} data-mode={mode.kind}>
      <Icon aria-hidden />
      <span>{modeText(mode)}</span>
    </p>
  );
}

/** The sign alone, beside a verdict in a list; the sandbox, which is usual, has none. */
export function ModeSign({ mode }: { mode: TeamMode }) {
  if (mode.kind === 'sandbox') return null;
  const Icon = SIGNS[mode.kind];
  const text = modeText(mode);
  return (
    <span className={css.sign} title={text}>
      <Icon role="img" aria-label={text} />
    </span>
  );
}
