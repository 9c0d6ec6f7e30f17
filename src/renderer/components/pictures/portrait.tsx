import { memo } from 'react';
import type { Drawing, Faction } from '../../../shared/document/schema.ts';
import { DrawingShapes } from './drawing-shapes.tsx';
import css from './portrait.module.css';
import { getPortraitUrl, getPortraitViewBox } from './portrait-url.ts';

interface Props {
  /** A bitmap, which is shown instead of the drawing. */
  bitmapUrl?: string | undefined;
  /** The point of the bitmap that stays visible, as fractions of its width and height. */
  focalPoint?: { readonly x?: number | undefined; readonly y?: number | undefined } | undefined;
  drawing: Drawing | undefined;
  name: string;
  theme?: Faction['theme'] | undefined;
  /** Whether the drawing is one image in neutral colors instead of SVG shapes, for lists with many portraits. */
  rendersAsImage?: boolean | undefined;
}

/** The small square art of a character, or the first letter of the name. Screen readers skip it, since the name is next to it. */
export const Portrait = memo(function Portrait({
  bitmapUrl,
  focalPoint,
  drawing,
  name,
  theme,
  rendersAsImage = false,
}: Props) {
  if (bitmapUrl !== undefined) {
    const objectPosition = `${formatPercent(focalPoint?.x ?? 0.5)} ${formatPercent(focalPoint?.y ?? 0.25)}`;
    return <img className={css.bitmap} src={bitmapUrl} alt="" decoding="async" style={{ objectPosition }} />;
  }
  if (drawing === undefined) {
    return (
      <span className={css.blank} aria-hidden="true">
        {[...name][0] ?? '?'}
      </span>
    );
  }
  if (rendersAsImage) return <img className={css.bitmap} src={getPortraitUrl(drawing)} alt="" />;
  return (
    <svg className={css.portrait} viewBox={getPortraitViewBox(drawing)} aria-hidden="true">
      <DrawingShapes drawing={drawing} theme={theme} />
    </svg>
  );
});

const formatPercent = (fraction: number): string => `${Math.round(Math.max(0, Math.min(1, fraction)) * 100)}%`;
