import { expect, it } from 'vitest';
import { createLegend } from '../../../../src/shared/card/binding/legend.ts';
import { ICONS } from '../../../support/cards/cards.ts';

it("createLegend lists each icon in a character's texts once and skips missing values, escaped braces and credits", () => {
  const listIconNames = (character: object) =>
    createLegend({ card: { icons: ICONS } } as never, character as never, { word: String } as never).map(
      ({ icon }) => icon,
    );
  const [firstIcon = '', secondIcon = ''] = Object.keys(ICONS);
  expect(
    listIconNames({ odd: null, level: 3, talents: [{ text: `Spend {2 ${firstIcon}} or {${firstIcon}}.` }] }),
  ).toEqual([`{${firstIcon}}`]);
  expect(listIconNames({ text: `\\{${secondIcon}}`, art: { credit: `{${secondIcon}}` }, more: undefined })).toEqual([]);
  expect(listIconNames({ text: 'plain' })).toEqual([]);
});
