/** Ready-made numbers: all of a game in a row, or one. */
import type { BindableField } from '../bindable.ts';
import { rounded } from '../view.ts';
import { has, type Room } from './preset-room.ts';

/** Most that stand side by side. */
const MOST_STATS = 5;

/** Traits with dice and Resistance where the game has them, else its first plain numbers. */
function statsOf(room: Room): readonly { readonly label: string; readonly at: string; readonly badge?: string }[] {
  const dice = room.fields.filter(({ at }) => /^\/character\/traits\/\w+\/dice$/.test(at));
  if (dice.length > 0) {
    return dice.slice(0, MOST_STATS).map(({ at, label }) => {
      const badge = at.replace(/dice$/, 'resistance');
      const [, name = label] = label.split(', ');
      return { at, label: name, ...(has(room, badge) ? { badge } : {}) };
    });
  }
  const plain = room.fields.filter(
    ({ at, holds }) =>
      holds === 'number' && /^\/\w+\/\w+$/.test(at) && at.startsWith(`/${room.of}/`) && !/level$/.test(at),
  );
  return plain.slice(0, MOST_STATS).map(({ at, label }) => ({ at, label }));
}

/** Millimetres of a number in a row from which on all can be equally wide. */
const WIDE_STAT = 9.5;
const BADGE = { width: 4.5, height: 5.2 };

/** Shares of a row: on a small card long labels take from the others, and nothing is below this many letters. */
function sharesOf(labels: readonly string[], width: number): readonly number[] {
  const isWide = width / Math.max(1, labels.length) >= WIDE_STAT;
  const letters = labels.map((label) => (isWide ? 1 : Math.max(5, label.length)));
  const all = letters.reduce((sum, n) => sum + n, 0);
  return letters.map((n) => n / all);
}

export function stats(room: Room): readonly object[] {
  const found = statsOf(room);
  const [, , across] = room.box(0, 0, 1, 0);
  const labels = found.map(({ label }) => label);
  const shares = sharesOf(labels, across);
  const badgeWidth = Math.min(BADGE.width, rounded(Math.min(...shares) * across * 0.52));
  const badgeHeight = rounded((badgeWidth / BADGE.width) * BADGE.height);
  return found.map(({ at, label, badge }, index) => ({
    kind: 'stat',
    box: room.box(
      shares.slice(0, index).reduce((sum, share) => sum + share, 0),
      0.556 - room.spared,
      shares[index] ?? 0,
      0.126,
    ),
    group: 'stats',
    label: { style: 'label', value: { text: label } },
    value: { style: 'number', value: { at } },
    ...(badge === undefined
      ? {}
      : {
          badge: {
            style: 'resistance',
            value: { at: badge, before: 'R' },
            symbol: 'shield',
            width: badgeWidth,
            height: badgeHeight,
          },
        }),
  }));
}

/** Millimetres. */
const STAT = { width: 12, height: 11 };

/** The first plain number of the game that does not stand in a template yet, in the middle of the card. */
export function numberOf(room: Room, template: string): object | undefined {
  const numbers = room.fields.filter(({ at, holds }) => holds === 'number' && at.startsWith(`/${room.of}/`));
  const plain = numbers.filter(({ at }) => /^\/\w+\/\w+$/.test(at));
  const isNew = ({ at }: BindableField) => !template.includes(`"at":"${at}"`);
  const field = plain.find(isNew) ?? numbers.find(isNew) ?? numbers[0];
  if (field === undefined) return undefined;
  const [x, y] = room.box(0.5, 0.5, 0, 0);
  return {
    kind: 'stat',
    box: [rounded(x - STAT.width / 2), rounded(y - STAT.height / 2), STAT.width, STAT.height],
    label: { style: 'label', value: { text: field.label.split(', ').at(-1) ?? field.label } },
    value: { style: 'number', value: { at: field.at } },
  };
}
