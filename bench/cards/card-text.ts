/** Lists the content of a classic card (texts, numbers, portrait) for producers that do their own layout. */

import { bindCard, findCardFaction } from '../../src/shared/card/binding/bind.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import { createCardTheme, getOverlays } from '../../src/shared/card/template/themes.ts';
import type { Theme } from '../../src/shared/display/color.ts';
import { resolveColor } from '../../src/shared/display/color.ts';
import type { Drawing, Faction } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { formatAttackNotation } from '../../src/shared/games/supers-unlimited/derive/notation.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { getTermName } from '../../src/shared/games/supers-unlimited/names.ts';

export interface Entry {
  name: string;
  text: string;
}

export interface CardWords {
  name: string;
  kind: string;
  concept: string;
  /** The numbers in the dark strip at the left edge, such as Level and Power. */
  rail: { label: string; value: number }[];
  /** `toBeat` is the number that each die of an attack on the trait must reach. */
  traits: { label: string; dice: number; resistance?: number; toBeat?: number }[];
  /** The number of HP boxes by color. */
  hp: { white: number; red: number };
  movement: string;
  keywords: string[];
  /** Weaknesses and immunities, above the sections. */
  lines: Entry[];
  sections: { title: string; entries: Entry[] }[];
  footer: string;
  theme: Theme;
  art?: Drawing;
  /** Identifies the drawing: cards with the same drawing have the same key. */
  artKey: string;
  /** The file of a photo that replaces the drawing. */
  photo?: string;
}

const joinTermNames = (termIds: readonly string[] | undefined): string => (termIds ?? []).map(getTermName).join(', ');
const createEntries = (namedEntries: Character['talents']): Entry[] =>
  (namedEntries ?? []).map(({ name, text, items: itemIds }) => ({
    name,
    text: [joinTermNames(itemIds), text ?? ''].filter(Boolean).join(' '),
  }));

function applyTheme(drawing: Drawing, theme: Theme): Drawing {
  const shapes = drawing.shapes.map((shape) => ({
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: resolveColor(theme, shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: resolveColor(theme, shape.stroke) }),
  }));
  return { ...drawing, shapes };
}

export function createCardWords(character: Character, factions: readonly Faction[], photoFile?: string): CardWords {
  const faction = findCardFaction(character, factions);
  const template = getDefaultTemplate(GAMES);
  const binding = bindCard(GAMES, { character }, faction);
  const theme = createCardTheme(template, getOverlays(template, binding, undefined), faction);
  // A binding is untyped. These are the values that Supers Unlimited, the game of the samples, derives for its cards.
  const { derived } = binding as unknown as {
    derived: { hp: CardWords['hp']; base?: number; throwRange?: number; toBeat: Record<string, number> };
  };
  const { traits, keywords, weaknesses = [], immunities = [], attacks = [] } = character;
  const sections = [
    { title: 'Attacks', entries: attacks.map((attack) => ({ name: attack.name, text: formatAttackNotation(attack) })) },
    { title: 'Abilities', entries: createEntries(character.abilities) },
    { title: 'Talents', entries: createEntries(character.talents) },
    { title: 'Spells', entries: createEntries(character.spells) },
  ];
  const drawing = character.art?.drawing;
  return {
    name: character.name.toUpperCase(),
    kind: [getTermName(character.alignment), joinTermNames(character.classes)].join(' · ').toUpperCase(),
    concept: character.concept ?? '',
    rail: [
      { label: 'LEVEL', value: character.level },
      { label: 'POWER', value: character.power },
      { label: 'MOVE', value: character.move },
      { label: 'SIZE', value: character.size },
    ],
    traits: Object.entries(traits).map(([traitId, { dice: diceCount, ...traitNumbers }]) => ({
      label: traitId.toUpperCase(),
      dice: diceCount,
      ...('resistance' in traitNumbers
        ? { resistance: traitNumbers.resistance, toBeat: derived.toBeat[traitId] ?? 0 }
        : {}),
    })),
    hp: derived.hp,
    movement: joinTermNames(character.movement ?? ['sprint']),
    keywords: Object.values(keywords ?? {}).flatMap((termIds) =>
      (termIds ?? []).map((termId) => getTermName(termId).toUpperCase()),
    ),
    lines: [
      { name: 'Weak to', text: joinTermNames(weaknesses.map((weakness) => weakness.keyword)) },
      { name: 'Immune to', text: joinTermNames(immunities) },
    ].filter((entry) => entry.text !== ''),
    sections: sections.filter((section) => section.entries.length > 0),
    footer: [`Base ${derived.base ?? 0} mm`, ...(derived.throwRange ? [`Throw ${derived.throwRange}`] : [])].join(
      ' · ',
    ),
    theme,
    // `createDeck` appends the card number to the id of a sample: `tide-warden-12`.
    artKey: character.id.replace(/-\d+$/, ''),
    ...(photoFile === undefined ? {} : { photo: photoFile }),
    ...(drawing === undefined ? {} : { art: applyTheme(drawing, theme) }),
  };
}
