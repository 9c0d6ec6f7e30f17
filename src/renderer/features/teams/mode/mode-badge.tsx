import { CircleHelp, FlaskConical, Gavel } from 'lucide-react';
import { TEAM_MODE } from '../../../strings/documents/team-mode.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

/** Says in which mode a team is made: by a word, a sign and a frame of its own. */
export function ModeBadge({ mode }: { mode: TeamMode }) {
  const [Icon, text] =
    mode.kind === 'event'
      ? [Gavel, TEAM_MODE.atEvent(mode.event.name)]
      : mode.kind === 'missing'
        ? [CircleHelp, TEAM_MODE.missing(mode.id)]
        : [FlaskConical, TEAM_MODE.sandbox];
  return (
    <p className={css.badge} data-mode={mode.kind}>
      <Icon aria-hidden />
      <span>{text}</span>
    </p>
  );
}
