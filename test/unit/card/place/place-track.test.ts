import { describe, expect, it } from 'vitest';
import { formatCardFinding } from '../../../../src/shared/card/findings/finding-messages.ts';
import { type CardLayout, layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { computeTrackGrid } from '../../../../src/shared/card/place/place-track.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import type { DisplayItem, GroupItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { mm, pt, toMm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../support/texts.ts';
import { createHero, getTestFonts, layoutTestCard } from '../support.ts';

const listGroups = (items: readonly DisplayItem[]): GroupItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item, ...listGroups(item.items)] : []));

/** Lists the borders of the boxes: the stroked paths of the track except the hatching. */
function listBoxBorders(layout: CardLayout): PathItem[] {
  const trackGroups = listGroups(layout.front.items).filter((group) => group.field === '/hp/total');
  const pathItems = trackGroups
    .flatMap((group) => group.items)
    .filter((item): item is PathItem => item.kind === 'path');
  return pathItems.filter(
    (pathItem) => pathItem.stroke !== undefined && pathItem.path.some(([letter]) => letter === 'Z'),
  );
}

const listBorderColors = (layout: CardLayout): (string | undefined)[] =>
  listBoxBorders(layout).map((box) => box.stroke?.colour);

describe('the HP track', () => {
  it('E-22: draws white boxes first, then red ones', () => {
    const [whiteColor, ...otherColors] = listBorderColors(layoutTestCard({ hp: { total: 13 } }));
    expect([whiteColor, ...otherColors]).toHaveLength(13);
    expect(otherColors.slice(0, 6).every((colour) => colour === whiteColor)).toBe(true);
    expect(otherColors.slice(6).every((colour) => colour !== whiteColor)).toBe(true);
  });

  it('E-22: draws the red boxes that the character specifies', () => {
    const borderColors = listBorderColors(layoutTestCard({ hp: { total: 8, red: 2 } }));
    expect(borderColors.filter((colour) => colour === borderColors[0])).toHaveLength(6);
  });

  it('distinguishes red boxes from white ones by line weight and hatching, not only by color', () => {
    const layout = layoutTestCard({ hp: { total: 2 } });
    const [whiteBox, redBox] = listBoxBorders(layout);
    expect(redBox?.stroke?.width).toBeGreaterThan((whiteBox?.stroke?.width ?? 0) * 1.5);
    const trackGroup = listGroups(layout.front.items).find(
      (group) => group.field === '/hp/total' && group.items.length > 3,
    );
    // A white box is a background and a border; a red one has hatching too.
    expect(trackGroup?.items).toHaveLength(2 + 3);
  });

  it.each([1, 2, 5, 13, 20, 24, 30, 33, 36])('gives each of %d HP a box of 4 mm or more', (totalHp) => {
    const layout = layoutTestCard({ hp: { total: totalHp } });
    expect(listBoxBorders(layout)).toHaveLength(totalHp);
    for (const box of listBoxBorders(layout)) {
      const boxEdge = getPathBounds(box.path).width + (box.stroke?.width ?? 0);
      expect(toMm(pt(boxEdge))).toBeGreaterThanOrEqual(4 - 1e-6);
    }
    expect(layout.findings.filter((finding) => finding.kind === 'track-overflow')).toEqual([]);
  });

  it('reports more HP than there is room for', () => {
    const layout = layoutTestCard({ hp: { total: 50 } });
    const trackFinding = layout.findings.find((finding) => finding.kind === 'track-overflow');
    expect(trackFinding).toEqual({
      kind: 'track-overflow',
      drawn: listBoxBorders(layout).length,
      total: 50,
      fields: ['/hp/total'],
    });
    expect(trackFinding && formatCardFinding(translate, GAMES, trackFinding)).toMatch(/^\d+ of 50 HP have a box/);
  });

  it('names the counted field when a track counts something other than HP', () => {
    const template = listBuiltInTemplates(GAMES).find(({ id }) => id === 'dashboard') as CardTemplate;
    const character = createHero({ move: 24, movement: ['flight'] });
    const { findings } = layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() });
    expect(
      findings.filter(({ kind }) => kind === 'track-overflow').map((note) => formatCardFinding(translate, GAMES, note)),
    ).toEqual([expect.stringMatching(/^\d+ of 24 boxes of move are drawn/)]);
  });

  it.each([-3, 0, Number.POSITIVE_INFINITY])('draws no boxes for %d HP', (totalHp) => {
    expect(listBoxBorders(layoutTestCard({ hp: { total: totalHp } }))).toEqual([]);
  });

  it('prefers two rows, which put the red half under the white half', () => {
    const trackArea = { x: 0, y: 0, width: toPt(mm(48)), height: toPt(mm(12)) };
    const [minCell, maxCell, gap] = [toPt(mm(4)), toPt(mm(5.5)), 1];
    expect(computeTrackGrid(8, trackArea, minCell, maxCell, gap)).toMatchObject({ columns: 4, rows: 2 });
  });
});
