/** `--template` with a style: docs/styles.md. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findShippedTemplate } from '../../../src/shared/card/style/shipped-slots.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { checkPdf } from '../../support/cards/pdf.ts';
import { createFolder, removeFolder, runRollcall } from '../../support/cli.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';

const folders: string[] = [];
const folder = (files: Record<string, unknown>) => {
  const made = createFolder({ 'c.json': { ...readBaseCharacter(), id: 'one', name: 'One' }, ...files });
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) removeFolder(made);
});
const style = (changes = {}) => ({
  format: 'rollcall.card-style',
  version: 1,
  id: 'mine',
  name: 'Mine',
  base: 'classic',
  ...changes,
});

describe('a style in place of a template', () => {
  const draw = async (at: string, word: string, ...flags: string[]) => {
    const out = join(at, `out${readdirSync(at).length}`);
    const answer = await runRollcall(
      'images',
      `${at}/c.json`,
      '--template',
      word,
      '--out',
      out,
      '--format',
      'svg',
      ...flags,
    );
    const files = answer.exit === 2 ? [] : readdirSync(out).sort();
    return { ...answer, svgs: files.map((file) => readFileSync(join(out, file), 'utf8')) };
  };

  it('prints true, and draws what it changes and nothing else', async () => {
    const at = folder({ 'mine.style.json': style({ colours: { ink: '#123456' }, slots: { hp: 'circles' } }) });
    const pdf = join(at, 'x.pdf');
    const printed = await runRollcall('cards', `${at}/c.json`, '--out', pdf, '--template', `${at}/mine.style.json`);
    expect(printed.exit).toBe(0);
    checkPdf(pdf);
    const [styled, plain] = [await draw(at, `${at}/mine.style.json`), await draw(at, 'classic')];
    expect(styled.svgs.join()).toContain('#123456');
    expect(plain.svgs.join()).not.toContain('#123456');
    const empty = folder({ 'mine.style.json': style() });
    expect((await draw(empty, `${empty}/mine.style.json`)).svgs).toEqual(plain.svgs);
  });

  it('has the sizes of its base', async () => {
    const at = folder({ 'mine.style.json': style({ slots: { frame: 'bold' } }) });
    expect((await draw(at, `${at}/mine.style.json@jumbo`)).exit).toBe(0);
    expect((await draw(at, `${at}/mine.style.json@huge`)).err).toContain('has no size huge; it has us-game');
  });

  it('is of a template in the same folder too', async () => {
    const { slots: _, ...house } = { ...findShippedTemplate(GAMES, 'classic'), id: 'house' };
    const at = folder({
      'house.card.json': house,
      'mine.style.json': style({ base: 'house', colours: { ink: '#123456' } }),
    });
    expect((await draw(at, `${at}/mine.style.json`)).svgs.join()).toContain('#123456');
  });

  it('says what it asks for in vain, and prints the rest', async () => {
    const at = folder({ 'mine.style.json': style({ slots: { roof: 'flat' } }) });
    const { exit, err } = await draw(at, `${at}/mine.style.json`);
    expect([exit, err]).toEqual([0, expect.stringContaining('The template has no place called "roof" any more')]);
  });

  it.each([
    [{ base: 'gone' }, 'The style changes the template "gone", which is not there'],
    [{ type: { scale: 9 } }, 'type.scale: expected at most 1.5'],
    [{ front: [] }, 'there is no "front" here'],
  ])('is refused with %j', async (wrong, reason) => {
    const at = folder({ 'mine.style.json': style(wrong) });
    const { exit, err } = await draw(at, `${at}/mine.style.json`);
    expect([exit, err]).toEqual([2, expect.stringContaining(reason)]);
  });
});
