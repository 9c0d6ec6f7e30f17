import { memo } from 'react';
import { getLibraryHash } from '../../../shared/card/pictures/picture-source.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { Portrait } from '../../components/pictures/portrait.tsx';
import { useDrawing } from '../../store/pictures/use-drawing.ts';
import { usePicture } from '../../store/pictures/use-pictures.ts';

interface Props {
  character: Character;
  name: string;
  theme?: Faction['theme'] | undefined;
  /** Whether a drawing is shown as one image instead of SVG shapes (see `Portrait`). */
  rendersAsImage?: boolean | undefined;
}

/** Shows the small square portrait of a library character. */
export const CharacterPortrait = memo(function CharacterPortrait({ character, name, theme, rendersAsImage }: Props) {
  const { image, crop } = character.art ?? {};
  const { getHref } = usePicture(image?.src);
  const bitmapHash = getLibraryHash(image?.src);
  const drawing = useDrawing(character.art?.drawing);
  const bitmapUrl = bitmapHash === undefined ? undefined : getHref(bitmapHash);
  return (
    <Portrait
      bitmapUrl={bitmapUrl}
      focalPoint={crop}
      drawing={drawing}
      name={name}
      theme={theme}
      rendersAsImage={rendersAsImage}
    />
  );
});
