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
const writeTemplate = (fileName: string, content: unknown): string => {
  const filePath = join(folder, fileName);
  writeFileSync(filePath, typeof content === 'string' ? content : JSON.stringify(content));
  return filePath;
};
const ownTemplate = {
  ...getDefaultTemplate(GAMES),
  id: 'own',
  sizes: { mini: { name: 'Mini', width: 44, height: 68 } },
};
const getRefusal = async (templateName: string): Promise<string> => {
  try {
    await findTemplate(translate, GAMES, new PrintResources(), templateName);
  } catch (error) {
    if (error instanceof Failure) return [error.formatLine(translate), ...error.detailLines].join('\n');
    throw error;
  }
  return '';
};

describe('a template file', () => {
  it('distinguishes a template file from a template id', () => {
    expect(['own.card.json', './own', 'a/b.json', 'own.card.json@mini'].every(isTemplateFile)).toBe(true);
    expect(['classic', 'full-art', 'classic@mini'].some(isTemplateFile)).toBe(false);
  });

  it('reads a template in its own size and in another size', async () => {
    const filePath = writeTemplate('own.card.json', ownTemplate);
    expect((await readTemplateFile(translate, GAMES, new PrintResources(), filePath)).id).toBe('own');
    expect(await findTemplate(translate, GAMES, new PrintResources(), `${filePath}@mini`)).toMatchObject({
      id: 'own@mini',
      size: { width: 44, height: 68 },
    });
    expect(await getRefusal(`${filePath}@huge`)).toContain('has no size huge; it has mini');
  });

  it('accepts a byte order mark', async () => {
    expect(
      (
        await readTemplateFile(
          translate,
          GAMES,
          new PrintResources(),
          writeTemplate('bom.card.json', `\uFEFF${JSON.stringify(ownTemplate)}`),
        )
      ).id,
    ).toBe('own');
  });

  it('refuses an invalid template with one line per finding', async () => {
    const filePath = writeTemplate('wrong.card.json', {
      ...ownTemplate,
      bleed: -1,
      front: [{ kind: 'text', box: [1, 2, 3] }],
    });
    const findingLines = (await getRefusal(filePath)).split('\n').slice(1);
    expect(findingLines.length).toBeGreaterThan(3);
    for (const findingLine of findingLines) expect(findingLine.startsWith(`${filePath}: `)).toBe(true);
    expect(findingLines).toContain(`${filePath}: bleed: expected at least 0`);
  });

  it.each([
    ['cut off', '{"format": ', 'is no JSON: line 1, column 12: it ends too early'],
    ['a comma too many', '{\n  "id": 2,,\n}', 'is no JSON: line 2, column 11: "," does not fit there'],
    ['no JSON', '{\n  "format": "x",\n  "id" 2 }', 'is no JSON: line 3, column 8: 2 does not fit there'],
    ['nothing', '', 'is no JSON: line 1, column 1: it ends too early'],
    ['a repeated key', '{\n  "id": "a",\n  "id": "b"\n}', 'has a key twice: line 3, column 3: "id" is there already'],
    ['endless nesting', '['.repeat(100_000), ''],
    ['a list', '[]', 'expected an object'],
    ['another document', { format: 'rollcall.team' }, 'expected "rollcall.card-template"'],
    ['a template for markers', { ...ownTemplate, of: 'marker' }, 'is a template for a marker'],
  ])('refuses a template file and names the fault: %s', async (caseName, content, expectedReason) => {
    expect(await getRefusal(writeTemplate(`${caseName.replaceAll(' ', '-')}.card.json`, content))).toContain(
      expectedReason,
    );
  });

  it('refuses a template file that does not exist or is a folder', async () => {
    expect(await getRefusal(join(folder, 'nowhere.json'))).toMatch(
      /nowhere.json: cannot be opened: there is no such file$/,
    );
    expect(await getRefusal(`${folder}/`)).toMatch(/cannot be opened: it is a folder$/);
  });
});
