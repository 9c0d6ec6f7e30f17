import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTemplate } from '../../../../src/cli/cards/find-template.ts';
import { PrintResources } from '../../../../src/cli/cards/print-resources.ts';
import { isTemplateFile, readTemplateFile } from '../../../../src/cli/cards/template-file.ts';
import { Failure } from '../../../../src/cli/failure.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../support/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-template-'));
const written = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const own = { ...getDefaultTemplate(GAMES), id: 'own', sizes: { mini: { name: 'Mini', width: 44, height: 68 } } };
const refused = async (word: string): Promise<string> => {
  try {
    await findTemplate(translate, GAMES, new PrintResources(), word);
  } catch (error) {
    if (error instanceof Failure) return [error.formatLine(translate), ...error.detailLines].join('\n');
    throw error;
  }
  return '';
};

describe('a template in a file', () => {
  it('is told from an id', () => {
    expect(['own.card.json', './own', 'a/b.json', 'own.card.json@mini'].every(isTemplateFile)).toBe(true);
    expect(['classic', 'full-art', 'classic@mini'].some(isTemplateFile)).toBe(false);
  });

  it('is read, in its own size and in another', async () => {
    const file = written('own.card.json', own);
    expect((await readTemplateFile(translate, GAMES, new PrintResources(), file)).id).toBe('own');
    expect(await findTemplate(translate, GAMES, new PrintResources(), `${file}@mini`)).toMatchObject({
      id: 'own@mini',
      size: { width: 44, height: 68 },
    });
    expect(await refused(`${file}@huge`)).toContain('has no size huge; it has mini');
  });

  it('may begin with a byte order mark', async () => {
    expect(
      (
        await readTemplateFile(
          translate,
          GAMES,
          new PrintResources(),
          written('bom.card.json', `\uFEFF${JSON.stringify(own)}`),
        )
      ).id,
    ).toBe('own');
  });

  it('is refused with a line for everything that is wrong', async () => {
    const file = written('wrong.card.json', { ...own, bleed: -1, front: [{ kind: 'text', box: [1, 2, 3] }] });
    const lines = (await refused(file)).split('\n').slice(1);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.startsWith(`${file}: `)).toBe(true);
    expect(lines).toContain(`${file}: bleed: expected at least 0`);
  });

  it.each([
    ['cut off', '{"format": ', 'is no JSON: line 1, column 12: it ends too early'],
    ['a comma too many', '{\n  "id": 2,,\n}', 'is no JSON: line 2, column 11: "," does not fit there'],
    ['no JSON', '{\n  "format": "x",\n  "id" 2 }', 'is no JSON: line 3, column 8: 2 does not fit there'],
    ['nothing', '', 'is no JSON: line 1, column 1: it ends too early'],
    ['two of a key', '{\n  "id": "a",\n  "id": "b"\n}', 'has a key twice: line 3, column 3: "id" is there already'],
    ['JSON without end', '['.repeat(100_000), ''],
    ['a list', '[]', 'expected an object'],
    ['another document', { format: 'rollcall.team' }, 'expected "rollcall.card-template"'],
    ['a template for markers', { ...own, of: 'marker' }, 'is a template for a marker'],
  ])('is refused when it is %s', async (name, content, reason) => {
    expect(await refused(written(`${name.replaceAll(' ', '-')}.card.json`, content))).toContain(reason);
  });

  it('is refused when it is not there or a folder', async () => {
    expect(await refused(join(folder, 'nowhere.json'))).toMatch(
      /nowhere.json: cannot be opened: there is no such file$/,
    );
    expect(await refused(`${folder}/`)).toMatch(/cannot be opened: it is a folder$/);
  });
});
