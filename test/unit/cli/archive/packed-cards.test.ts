/** Cards out of an archive that holds all they need: the templates that its characters name, and decks. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { getDefaultRowTemplate } from '../../../../src/shared/card/template/row-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { runRollcall } from '../../../support/cli.ts';
import { buildZip } from '../../../support/files/zip.ts';
import { folder, hero } from './archive-support.ts';

const { slots: _, ...classic } = getDefaultTemplate(GAMES);
const [DUSK, DAWN] = ['#102030', '#d0e0f0'];
const onPaper = (id: string, paper: string) => ({ ...classic, id, name: id, theme: { ...classic.theme, paper } });
const named = (id: string, template: string) => ({ ...hero, id, art: { template } });

/** The fronts of a call: which paper they have, by the id of the character. */
async function fronts(...files: string[]): Promise<{ err: string; has: (id: string, paper: string) => boolean }> {
  const out = join(folder(), 'svg');
  const { err } = await runRollcall('images', ...files, '--out', out, '--format', 'svg', '--sides', 'fronts');
  return { err, has: (id, paper) => readFileSync(join(out, `${id}-front.svg`), 'utf8').includes(`"${paper}"`) };
}

describe('templates that came along with characters', () => {
  it('are printed with where these name them, each out of its own archive', async () => {
    const watch = { format: 'rollcall.card-style', version: 1, id: 'watch', name: 'Watch', base: 'night' };
    const at = folder({
      'one/a.hero.json': named('a', 'night'),
      'one/s.hero.json': named('s', 'watch'),
      'one/night.card.json': onPaper('night', DUSK),
      'one/watch.style.json': watch,
      'two/b.hero.json': named('b', 'night@jumbo'),
      'two/night.card.json': onPaper('night', DAWN),
      'two/spare.card.json': onPaper('spare', DAWN),
    });
    for (const name of ['one', 'two']) await runRollcall('pack', join(at, name), '--out', join(at, `${name}.rollcall`));
    const packed = await fronts(join(at, 'one.rollcall'), join(at, 'two.rollcall'));
    for (const id of ['a', 's']) expect([packed.has(id, DUSK), packed.has(id, DAWN)], id).toEqual([true, false]);
    expect([packed.has('b', DUSK), packed.has('b', DAWN)]).toEqual([false, true]);
    expect(packed.err).toMatch(/spare\.card\.json: passed over, a card template/);
    expect(packed.err).not.toMatch(/night\.card\.json|watch\.style\.json|there is no template/);

    const loose = await fronts(join(at, 'one'));
    expect([loose.has('a', DUSK), loose.has('s', DUSK)]).toEqual([true, true]);
  }, 60_000);

  it('are told where they are broken, and the cards printed without them', async () => {
    const at = folder({
      'one/a.hero.json': named('a', 'night'),
      'one/night.card.json': { ...onPaper('night', DUSK), front: 3 },
    });
    const { err, has } = await fronts(join(at, 'one'));
    expect(err).toContain('night.card.json is no card template that can be used:');
    expect(err).toContain('there is no template night');
    expect(has('a', DUSK)).toBe(false);
  }, 30_000);
});

describe('a deck out of an archive', () => {
  const row = getDefaultRowTemplate();
  const template = { ...row, id: 'gear', name: 'Gear', theme: { ...row.theme, paper: DUSK } };
  const deck = (id: string) => ({
    format: 'rollcall.deck',
    version: 1,
    id,
    name: id,
    columns: [{ name: 'Name' }],
    rows: [[`The ${id}`]],
    template: 'gear',
  });
  const call = (table: string, out: string) => runRollcall('deck', table, '--out', out, '--format', 'svg');

  it('is printed with the template that lies there, by its id where there are several', async () => {
    const at = folder({ 'p/rope.deck.json': deck('rope'), 'p/gear.card.json': template });
    await runRollcall('pack', join(at, 'p'), '--out', join(at, 'p.rollcall'));
    const one = await call(join(at, 'p.rollcall'), join(at, 'one'));
    expect([one.exit, one.err]).toEqual([0, expect.not.stringContaining('template')]);
    expect(readdirSync(join(at, 'one'))).toContain('the-rope-front.svg');
    expect(readFileSync(join(at, 'one/the-rope-front.svg'), 'utf8').includes(DUSK)).toBe(true);

    const two = folder({ 'q/rope.deck.json': deck('rope'), 'q/bell.deck.json': deck('bell') });
    await runRollcall('pack', join(two, 'q'), '--out', join(two, 'q.rollcall'));
    const which = await call(join(two, 'q.rollcall'), join(two, 'no'));
    expect([which.exit, which.err]).toEqual([2, expect.stringMatching(/has several decks; say which.*bell.*rope/)]);
    const none = await call(join(two, 'q.rollcall/oar'), join(two, 'no'));
    expect([none.exit, none.err]).toEqual([2, expect.stringContaining('has no deck oar; it has')]);
  }, 60_000);

  it('is refused where the archive has none', async () => {
    const at = folder({ 'p/a.hero.json': hero });
    await runRollcall('pack', join(at, 'p'), '--out', join(at, 'p.rollcall'));
    const { exit, err } = await call(join(at, 'p.rollcall'), join(at, 'no'));
    expect([exit, err]).toEqual([2, expect.stringContaining('has no deck in it')]);
  });

  it('is refused with the table that a ZIP archive has in it', async () => {
    const zip = buildZip([{ name: 'export/Gear.csv', content: 'Name\nRope\n' }]);
    const at = folder({ 'export.zip': zip });
    const { exit, err } = await call(join(at, 'export.zip'), join(at, 'no'));
    expect([exit, err]).toEqual([
      2,
      expect.stringContaining('has no deck in it; unpack it and use the table in it: export/Gear.csv'),
    ]);
  });
});
