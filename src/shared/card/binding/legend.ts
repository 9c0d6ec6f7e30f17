/** Lists the icons that a card uses with their names, for backs that explain the icons. */

import type { Character } from '../../document/schema.ts';
import { findIcon } from '../../text/markup/icons.ts';
import type { CardGame } from '../card-rules.ts';
import type { Binding } from './runs.ts';

export interface LegendEntry {
  /** The icon in braces, as texts of a card name it: `{fight}`. */
  readonly icon: string;
  readonly name: string;
}

/** Matches an icon in braces, which may follow a value: `{fight}`, `{+2 fight}`, `{X fight}`. A backslash in front makes it plain text. */
const ICON_IN_BRACES = /(\\?)\{\s*(?:(?:[+−-]?\d{1,3}|X)\s+)?([a-z]+)\s*\}/giu;
/** Matches the names of formats that write a value in icons. */
const ICON_NOTATION = /-icons$/;

/** Collects all texts of a character that may name icons, including values that a format writes in icons. */
function collectTexts(
  value: unknown,
  writers: readonly ((value: unknown) => string | undefined)[],
  texts: string[],
): void {
  if (typeof value === 'string') {
    if (value.includes('{')) texts.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const writer of writers) {
      const written = writer(value);
      if (written !== undefined) texts.push(written);
    }
    for (const child of Object.values(value)) collectTexts(child, writers, texts);
  }
}

/** Lists the used icons once each, in the game's order. */
export function createLegend(
  { card }: CardGame,
  character: Character,
  formatters: Binding['formatters'],
): readonly LegendEntry[] {
  const { icons } = card;
  if (icons === undefined) return [];
  const writers = Object.entries(formatters).flatMap(([formatName, writer]) =>
    ICON_NOTATION.test(formatName) ? [writer] : [],
  );
  const { art: _artwork, ...printedFields } = character as Character & { readonly art?: unknown };
  const texts: string[] = [];
  collectTexts(printedFields, writers, texts);
  const usedNames = new Set<string>();
  for (const sourceText of texts) {
    for (const [, backslash, iconName = ''] of sourceText.matchAll(ICON_IN_BRACES))
      if (backslash === '') usedNames.add(iconName.toLowerCase());
  }
  return Object.keys(icons).flatMap((iconName) => {
    const icon = usedNames.has(iconName) ? findIcon(iconName, icons) : undefined;
    return icon === undefined ? [] : [{ icon: `{${iconName}}`, name: icon.label }];
  });
}
