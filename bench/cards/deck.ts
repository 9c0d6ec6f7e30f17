/** The deck the producers print: the sample characters repeated, each card with texts of its own. */
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { photoName } from './photos.ts';

type Entries = NonNullable<Character['talents']>;
const numbered = (list: Entries | undefined, n: number): Entries | undefined =>
  list?.map((entry) => (entry.text === undefined ? entry : { ...entry, text: `${entry.text} Count to ${n}.` }));

/**
 * Card number n: a sample with another name, other numbers and other sentences. Its portrait is the sample's, but an
 * object of its own, as it is in files.
 */
function cardOf(characters: readonly Character[], n: number): Character {
  const character = structuredClone(characters[n % characters.length] as Character);
  const { talents, abilities } = character;
  const [talent, ability] = [numbered(talents?.slice(0, 1), n), numbered(abilities?.slice(0, 1), n)];
  return {
    ...character,
    id: `${character.id}-${n}`,
    name: `${character.name} ${n}`,
    level: (n % 9) + 1,
    power: (n % 7) + 1,
    hp: { total: (n % 17) + 4 },
    ...(talents && talent ? { talents: [...talent, ...talents.slice(1)] } : {}),
    ...(abilities && ability ? { abilities: [...ability, ...abilities.slice(1)] } : {}),
  };
}

/** A photo of its own on each card, or the drawings of the samples, which many cards share. */
export type DeckKind = 'photos' | 'drawings';

export const deck = (characters: readonly Character[], count: number, kind: DeckKind, from = 0): Character[] =>
  Array.from({ length: count }, (_, n) => {
    const card = cardOf(characters, from + n);
    return kind === 'photos' ? { ...card, art: { image: { src: photoName(n) } } } : card;
  });
