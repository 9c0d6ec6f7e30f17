/** Lists without their pictures: thousands are in memory at once, and drawings make up nine tenths of their size. */
import type { AnyDocument, Character, Team } from '../document/schema.ts';

/**
 * The document with the outlines and addresses of its characters' pictures emptied: no rule reads them, no fingerprint
 * counts them, no page of a report shows them. Everything else stays, the keys of each shape too.
 */
export function withoutPictures(document: AnyDocument): AnyDocument {
  switch (document.format) {
    case 'rollcall.character':
      return light(document);
    case 'rollcall.team':
      return document.characters === undefined ? document : lightTeam(document, document.characters);
    default:
      return document;
  }
}

const lightTeam = (team: Team, characters: readonly Character[]): Team => ({
  ...team,
  characters: characters.map(light),
});

function light(character: Character): Character {
  const { art } = character;
  if (art === undefined) return character;
  const { drawing, image } = art;
  const shapes = drawing?.shapes.map((shape) => ({ ...shape, d: '' }));
  return {
    ...character,
    art: {
      ...art,
      ...(drawing && shapes ? { drawing: { ...drawing, shapes } } : {}),
      ...(image ? { image: { ...image, src: '' } } : {}),
    },
  };
}
