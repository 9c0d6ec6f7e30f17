import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Formats how many times larger a picture is shown as a percentage. */
export const formatZoom = (translate: Translate, zoom: number): string =>
  `${formatNumber(translate.language, Math.round(zoom * 100))} %`;

export const formatRotation = (translate: Translate, degrees: number): string =>
  `${formatNumber(translate.language, Math.round(degrees))}°`;
