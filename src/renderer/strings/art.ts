import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';

/** Formats the zoom of a picture as a percentage. */
export const formatZoom = (translate: Translate, zoom: number): string =>
  `${formatNumber(translate.language, Math.round(zoom * 100))} %`;

export const formatRotation = (translate: Translate, degrees: number): string =>
  `${formatNumber(translate.language, Math.round(degrees))}°`;
