/** Cards from archives that contain everything they need: the templates of their characters, and decks. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { getDefaultRowTemplate } from '../../../../src/shared/card/template/row-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildZip } from '../../../support/files/zip.ts';
import { baseHero, createTestFolder } from './archive-support.ts';

const { slots: _slots, ...classic } = getDefaultTemplate(GAMES);
const [DUSK_COLOR, DAWN_COLOR] = ['#102030', '#d0e0f0'];
const createTemplate = (documentId: string, paperColor: string) => ({
  ...classic,
  id: documentId,
  name: documentId,
  theme: { ...classic.theme, paper: paperColor },
});
const createHero = (documentId: string, template: string) => ({
  ...baseHero,
  id: documentId,
  name: documentId,
  art: { template },
});

/** Draws card fronts and returns whether the front of a character has a paper color. */
async function renderFronts(
  ...inputPaths: string[]
): Promise<{ err: string; has: (id: string, paper: string) => boolean }> {
  const outputPath = join(createTestFolder(), 'svg');
  const { err: errorOutput } = await runRollcall(
    'images',
    ...inputPaths,
    '--out',
    outputPath,
    '--format',
    'svg',
    '--sides',
    'fronts',
  );
  return {
    err: errorOutput,
    has: (documentId, paperColor) =>
      readFileSync(join(outputPath, `${documentId}-front.svg`), 'utf8').includes(`"${paperColor}"`),
  };
}

describe('templates that are packed with characters', () => {
  it('prints the characters of an archive with its templates', async () => {
    const watchStyle = { format: 'rollcall.card-style', version: 1, id: 'watch', name: 'Watch', base: 'night' };
    const testFolder = createTestFolder({
      'one/a.hero.json': createHero('a', 'night'),
      'one/s.hero.json': createHero('s', 'watch'),
      'one/night.card.json': createTemplate('night', DUSK_COLOR),
      'one/watch.style.json': watchStyle,
      'two/b.hero.json': createHero('b', 'night@jumbo'),
      'two/night.card.json': createTemplate('night', DAWN_COLOR),
      'two/spare.card.json': createTemplate('spare', DAWN_COLOR),
    });
    for (const folderName of ['one', 'two'])
      await runRollcall('pack', join(testFolder, folderName), '--out', join(testFolder, `${folderName}.rollcall`));
    const packedFronts = await renderFronts(join(testFolder, 'one.rollcall'), join(testFolder, 'two.rollcall'));
    for (const documentId of ['a', 's'])
      expect([packedFronts.has(documentId, DUSK_COLOR), packedFronts.has(documentId, DAWN_COLOR)], documentId).toEqual([
        true,
        false,
      ]);
    expect([packedFronts.has('b', DUSK_COLOR), packedFronts.has('b', DAWN_COLOR)]).toEqual([false, true]);
    expect(packedFronts.err).toMatch(/spare\.card\.json: passed over, a card template/);
    expect(packedFronts.err).not.toMatch(/night\.card\.json|watch\.style\.json|there is no template/);

    const looseFronts = await renderFronts(join(testFolder, 'one'));
    expect([looseFronts.has('a', DUSK_COLOR), looseFronts.has('s', DUSK_COLOR)]).toEqual([true, true]);
  }, 60_000);

  it('reports invalid templates and prints the cards without them', async () => {
    const testFolder = createTestFolder({
      'one/a.hero.json': createHero('a', 'night'),
      'one/night.card.json': { ...createTemplate('night', DUSK_COLOR), front: 3 },
    });
    const { err: errorOutput, has: hasPaper } = await renderFronts(join(testFolder, 'one'));
    expect(errorOutput).toContain('night.card.json is no card template that can be used:');
    expect(errorOutput).toContain('there is no template night');
    expect(hasPaper('a', DUSK_COLOR)).toBe(false);
  }, 30_000);
});

describe('deck with an archive', () => {
  const rowTemplate = getDefaultRowTemplate();
  const template = { ...rowTemplate, id: 'gear', name: 'Gear', theme: { ...rowTemplate.theme, paper: DUSK_COLOR } };
  const createDeck = (documentId: string) => ({
    format: 'rollcall.deck',
    version: 1,
    id: documentId,
    name: documentId,
    columns: [{ name: 'Name' }],
    rows: [[`The ${documentId}`]],
    template: 'gear',
  });
  const runDeck = (tablePath: string, outputPath: string) =>
    runRollcall('deck', tablePath, '--out', outputPath, '--format', 'svg');

  it('prints a deck with the template of the archive, and selects it by its id among several decks', async () => {
    const testFolder = createTestFolder({ 'p/rope.deck.json': createDeck('rope'), 'p/gear.card.json': template });
    await runRollcall('pack', join(testFolder, 'p'), '--out', join(testFolder, 'p.rollcall'));
    const singleResult = await runDeck(join(testFolder, 'p.rollcall'), join(testFolder, 'one'));
    expect([singleResult.exit, singleResult.err]).toEqual([0, expect.not.stringContaining('template')]);
    expect(readdirSync(join(testFolder, 'one'))).toContain('the-rope-front.svg');
    expect(readFileSync(join(testFolder, 'one/the-rope-front.svg'), 'utf8').includes(DUSK_COLOR)).toBe(true);

    const severalDecksFolder = createTestFolder({
      'q/rope.deck.json': createDeck('rope'),
      'q/bell.deck.json': createDeck('bell'),
    });
    await runRollcall('pack', join(severalDecksFolder, 'q'), '--out', join(severalDecksFolder, 'q.rollcall'));
    const ambiguousResult = await runDeck(join(severalDecksFolder, 'q.rollcall'), join(severalDecksFolder, 'no'));
    expect([ambiguousResult.exit, ambiguousResult.err]).toEqual([
      2,
      expect.stringMatching(/has several decks; say which.*bell.*rope/),
    ]);
    const unknownResult = await runDeck(join(severalDecksFolder, 'q.rollcall/oar'), join(severalDecksFolder, 'no'));
    expect([unknownResult.exit, unknownResult.err]).toEqual([2, expect.stringContaining('has no deck oar; it has')]);
  }, 60_000);

  it('refuses an archive without a deck', async () => {
    const testFolder = createTestFolder({ 'p/a.hero.json': baseHero });
    await runRollcall('pack', join(testFolder, 'p'), '--out', join(testFolder, 'p.rollcall'));
    const { exit: exitCode, err: errorOutput } = await runDeck(join(testFolder, 'p.rollcall'), join(testFolder, 'no'));
    expect([exitCode, errorOutput]).toEqual([2, expect.stringContaining('has no deck in it')]);
  });

  it('refuses a ZIP archive and names the spreadsheet in it', async () => {
    const zipBytes = buildZip([{ name: 'export/Gear.csv', content: 'Name\nRope\n' }]);
    const testFolder = createTestFolder({ 'export.zip': zipBytes });
    const { exit: exitCode, err: errorOutput } = await runDeck(join(testFolder, 'export.zip'), join(testFolder, 'no'));
    expect([exitCode, errorOutput]).toEqual([
      2,
      expect.stringContaining('has no deck in it; unpack it and use the table in it: export/Gear.csv'),
    ]);
  });
});
