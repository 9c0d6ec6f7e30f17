import type { CSSProperties } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';

/** Returns width divided by height as `--ratio`. In a box with another ratio, the bleed of the picture would be visible. */
export const getCardRatioStyle = ({ size }: Pick<CardTemplate, 'size'>): CSSProperties & Record<'--ratio', number> => ({
  '--ratio': size.width / size.height,
});
