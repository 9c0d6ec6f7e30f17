/** What a template for tables makes where there is no table: the gallery and the studio show it. */
import { expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { listRowTemplates } from '../../../src/shared/card/template/row-templates.ts';
import { createDeckRows, findExtremeRows } from '../../../src/shared/deck/deck-rows.ts';
import { createOfferedFields, createSampleRow } from '../../../src/shared/deck/sample-row.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listBindableFields } from '../../../src/shared/studio/bindable.ts';
import { testFonts } from '../card/support.ts';

it.each(listRowTemplates().map((template) => [template.id, template] as const))(
  'a sample row fills %s',
  (_, template) => {
    const row = createSampleRow(template);
    const { findings: notes, front } = layoutCard(GAMES, { row, factions: [], template, fonts: testFonts() });
    expect(front.items.length).toBeGreaterThan(3);
    expect(notes.filter(({ kind }) => kind !== 'missing-art')).toEqual([]);
  },
);

it('an editor offers the usual columns and those that a template names', () => {
  const [template] = listRowTemplates();
  const [game] = GAMES.all;
  if (template === undefined || game === undefined) throw new Error('nothing to test with');
  const source = {
    ...game,
    card: { ...game.card, subjects: { ...game.card.subjects, row: createOfferedFields(template) } },
  };
  const offered = listBindableFields(template, source);
  expect(offered.map(({ pointer: at }) => at)).toEqual(
    expect.arrayContaining(['/row/Name', '/row/Range', '/deck/number']),
  );
  expect(offered.find(({ pointer: at }) => at === '/row/Keywords')?.shape).toBe('list');
  expect(offered.find(({ pointer: at }) => at === '/deck/number')?.shape).toBe('number');
});

it('with a deck, an editor offers its columns by their kinds, and the rows with most and least to say', () => {
  const [template] = listRowTemplates();
  if (template === undefined) throw new Error('nothing to test with');
  const deck: Deck = {
    format: 'rollcall.deck',
    version: 1,
    id: 'salt',
    name: 'Salt',
    columns: [{ name: 'Name' }, { name: 'Hull', kind: 'number' }, { name: 'Berths', kind: 'list' }],
    rows: [['Anchor', '3', 'a; b'], ['The Longest Oar of the Harbour', '1', ''], [''], ['Bell']],
  };
  const { fields, kinds } = createOfferedFields(template, deck);
  expect(fields).toEqual(expect.arrayContaining(['/row/Hull', '/row/Berths/*', '/row/Name']));
  expect(fields).not.toContain('/row/Flavour/name');
  expect(kinds['/row/Hull']).toBe('number');
  const rows = createDeckRows(deck, template);
  expect(findExtremeRows(deck, rows)).toMatchObject({
    longest: { name: 'The Longest Oar of the Harbour' },
    shortest: { name: 'Bell' },
  });
  expect(findExtremeRows(deck, [])).toBeUndefined();
});
