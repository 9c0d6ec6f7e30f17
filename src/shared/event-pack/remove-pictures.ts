/** Removes pictures from submissions. Thousands of them are in memory at once, and vector drawings make up nine tenths of their size. */
import type { AnyDocument, Character, Team } from '../document/schema.ts';

/**
 * Returns the document with empty outlines and sources in the pictures of its characters. No rule, fingerprint or report uses these. All
 * other keys are kept, including the other keys of each shape.
 */
export function removePictures(document: AnyDocument): AnyDocument {
  switch (document.format) {
    case 'rollcall.character':
      return removeCharacterPictures(document);
    case 'rollcall.team':
      return document.characters === undefined ? document : removeTeamPictures(document, document.characters);
    default:
      return document;
  }
}

const removeTeamPictures = (team: Team, characters: readonly Character[]): Team => ({
  ...team,
  characters: characters.map(removeCharacterPictures),
});

function removeCharacterPictures(character: Character): Character {
  const { art } = character;
  if (art === undefined) return character;
  const { drawing, image } = art;
  const emptyShapes = drawing?.shapes.map((vectorShape) => ({ ...vectorShape, d: '' }));
  return {
    ...character,
    art: {
      ...art,
      ...(drawing && emptyShapes ? { drawing: { ...drawing, shapes: emptyShapes } } : {}),
      ...(image ? { image: { ...image, src: '' } } : {}),
    },
  };
}
