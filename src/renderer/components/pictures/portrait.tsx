import { memo } from 'react';
import type { Drawing, Faction } from '../../../shared/document/schema.ts';
import { drawingPicture, portraitPart } from './drawing-picture.ts';
import { DrawingShapes } from './drawing-shapes.tsx';
import css from './portrait.module.css';

interface Props {
  /** Address of a bitmap, which goes before the drawing, and the point of it that stays in sight. */
  picture?: string | undefined;
  focus?: { readonly x?: number | undefined; readonly y?: number | undefined } | undefined;
  drawing: Drawing | undefined;
  name: string;
  theme?: Faction['theme'] | undefined;
  /** A drawing as one picture instead of its shapes, in neutral colours: for places with many of them. */
  isFlat?: boolean | undefined;
}

/** The character's art, small and square; without art the first letter of the name. Decoration only: the name stands beside it. */
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
