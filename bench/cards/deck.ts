/** Creates the deck that the producers print: the sample characters repeated, each card with different texts. */
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { getPhotoName } from './photos.ts';

type Entries = NonNullable<Character['talents']>;
/** Appends the card number to the texts, so that no two cards have the same texts. */
const addNumber = (entries: Entries | undefined, cardNumber: number): Entries | undefined =>
  entries?.map((entry) =>
    entry.text === undefined ? entry : { ...entry, text: `${entry.text} Count to ${cardNumber}.` },
  );

/**
 * Creates card number `cardNumber`: a sample with another name, other numbers and other sentences. The portrait is a copy of the
 * sample's, as in files.
 */
function createCard(characters: readonly Character[], cardNumber: number): Character {
  const character = structuredClone(characters[cardNumber % characters.length] as Character);
  const { talents, abilities } = character;
  const [talent, ability] = [
    addNumber(talents?.slice(0, 1), cardNumber),
    addNumber(abilities?.slice(0, 1), cardNumber),
  ];
  return {
    ...character,
    id: `${character.id}-${cardNumber}`,
    name: `${character.name} ${cardNumber}`,
    level: (cardNumber % 9) + 1,
    power: (cardNumber % 7) + 1,
    hp: { total: (cardNumber % 17) + 4 },
    ...(talents && talent ? { talents: [...talent, ...talents.slice(1)] } : {}),
    ...(abilities && ability ? { abilities: [...ability, ...abilities.slice(1)] } : {}),
  };
}

/** Each card has a different photo, or the drawings of the samples, which many cards share. */
export type DeckKind = 'photos' | 'drawings';

export const createDeck = (
  characters: readonly Character[],
  cardCount: number,
  deckKind: DeckKind,
  firstNumber = 0,
): Character[] =>
  Array.from({ length: cardCount }, (_item, cardIndex) => {
    const card = createCard(characters, firstNumber + cardIndex);
    return deckKind === 'photos' ? { ...card, art: { image: { src: getPhotoName(cardIndex) } } } : card;
  });
