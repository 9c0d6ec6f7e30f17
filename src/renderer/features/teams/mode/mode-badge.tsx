import { CircleHelp, FlaskConical, Gavel, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

const SIGNS = { event: Gavel, missing: CircleHelp, unusable: TriangleAlert, sandbox: FlaskConical } as const;

/** Formats the mode of a team: `Event: Autumn Cup`. */
export function modeText(translate: Translate, mode: TeamMode): string {
  if (mode.kind === 'sandbox') return translate('teamMode.sandbox');
  if (mode.kind === 'missing') return translate('teamMode.missing', { id: shortenName(mode.id) });
  const name = mode.event.name || translate('editing.unnamed');
  return mode.kind === 'event'
    ? translate('teamMode.atEvent', { name: shortenName(name) })
    : translate('teamMode.unusable', { name: shortenName(name) });
}

/** Shows the mode of a team by a word, an icon and a frame. */
export function ModeBadge({ mode }: { mode: TeamMode }) {
  const translate = useTranslate();
  const Icon = SIGNS[mode.kind];
  return (
    <p className={css.badge} data-mode={mode.kind}>
      <Icon aria-hidden />
      <span>{modeText(translate, mode)}</span>
    </p>
  );
}

/** Shows only the icon next to a verdict in a list. The sandbox, which is the default, has none. */
export function ModeSign({ mode }: { mode: TeamMode }) {
  const translate = useTranslate();
  if (mode.kind === 'sandbox') return null;
  const Icon = SIGNS[mode.kind];
  const text = modeText(translate, mode);
  return (
    <span className={css.sign} title={text}>
      <Icon role="img" aria-label={text} />
    </span>
  );
}
