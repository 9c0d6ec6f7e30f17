import { CircleHelp, FlaskConical, Gavel, TriangleAlert } from 'lucide-react';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './mode.module.css';
import type { TeamMode } from './team-mode.ts';

const SIGNS = { event: Gavel, missing: CircleHelp, unusable: TriangleAlert, sandbox: FlaskConical } as const;

/** `Event: Autumn Cup`. */
export function modeText(translate: Translate, mode: TeamMode): string {
  if (mode.kind === 'sandbox') return translate('teamMode.sandbox');
  if (mode.kind === 'missing') return translate('teamMode.missing', { id: shortName(mode.id) });
  const name = mode.event.name || translate('editing.unnamed');
  return mode.kind === 'event'
    ? translate('teamMode.atEvent', { name: shortName(name) })
    : translate('teamMode.unusable', { name: shortName(name) });
}

/** Says in which mode a team is made: by a word, a sign and a frame of its own. */
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

/** The sign alone, beside a verdict in a list; the sandbox, which is usual, has none. */
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
