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
  /** Passed to Portrait. */
  isFlat?: boolean | undefined;
}

/** Shows the portrait of a library character, small and square. */
export const CharacterPortrait = memo(function CharacterPortrait({ character, name, theme, isFlat }: Props) {
  const { image, crop } = character.art ?? {};
  const { getHref: hrefOf } = usePicture(image?.src);
  const hash = getLibraryHash(image?.src);
  const drawing = useDrawing(character.art?.drawing);
  const picture = hash === undefined ? undefined : hrefOf(hash);
  return <Portrait picture={picture} focus={crop} drawing={drawing} name={name} theme={theme} isFlat={isFlat} />;
});
