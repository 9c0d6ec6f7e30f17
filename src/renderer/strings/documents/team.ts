import { formatText, type LateText } from '../../../shared/texts/late-text.ts';
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Joins what one line says of a character or a team. */
export const joinParts = (parts: readonly string[]): string => parts.join(' · ');

/** Formats a figure of a team and its limit: `18 of 25`. The limit is null if it can't be counted, undefined if there is none. */
export const formatFigure = (translate: Translate, value: string, limit: number | null | undefined): string =>
  limit === undefined
    ? value
    : translate('team.of', { value, limit: limit === null ? '–' : formatNumber(translate.language, limit) });

/** A figure of a team before and after a change; `before` is empty if it wasn't known. */
interface FigureChange {
  readonly label: LateText;
  readonly before: LateText;
  readonly after: LateText;
  readonly limit?: number;
}

/** Formats what a change does to a figure of a team: `Levels 18 → 23 of 25`. */
export function formatFigureChange(translate: Translate, { label, before, after, limit }: FigureChange): string {
  const [from, to] = [formatText(translate, before), formatText(translate, after)];
  const change = from === '' || from === to ? to : `${from} → ${to}`;
  return `${formatText(translate, label)} ${formatFigure(translate, change, limit)}`;
}

/** Returns the steps that a new team begins with. */
export const listFirstSteps = (translate: Translate): readonly string[] =>
  ([1, 2, 3] as const).map((n) => translate(`team.beginSteps.${n}`));
