import { describe, expect, it } from 'vitest';
import {
  findPointerSpan,
  formatDocument,
  parseTemplateText,
} from '../../../../../src/renderer/features/studio/json/template-text.ts';
import { getDefaultTemplate } from '../../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';

const template = getDefaultTemplate(GAMES);
const templateText = formatDocument(template);
const getLineAt = (fullText: string, offset: number): string =>
  (fullText.slice(0, offset).split('\n').at(-1) ?? '') + (fullText.slice(offset).split('\n')[0] ?? '');

describe('a template as JSON text', () => {
  it('parses back to the same template', () => {
    expect(parseTemplateText(translate, GAMES, templateText)).toEqual({ ok: true, template });
  });

  it('locates a surplus comma', () => {
    const faultyText = templateText.replace('"version": 1,', '"version": 1,,');
    const parseResult = parseTemplateText(translate, GAMES, faultyText);
    const [firstFinding] = parseResult.ok ? [] : parseResult.findings;
    expect(getLineAt(faultyText, firstFinding?.from ?? 0)).toBe('  "version": 1,,');
  });

  it('locates findings of the template at their keys', () => {
    const faultyText = formatDocument({
      ...template,
      bleed: -1,
      front: [{ ...template.front[0], box: [0, 0] }, ...template.front.slice(1)],
    });
    const parseResult = parseTemplateText(translate, GAMES, faultyText);
    const findingLines = (parseResult.ok ? [] : parseResult.findings).map(({ from: startOffset }) =>
      getLineAt(faultyText, startOffset).trim(),
    );
    expect(findingLines).toEqual(['"bleed": -1,', '"box": [']);
  });

  it('findPointerSpan locates an element, and nothing for a missing one', () => {
    const elementSpan = findPointerSpan(templateText, '/back/0/kind');
    expect(templateText.slice(elementSpan?.from, elementSpan?.to)).toBe('"kind": "shape",');
    expect(findPointerSpan(templateText, '/back/999')).toBeUndefined();
  });
});
