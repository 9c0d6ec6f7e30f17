/** The content of a classic card - texts, numbers, portrait - for producers that lay it out themselves. */

import { bindCard, cardFaction } from '../../src/shared/card/binding/bind.ts';
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
  rail: { label: string; value: number }[];
  traits: { label: string; dice: number; resistance?: number; toBeat?: number }[];
  hp: { white: number; red: number };
  movement: string;
  keywords: string[];
  lines: Entry[];
  sections: { title: string; entries: Entry[] }[];
  footer: string;
  theme: Theme;
  art?: Drawing;
  /** Names the drawing: cards that share it have the same. */
  artKey: string;
  /** The file of a photo that stands in its place. */
  photo?: string;
}

const named = (list: readonly string[] | undefined): string => (list ?? []).map(getTermName).join(', ');
const entries = (list: Character['talents']): Entry[] =>
  (list ?? []).map(({ name, text, items }) => ({ name, text: [named(items), text ?? ''].filter(Boolean).join(' ') }));

function themed(drawing: Drawing, theme: Theme): Drawing {
  const shapes = drawing.shapes.map((shape) => ({
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: resolveColor(theme, shape.fill) }),
    ...(shape.stroke === undefined ? {} : { stroke: resolveColor(theme, shape.stroke) }),
  }));
  return { ...drawing, shapes };
}

export function wordsOfCard(character: Character, factions: readonly Faction[], photo?: string): CardWords {
  const faction = cardFaction(character, factions);
  const template = getDefaultTemplate(GAMES);
  const binding = bindCard(GAMES, { character }, faction);
  const theme = createCardTheme(template, getOverlays(template, binding, undefined), faction);
  const { derived } = binding as unknown as {
    derived: { hp: CardWords['hp']; base?: number; throwRange?: number; toBeat: Record<string, number> };
  };
  const { traits, keywords, weaknesses = [], immunities = [], attacks = [] } = character;
  const sections = [
    { title: 'Attacks', entries: attacks.map((a) => ({ name: a.name, text: formatAttackNotation(a) })) },
    { title: 'Abilities', entries: entries(character.abilities) },
    { title: 'Talents', entries: entries(character.talents) },
    { title: 'Spells', entries: entries(character.spells) },
  ];
  const drawing = character.art?.drawing;
  return {
    name: character.name.toUpperCase(),
    kind: [getTermName(character.alignment), named(character.classes)].join(' · ').toUpperCase(),
    concept: character.concept ?? '',
    rail: [
      { label: 'LEVEL', value: character.level },
      { label: 'POWER', value: character.power },
      { label: 'MOVE', value: character.move },
      { label: 'SIZE', value: character.size },
    ],
    traits: Object.entries(traits).map(([trait, { dice, ...rest }]) => ({
      label: trait.toUpperCase(),
      dice,
      ...('resistance' in rest ? { resistance: rest.resistance, toBeat: derived.toBeat[trait] ?? 0 } : {}),
    })),
    hp: derived.hp,
    movement: named(character.movement ?? ['sprint']),
    keywords: Object.values(keywords ?? {}).flatMap((list) =>
      (list ?? []).map((word) => getTermName(word).toUpperCase()),
    ),
    lines: [
      { name: 'Weak to', text: named(weaknesses.map((w) => w.keyword)) },
      { name: 'Immune to', text: named(immunities) },
    ].filter((line) => line.text !== ''),
    sections: sections.filter((section) => section.entries.length > 0),
    footer: [`Base ${derived.base ?? 0} mm`, ...(derived.throwRange ? [`Throw ${derived.throwRange}`] : [])].join(
      ' · ',
    ),
    theme,
    artKey: character.id.replace(/-\d+$/, ''),
    ...(photo === undefined ? {} : { photo }),
    ...(drawing === undefined ? {} : { art: themed(drawing, theme) }),
  };
}
