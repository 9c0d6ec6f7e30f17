/** Characters that are hard to typeset. Each is a sample with one change. */
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';

/** The source of the bitmap portrait of one character. */
export const TORTURE_PICTURE = 'portrait.png';

const LONG_NAME = 'The Unfathomably Patient Keeper of Every Lighthouse Between Here and the Far Edge of the Map';

export function createTortureCharacters([firstSample, secondSample]: readonly Character[]): Character[] {
  if (firstSample === undefined || secondSample === undefined) throw new Error('no samples');
  const createVariant = (characterId: string, changes: Partial<Character>): Character => ({
    ...firstSample,
    id: characterId,
    ...changes,
  });
  const [attack] = firstSample.attacks ?? [];
  const { art: _art, ...artless } = firstSample;
  return [
    createVariant('name-of-1', { name: 'Q' }),
    createVariant('name-of-40', { name: LONG_NAME.slice(0, 40).trim() }),
    createVariant('name-of-90', { name: LONG_NAME.slice(0, 90).trim() }),
    createVariant('twelve-abilities', {
      abilities: Array.from({ length: 12 }, (_element, index) => ({
        name: `Ability ${index + 1}`,
        text: `Once in a Turn, ${index + 2} friends within ${index + 3}" may roll one die more; on a 6 they take no Damage.`,
      })),
    }),
    // This text does not fit on one card and continues on further cards.
    createVariant('endless', {
      abilities: Array.from({ length: 12 }, (_element, index) => ({
        name: `Ability ${index}`,
        text: 'Whenever the wind turns, everyone nearby has to write it down again. '.repeat(6),
      })),
    }),
    createVariant('thirty-hp', { hp: { total: 30 } }),
    { ...artless, id: 'no-art' },
    createVariant('cyrillic', { name: 'Ночной Сторож Маяка', concept: 'Несёт фонарь сквозь туман' }),
    createVariant('greek', { name: 'Φύλακας του Φάρου', concept: 'Ψάχνει ό,τι χάθηκε στη θάλασσα' }),
    createVariant('right-to-left', { name: 'שומר המגדלור', concept: 'حارس المنارة' }),
    createVariant('emoji', { name: 'Sparks ⚡🔥', concept: 'Fire, and more 🔥 fire' }),
    createVariant('eight-attacks', {
      attacks: Array.from({ length: 8 }, (_element, index) => ({
        ...(attack ?? { trait: 'fight', type: 'close', effects: [] }),
        name: `Attack Number ${index + 1}`,
      })),
    }),
    {
      ...secondSample,
      id: 'bitmap',
      art: { image: { src: TORTURE_PICTURE }, crop: { x: 0.4, y: 0.3, zoom: 1.2, rotation: 7 } },
    },
  ];
}
