import { describe, expect, it } from 'vitest';
import {
  findPointerSpan,
  formatDocument,
  parseTemplateText,
} from '../../../../../src/renderer/features/studio/json/template-text.ts';
import { getDefaultTemplate } from '../../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { t } from '../../../../support/texts.ts';

const template = getDefaultTemplate(GAMES);
const text = formatDocument(template);
const lineAt = (all: string, at: number): string =>
  (all.slice(0, at).split('\n').at(-1) ?? '') + (all.slice(at).split('\n')[0] ?? '');

describe('a template as text', () => {
  it('is the same template again', () => {
    expect(parseTemplateText(t, GAMES, text)).toEqual({ ok: true, template });
  });

  it('shows a comma too many where it stands', () => {
    const wrong = text.replace('"version": 1,', '"version": 1,,');
    const read = parseTemplateText(t, GAMES, wrong);
    const [fault] = read.ok ? [] : read.findings;
    expect(lineAt(wrong, fault?.from ?? 0)).toBe('  "version": 1,,');
  });

  it('shows what is wrong with the template at its key', () => {
    const wrong = formatDocument({
      ...template,
      bleed: -1,
      front: [{ ...template.front[0], box: [0, 0] }, ...template.front.slice(1)],
    });
    const read = parseTemplateText(t, GAMES, wrong);
    const lines = (read.ok ? [] : read.findings).map(({ from }) => lineAt(wrong, from).trim());
    expect(lines).toEqual(['"bleed": -1,', '"box": [']);
  });

  it('knows where an element stands', () => {
    const span = findPointerSpan(text, '/back/0/kind');
    expect(text.slice(span?.from, span?.to)).toBe('"kind": "shape",');
    expect(findPointerSpan(text, '/back/999')).toBeUndefined();
  });
});
