import { memo } from 'react';
import { libraryHash } from '../../../shared/card/pictures/picture-source.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { Portrait } from '../../components/pictures/portrait.tsx';
import { useDrawing } from '../../store/pictures/use-drawing.ts';
import { usePicture } from '../../store/pictures/use-pictures.ts';

interface Props {
  character: Character;
  name: string;
  theme?: Faction['theme'] | undefined;
  /** See Portrait. */
  isFlat?: boolean | undefined;
}

/** The art of a character of the library, small and square. */
export const CharacterPortrait = memo(function CharacterPortrait({ character, name, theme, isFlat }: Props) {
  const { image, crop } = character.art ?? {};
  const { hrefOf } = usePicture(image?.src);
  const hash = libraryHash(image?.src);
  const drawing = useDrawing(character.art?.drawing);
  const picture = hash === undefined ? undefined : hrefOf(hash);
  return <Portrait picture={picture} focus={crop} drawing={drawing} name={name} theme={theme} isFlat={isFlat} />;
});
