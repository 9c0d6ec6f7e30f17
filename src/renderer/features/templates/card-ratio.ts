import type { CSSProperties } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';

/** Returns width divided by height as `--ratio`. In a box of another shape, the picture would show its bleed around the card. */
export const getCardRatioStyle = ({ size }: Pick<CardTemplate, 'size'>): CSSProperties & Record<'--ratio', number> => ({
  '--ratio': size.width / size.height,
});
