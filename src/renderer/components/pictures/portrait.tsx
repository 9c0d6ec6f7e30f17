import { memo } from 'react';
import type { Drawing, Faction } from '../../../shared/document/schema.ts';
import { drawingPicture, portraitPart } from './drawing-picture.ts';
import { DrawingShapes } from './drawing-shapes.tsx';
import css from './portrait.module.css';

interface Props {
  /** The address of a bitmap, which is preferred to the drawing, and the point of it that stays visible. */
  picture?: string | undefined;
  focus?: { readonly x?: number | undefined; readonly y?: number | undefined } | undefined;
  drawing: Drawing | undefined;
  name: string;
  theme?: Faction['theme'] | undefined;
  /** Shows the drawing as one picture in neutral colors instead of as shapes, for places with many portraits. */
  isFlat?: boolean | undefined;
}

/** The art of a character, small and square, or the first letter of the name. It is decorative only, since the name is next to it. */
export const Portrait = memo(function Portrait({ picture, focus, drawing, name, theme, isFlat = false }: Props) {
  if (picture !== undefined) {
    const at = `${percent(focus?.x ?? 0.5)} ${percent(focus?.y ?? 0.25)}`;
    return <img className={css.bitmap} src={picture} alt="" decoding="async" style={{ objectPosition: at }} />;
  }
  if (drawing === undefined) {
    return (
      <span className={css.blank} aria-hidden="true">
        {[...name][0] ?? '?'}
      </span>
    );
  }
  if (isFlat) return <img className={css.bitmap} src={drawingPicture(drawing)} alt="" />;
  return (
    <svg className={css.portrait} viewBox={portraitPart(drawing)} aria-hidden="true">
      <DrawingShapes drawing={drawing} theme={theme} />
    </svg>
  );
});

const percent = (part: number): string => `${Math.round(Math.max(0, Math.min(1, part)) * 100)}%`;
