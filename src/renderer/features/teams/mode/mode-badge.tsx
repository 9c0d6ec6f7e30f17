import { CircleHelp, FlaskConical, Gavel, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

const MODE_ICONS = { event: Gavel, missing: CircleHelp, unusable: TriangleAlert, sandbox: FlaskConical } as const;

/** Formats the mode of a team: `Event: Autumn Cup`. */
export function formatTeamMode(translate: Translate, teamMode: TeamMode): string {
  if (teamMode.kind === 'sandbox') return translate('teamMode.sandbox');
  if (teamMode.kind === 'missing') return translate('teamMode.missing', { id: shortenName(teamMode.eventId) });
  const eventName = teamMode.eventPack.name || translate('editing.unnamed');
  return teamMode.kind === 'event'
    ? translate('teamMode.atEvent', { name: shortenName(eventName) })
    : translate('teamMode.unusable', { name: shortenName(eventName) });
}

/** Shows the mode of a team by a word, an icon and a frame. */
export function ModeBadge({ teamMode }: { teamMode: TeamMode }) {
  const translate = useTranslate();
  const Icon = MODE_ICONS[teamMode.kind];
  return (
    <p className={css.badge} data-mode={teamMode.kind}>
      <Icon aria-hidden />
      <span>{formatTeamMode(translate, teamMode)}</span>
    </p>
  );
}

/** Shows only the icon next to a verdict in a list. The sandbox, which is the default, has none. */
export function ModeIcon({ teamMode }: { teamMode: TeamMode }) {
  const translate = useTranslate();
  if (teamMode.kind === 'sandbox') return null;
  const Icon = MODE_ICONS[teamMode.kind];
  const modeLabel = formatTeamMode(translate, teamMode);
  return (
    <span className={css.sign} title={modeLabel}>
      <Icon role="img" aria-label={modeLabel} />
    </span>
  );
}
