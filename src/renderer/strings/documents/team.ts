import { formatLateText, type LateText } from '../../../shared/texts/late-text.ts';
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Joins the parts of a line about a character or a team. */
export const joinParts = (parts: readonly string[]): string => parts.join(' · ');

/** Formats a figure of a team with its limit: `18 of 25`. The limit is null if it can't be counted, undefined if there is none. */
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

/** Formats the change of a figure of a team: `Levels 18 → 23 of 25`. */
export function formatFigureChange(translate: Translate, figure: FigureChange): string {
  const beforeText = formatLateText(translate, figure.before);
  const afterText = formatLateText(translate, figure.after);
  const change = beforeText === '' || beforeText === afterText ? afterText : `${beforeText} → ${afterText}`;
  return `${formatLateText(translate, figure.label)} ${formatFigure(translate, change, figure.limit)}`;
}

/** Lists the first steps for a new team. */
export const listFirstSteps = (translate: Translate): readonly string[] =>
  ([1, 2, 3] as const).map((stepNumber) => translate(`team.beginSteps.${stepNumber}`));
