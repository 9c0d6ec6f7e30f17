/** Characters that are hard to set, each from a sample with one thing changed. */
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';

/** The source of the bitmap that one of them wears. */
export const TORTURE_PICTURE = 'portrait.png';

const LONG = 'The Unfathomably Patient Keeper of Every Lighthouse Between Here and the Far Edge of the Map';

export function tortured([base, other]: readonly Character[]): Character[] {
  if (base === undefined || other === undefined) throw new Error('no samples');
  const changed = (id: string, changes: Partial<Character>): Character => ({ ...base, id, ...changes });
  const [attack] = base.attacks ?? [];
  const { art: _, ...artless } = base;
  return [
    changed('name-of-1', { name: 'Q' }),
    changed('name-of-40', { name: LONG.slice(0, 40).trim() }),
    changed('name-of-90', { name: LONG.slice(0, 90).trim() }),
    changed('twelve-abilities', {
      abilities: Array.from({ length: 12 }, (_, index) => ({
        name: `Ability ${index + 1}`,
        text: `Once in a Turn, ${index + 2} friends within ${index + 3}" may roll one die more; on a 6 they take no Damage.`,
      })),
    }),
    // What no card holds: it goes on to further cards.
    changed('endless', {
      abilities: Array.from({ length: 12 }, (_, index) => ({
        name: `Ability ${index}`,
        text: 'Whenever the wind turns, everyone nearby has to write it down again. '.repeat(6),
      })),
    }),
    changed('thirty-hp', { hp: { total: 30 } }),
    { ...artless, id: 'no-art' },
    changed('cyrillic', { name: 'Ночной Сторож Маяка', concept: 'Несёт фонарь сквозь туман' }),
    changed('greek', { name: 'Φύλακας του Φάρου', concept: 'Ψάχνει ό,τι χάθηκε στη θάλασσα' }),
    changed('right-to-left', { name: 'שומר המגדלור', concept: 'حارس المنارة' }),
    changed('emoji', { name: 'Sparks ⚡🔥', concept: 'Fire, and more 🔥 fire' }),
    changed('eight-attacks', {
      attacks: Array.from({ length: 8 }, (_, index) => ({
        ...(attack ?? { trait: 'fight', type: 'close', effects: [] }),
        name: `Attack Number ${index + 1}`,
      })),
    }),
    {
      ...other,
      id: 'bitmap',
      art: { image: { src: TORTURE_PICTURE }, crop: { x: 0.4, y: 0.3, zoom: 1.2, rotation: 7 } },
    },
  ];
}
