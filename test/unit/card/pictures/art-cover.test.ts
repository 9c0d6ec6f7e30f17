import { expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listArtCover } from '../../../../src/shared/card/pictures/art-cover.ts';
import { findArtWindow } from '../../../../src/shared/card/pictures/art-window.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createHero, getTestFonts } from '../support.ts';

const layoutTemplate = (templateId: string) => {
  const template = listBuiltInTemplates(GAMES, 'character').find(({ id }) => id === templateId);
  if (template === undefined) throw new Error(`There is no template ${templateId}.`);
  const character = createHero({ concept: 'Files storms by date' });
  return {
    window: findArtWindow(template),
    layout: layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() }),
  };
};

const listPaths = (items: readonly DisplayItem[]): DisplayItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? listPaths(item.items) : item.kind === 'path' ? [item] : []));

it('lists the caption with its box, which Classic prints over the picture', () => {
  const { layout, window } = layoutTemplate('classic');
  const cover = listArtCover(layout);
  const caption = listTextItems(cover).find(({ text }) => text.includes('storms'));
  const boxes = listPaths(cover).flatMap((item) => (item.kind === 'path' ? [getPathBounds(item.path)] : []));
  expect(caption?.y).toBeLessThan((window?.box.y ?? 0) + (window?.box.height ?? 0));
  expect(
    boxes.some(
      ({ x, y, width, height }) =>
        caption !== undefined && x < caption.x && y < caption.y && x + width > caption.x && y + height > caption.y,
    ),
  ).toBe(true);
});

it('leaves out what lies below the picture, and the picture', () => {
  const { layout } = layoutTemplate('classic');
  expect(listArtCover(layout).length).toBeLessThan(layout.front.items.length);
  expect(JSON.stringify(listArtCover(layout))).not.toContain('"/art"');
});

it('lists nothing without a picture', () => {
  const { back } = layoutTemplate('classic').layout;
  expect(listArtCover({ front: back, back })).toEqual([]);
});
