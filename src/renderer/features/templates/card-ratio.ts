import type { CSSProperties } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';

/** Width to height as `--ratio`: a picture that is given a box of another shape shows the bleed beside the card. */
export const ratioOf = ({ size }: Pick<CardTemplate, 'size'>): CSSProperties & Record<'--ratio', number> => ({
  '--ratio': size.width / size.height,
});
