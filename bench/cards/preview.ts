/** Measures a keystroke: one card is arranged and drawn again after each change of its text. */

import { toSvg } from '../../src/shared/card/display/to-svg.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import type { Faction } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { FontFiles } from './fonts.ts';
import { createRollcallProducer } from './with-rollcall.ts';

const KEYSTROKES = 400;
/** The number of characters that are typed into one card. */
const KEYSTROKES_PER_CARD = 40;

export interface Keystroke {
  /** Milliseconds, median. */
  layout: number;
  /** Both sides as SVG. */
  svg: number;
}

const computeMedian = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] as number;

/** Types a sentence into an ability, character by character. */
export function measurePreview(
  fontFiles: FontFiles,
  factions: readonly Faction[],
  characters: readonly Character[],
): Keystroke {
  const { fonts } = createRollcallProducer(fontFiles, factions);
  const template = getDefaultTemplate(GAMES);
  const typedText =
    'Whenever a friend within 4" is hit, roll one die more; on a 6 that friend takes no Damage at all. ';
  const durations: [layout: number, svg: number][] = [];
  for (let keystroke = 0; keystroke < KEYSTROKES; keystroke++) {
    const baseCharacter = characters[Math.floor(keystroke / KEYSTROKES_PER_CARD) % characters.length] as Character;
    const abilityText = typedText.slice(0, (keystroke % KEYSTROKES_PER_CARD) + 1);
    const abilities = [...(baseCharacter.abilities ?? []).slice(0, 1), { name: 'Typed', text: abilityText }];
    const character: Character = { ...baseCharacter, abilities };
    const startTime = performance.now();
    const { front, back } = layoutCard(GAMES, { character, factions, template, fonts });
    const layoutTime = performance.now();
    toSvg(front, fonts);
    toSvg(back, fonts);
    durations.push([layoutTime - startTime, performance.now() - layoutTime]);
  }
  return {
    layout: computeMedian(durations.map(([layoutDuration]) => layoutDuration)),
    svg: computeMedian(durations.map(([, svgDuration]) => svgDuration)),
  };
}
