/** Creates presets for numbers: one number, or all numbers of a game in a row. */
import type { BindableField } from '../bindable.ts';
import { roundLength } from '../view.ts';
import { hasField, type PresetRoom } from './preset-room.ts';

/** The maximum number of stats in a row. */
const MAX_STATS = 5;

/** Lists the traits with dice and resistance if the game has them, or else the game's first plain numbers. */
function listStats(
  presetRoom: PresetRoom,
): readonly { readonly label: string; readonly at: string; readonly badge?: string }[] {
  // A trait has `/character/traits/fight/dice` with the label `Traits, Fight, Dice`, and `/character/traits/fight/resistance`.
  const diceFields = presetRoom.fields.filter(({ pointer }) => /^\/character\/traits\/\w+\/dice$/.test(pointer));
  if (diceFields.length > 0) {
    return diceFields.slice(0, MAX_STATS).map(({ pointer, label }) => {
      const badgePointer = pointer.replace(/dice$/, 'resistance');
      const [, statName = label] = label.split(', ');
      return { at: pointer, label: statName, ...(hasField(presetRoom, badgePointer) ? { badge: badgePointer } : {}) };
    });
  }
  const plainFields = presetRoom.fields.filter(
    ({ pointer, shape }) =>
      shape === 'number' &&
      /^\/\w+\/\w+$/.test(pointer) &&
      pointer.startsWith(`/${presetRoom.subject}/`) &&
      !/level$/.test(pointer),
  );
  return plainFields.slice(0, MAX_STATS).map(({ pointer, label }) => ({ at: pointer, label }));
}

/** The width in millimeters from which all numbers of a row are equally wide. */
const MIN_EQUAL_WIDTH_MM = 9.5;
const BADGE_SIZE_MM = { width: 4.5, height: 5.2 };
/** The share of the narrowest stat that its badge may take. */
const MAX_BADGE_SHARE = 0.52;

/** Computes the shares of a row. On a small card, long labels get more space, with a minimum for short ones. */
function computeShares(labels: readonly string[], rowWidth: number): readonly number[] {
  const isWide = rowWidth / Math.max(1, labels.length) >= MIN_EQUAL_WIDTH_MM;
  const weights = labels.map((label) => (isWide ? 1 : Math.max(5, label.length)));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / totalWeight);
}

export function createStats(presetRoom: PresetRoom): readonly object[] {
  const foundStats = listStats(presetRoom);
  const [, , rowWidth] = presetRoom.createBox(0, 0, 1, 0);
  const labels = foundStats.map(({ label }) => label);
  const widthShares = computeShares(labels, rowWidth);
  const badgeWidth = Math.min(BADGE_SIZE_MM.width, roundLength(Math.min(...widthShares) * rowWidth * MAX_BADGE_SHARE));
  const badgeHeight = roundLength((badgeWidth / BADGE_SIZE_MM.width) * BADGE_SIZE_MM.height);
  return foundStats.map(({ at: pointer, label, badge: badgePointer }, index) => ({
    kind: 'stat',
    box: presetRoom.createBox(
      widthShares.slice(0, index).reduce((sum, widthShare) => sum + widthShare, 0),
      0.556 - presetRoom.reservedShare,
      widthShares[index] ?? 0,
      0.126,
    ),
    group: 'stats',
    label: { style: 'label', value: { text: label } },
    value: { style: 'number', value: { at: pointer } },
    ...(badgePointer === undefined
      ? {}
      : {
          badge: {
            style: 'resistance',
            value: { at: badgePointer, before: 'R' },
            symbol: 'shield',
            width: badgeWidth,
            height: badgeHeight,
          },
        }),
  }));
}

/** The size of a stat in millimeters. */
const STAT_SIZE_MM = { width: 12, height: 11 };

/** Creates a stat in the middle of the card for the first plain number that the template doesn't show yet. */
export function createNumber(presetRoom: PresetRoom, templateJson: string): object | undefined {
  const numberFields = presetRoom.fields.filter(
    ({ pointer, shape }) => shape === 'number' && pointer.startsWith(`/${presetRoom.subject}/`),
  );
  const plainFields = numberFields.filter(({ pointer }) => /^\/\w+\/\w+$/.test(pointer));
  const isNew = ({ pointer }: BindableField) => !templateJson.includes(`"at":"${pointer}"`);
  const numberField = plainFields.find(isNew) ?? numberFields.find(isNew) ?? numberFields[0];
  if (numberField === undefined) return undefined;
  const [x, y] = presetRoom.createBox(0.5, 0.5, 0, 0);
  return {
    kind: 'stat',
    box: [
      roundLength(x - STAT_SIZE_MM.width / 2),
      roundLength(y - STAT_SIZE_MM.height / 2),
      STAT_SIZE_MM.width,
      STAT_SIZE_MM.height,
    ],
    label: { style: 'label', value: { text: numberField.label.split(', ').at(-1) ?? numberField.label } },
    value: { style: 'number', value: { at: numberField.pointer } },
  };
}
