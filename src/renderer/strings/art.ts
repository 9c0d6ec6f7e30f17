import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Formats how many times larger a picture is shown as a percentage. */
export const formatZoom = (t: Translate, zoom: number): string =>
  `${formatNumber(t.language, Math.round(zoom * 100))} %`;

export const formatRotation = (t: Translate, degrees: number): string =>
  `${formatNumber(t.language, Math.round(degrees))}°`;
