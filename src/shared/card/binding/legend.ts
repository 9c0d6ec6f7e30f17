/** The icons that a card uses, with their words: for backs that explain them. */

import type { Character } from '../../document/schema.ts';
import { iconCalled } from '../../text/markup/icons.ts';
import type { CardGame } from '../card-rules.ts';
import type { Binding } from './runs.ts';

export interface LegendEntry {
  /** As texts of a card name it: `{fight}`. */
  readonly icon: string;
  readonly name: string;
}

/** An icon in braces. With a backslash before it, it is plain text. */
const ICON = /(\\?)\{\s*(?:(?:[+−-]?\d{1,3}|X)\s+)?([a-z]+)\s*\}/giu;
/** Notations that write a value in icons end like this. */
const IN_ICONS = /-icons$/;

/** All texts of a character, and what of it can be written in icons. */
function textsOf(value: unknown, writers: readonly ((value: unknown) => string | undefined)[], texts: string[]): void {
  if (typeof value === 'string') {
    if (value.includes('{')) texts.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const write of writers) {
      const written = write(value);
      if (written !== undefined) texts.push(written);
    }
    for (const inner of Object.values(value)) textsOf(inner, writers, texts);
  }
}

/** In the order in which the game names its icons; the same shape under the same word once. */
export function legendOf(
  { card }: CardGame,
  character: Character,
  formatters: Binding['formatters'],
): readonly LegendEntry[] {
  const { icons } = card;
  if (icons === undefined) return [];
  const writers = Object.entries(formatters).flatMap(([name, write]) => (IN_ICONS.test(name) ? [write] : []));
  const { art: _, ...words } = character as Character & { readonly art?: unknown };
  const texts: string[] = [];
  textsOf(words, writers, texts);
  const used = new Set<string>();
  for (const text of texts) {
    for (const [, backslash, name = ''] of text.matchAll(ICON)) if (backslash === '') used.add(name.toLowerCase());
  }
  return Object.keys(icons).flatMap((name) => {
    const icon = used.has(name) ? iconCalled(name, icons) : undefined;
    return icon === undefined ? [] : [{ icon: `{${name}}`, name: icon.label }];
  });
}
