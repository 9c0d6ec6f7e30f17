/** Sample rows, which the gallery and the studio show for row templates without a deck. */
import { expect, it } from 'vitest';
import { layoutCard } from '../../../src/shared/card/layout-card.ts';
import { listRowTemplates } from '../../../src/shared/card/template/row-templates.ts';
import { createDeckRows, findExtremeRows } from '../../../src/shared/deck/deck-rows.ts';
import { createOfferedFields, createSampleRow } from '../../../src/shared/deck/sample-row.ts';
import type { Deck } from '../../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listBindableFields } from '../../../src/shared/studio/bindable.ts';
import { getTestFonts } from '../card/support.ts';

it.each(listRowTemplates().map((template) => [template.id, template] as const))(
  'a sample row fills the template %s',
  (_templateId, template) => {
    const sampleRow = createSampleRow(template);
    const { findings: layoutFindings, front } = layoutCard(GAMES, {
      row: sampleRow,
      factions: [],
      template,
      fonts: getTestFonts(),
    });
    expect(front.items.length).toBeGreaterThan(3);
    expect(layoutFindings.filter(({ kind }) => kind !== 'missing-art')).toEqual([]);
  },
);

it('an editor offers the usual columns and those that a template names', () => {
  const [template] = listRowTemplates();
  const [game] = GAMES.all;
  if (template === undefined || game === undefined) throw new Error('nothing to test with');
  const gameWithRows = {
    ...game,
    card: { ...game.card, subjects: { ...game.card.subjects, row: createOfferedFields(template) } },
  };
  const offered = listBindableFields(template, gameWithRows);
  // Name and Keywords are usual columns of decks; only the first template, for items, names Range.
  expect(offered.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(['/row/Name', '/row/Range', '/deck/number']),
  );
  expect(offered.find(({ pointer }) => pointer === '/row/Keywords')?.shape).toBe('list');
  expect(offered.find(({ pointer }) => pointer === '/deck/number')?.shape).toBe('number');
});

it("an editor with a deck offers the deck's columns by kind, and its longest and shortest rows", () => {
  const [template] = listRowTemplates();
  if (template === undefined) throw new Error('nothing to test with');
  const saltDeck: Deck = {
    format: 'rollcall.deck',
    version: 1,
    id: 'salt',
    name: 'Salt',
    columns: [{ name: 'Name' }, { name: 'Hull', kind: 'number' }, { name: 'Berths', kind: 'list' }],
    rows: [['Anchor', '3', 'a; b'], ['The Longest Oar of the Harbour', '1', ''], [''], ['Bell']],
  };
  const { fields: offeredFields, kinds: offeredKinds } = createOfferedFields(template, saltDeck);
  expect(offeredFields).toEqual(expect.arrayContaining(['/row/Hull', '/row/Berths/*', '/row/Name']));
  expect(offeredKinds['/row/Hull']).toBe('number');
  const deckRows = createDeckRows(saltDeck, template);
  expect(findExtremeRows(saltDeck, deckRows)).toMatchObject({
    longest: { name: 'The Longest Oar of the Harbour' },
    shortest: { name: 'Bell' },
  });
  expect(findExtremeRows(saltDeck, [])).toBeUndefined();
});
