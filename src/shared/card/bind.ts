/** What a template can point into: the character as it was read, what follows from it, and its first faction. */
import type { Character, Faction } from '../document/schema.ts';
import { deriveCharacter } from '../rulesets/supers-unlimited/derive/character.ts';
import { defaultOptions, type SuOptions } from '../rulesets/supers-unlimited/options.ts';
import { type BaseTheme, completeTheme, isColour, type Theme } from './colour.ts';
import type { Binding } from './pieces.ts';
import type { CardTemplate } from './template.ts';

/** What a character moves by when nothing is written. */
const DEFAULT_MOVEMENT: readonly string[] = ['sprint'];

/** The faction whose symbol and colours the card wears: the first one the character names (E-29, E?51). */
export const cardFaction = (character: Character, factions: readonly Faction[]): Faction | undefined =>
  factions.find((faction) => faction.id === character.factions?.[0]);

export function bindCard(
  character: Character,
  faction: Faction | undefined,
  options: SuOptions = defaultOptions,
): Binding {
  const derived = deriveCharacter(character, options);
  // HP that the rules cannot divide still gets its boxes: an illegal card is drawn as it stands.
  const hp = derived.redZone ?? { white: character.hp.total, red: 0 };
  const throws = Object.values(derived.throwRange);
  const throwRange = throws.length === 0 ? undefined : Math.max(...throws);
  const weakness = (vulnerability: boolean): string[] =>
    (character.weaknesses ?? []).filter((w) => (w.vulnerability ?? false) === vulnerability).map((w) => w.keyword);
  return {
    character: { ...character, movement: character.movement ?? DEFAULT_MOVEMENT },
    faction,
    labels: { aim: options['su.aimLabel'] },
    derived: { ...derived, hp, throwRange, weaknesses: weakness(false), vulnerabilities: weakness(true) },
  };
}

/** The template's colours under those of the Alignment under those of the faction. */
export function cardTheme(template: CardTemplate, character: Character, faction: Faction | undefined): Theme {
  const layers: readonly (Readonly<Record<string, string | undefined>> | undefined)[] = [
    template.theme,
    Object.hasOwn(template.alignments, character.alignment) ? template.alignments[character.alignment] : undefined,
    faction?.theme,
  ];
  const base: Record<string, string> = {};
  for (const layer of layers) {
    for (const [name, colour] of Object.entries(layer ?? {})) if (isColour(colour)) base[name] = colour;
  }
  return completeTheme(base as BaseTheme);
}
