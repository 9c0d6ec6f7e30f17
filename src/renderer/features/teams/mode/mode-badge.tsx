import { CircleHelp, FlaskConical, Gavel, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

const SIGNS = { event: Gavel, missing: CircleHelp, unusable: TriangleAlert, sandbox: FlaskConical } as const;

/** `Event: Autumn Cup`. */
export function modeText(t: Translate, mode: TeamMode): string {
  if (mode.kind === 'sandbox') return t('teamMode.sandbox');
  if (mode.kind === 'missing') return t('teamMode.missing', { id: shortName(mode.id) });
  const name = mode.event.name || t('editing.unnamed');
  return mode.kind === 'event'
    ? t('teamMode.atEvent', { name: shortName(name) })
    : t('teamMode.unusable', { name: shortName(name) });
}

/** Says in which mode a team is made: by a word, a sign and a frame of its own. */
export function ModeBadge({ mode }: { mode: TeamMode }) {
  const t = useTranslate();
  const Icon = SIGNS[mode.kind];
  return (
    <p className={css.badge} data-mode={mode.kind}>
      <Icon aria-hidden />
      <span>{modeText(t, mode)}</span>
    </p>
  );
}

/** The sign alone, beside a verdict in a list; the sandbox, which is usual, has none. */
export function ModeSign({ mode }: { mode: TeamMode }) {
  const t = useTranslate();
  if (mode.kind === 'sandbox') return null;
  const Icon = SIGNS[mode.kind];
  const text = modeText(t, mode);
  return (
    <span className={css.sign} title={text}>
      <Icon role="img" aria-label={text} />
    </span>
  );
}
