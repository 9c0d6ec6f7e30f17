/** Values of events in words. A log may hold anything, also what no event has: nothing here throws. */
import type { NameOf } from '../../../../play/names.ts';
import { shortened } from '../../../../text/short.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { nameOf } from '../../names.ts';
import { andText, continuation, inchesOf } from './small-words.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A value as it was written. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? '…' : shown(item))).join(', ');
  return typeof value === 'object' || value === undefined ? '…' : shortened(String(value));
}

/** What an id is called. */
export const who = (value: unknown, name: NameOf): string => (typeof value === 'string' ? shortened(name(value)) : '…');

/** `Wasp, Anvil and Moth`; empty for an empty list. */
export const everybody = (translate: Translate, value: unknown, name: NameOf): string =>
  Array.isArray(value)
    ? andText(
        translate,
        value.map((id) => who(id, name)),
      )
    : '…';

export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null ? item : {})) : [];

/** Whether somebody or something is in a list. */
export const hasItems = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > 0;

export const isAbove0 = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** `4 inches`; nothing for 0. */
export const someInches = (translate: Translate, value: unknown): string | undefined =>
  isAbove0(value) ? inchesOf(translate, value) : undefined;

/** `: 3, 7, 10`; nothing before anybody has rolled. */
const faces = (value: unknown): string => (hasItems(value) ? `: ${shown(value)}` : '');

/** Words that tell how something was rolled, and the faces of the dice. */
export const rolledWith = (words: readonly string[], dice: unknown): string => `${continuation(words)}${faces(dice)}`;

/** The printed name of a word of the game. */
export const word = (value: unknown): string => nameOf(shown(value));

/** What is recovered from; the sources of Countdowns are left out. */
export const effectWord = (value: unknown): string => word(shown(value).replace(/^countdown\/.*/, 'countdown'));
