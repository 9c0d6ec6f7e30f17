/** What a keystroke costs: one card laid out and drawn anew after a change of its words. */

import { toSvg } from '../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import type { Faction } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Files } from './fonts.ts';
import { ours } from './ours.ts';

const KEYSTROKES = 400;

export interface Keystroke {
  /** Milliseconds, median. */
  layout: number;
  /** Both sides as SVG. */
  svg: number;
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] as number;

/** Types a sentence into an ability, character by character. */
export function preview(files: Files, factions: readonly Faction[], characters: readonly Character[]): Keystroke {
  const { fonts } = ours(files, factions);
  const template = getDefaultTemplate(GAMES);
  const typed = 'Whenever a friend within 4" is hit, roll one die more; on a 6 that friend takes no Damage at all. ';
  const times: [number, number][] = [];
  for (let index = 0; index < KEYSTROKES; index++) {
    const base = characters[Math.floor(index / 40) % characters.length] as Character;
    const text = typed.slice(0, (index % 40) + 1);
    const abilities = [...(base.abilities ?? []).slice(0, 1), { name: 'Typed', text }];
    const character: Character = { ...base, abilities };
    const start = performance.now();
    const { front, back } = layoutCard(GAMES, { character, factions, template, fonts });
    const laid = performance.now();
    toSvg(front, fonts);
    toSvg(back, fonts);
    times.push([laid - start, performance.now() - laid]);
  }
  return { layout: median(times.map(([a]) => a)), svg: median(times.map(([, b]) => b)) };
}
