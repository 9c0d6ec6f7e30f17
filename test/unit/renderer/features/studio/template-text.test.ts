import { describe, expect, it } from 'vitest';
import { readText, spanOf, textOf } from '../../../../../src/renderer/features/studio/json/template-text.ts';
import { defaultTemplate } from '../../../../../src/shared/card/template/templates.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { t } from '../../../../support/texts.ts';

const template = defaultTemplate(GAMES);
const text = textOf(template);
const lineAt = (all: string, at: number): string =>
  (all.slice(0, at).split('\n').at(-1) ?? '') + (all.slice(at).split('\n')[0] ?? '');

describe('a template as text', () => {
  it('is the same template again', () => {
    expect(readText(t, GAMES, text)).toEqual({ ok: true, template });
  });

  it('shows a comma too many where it stands', () => {
    const wrong = text.replace('"version": 1,', '"version": 1,,');
    const read = readText(t, GAMES, wrong);
    const [fault] = read.ok ? [] : read.faults;
    expect(lineAt(wrong, fault?.from ?? 0)).toBe('  "version": 1,,');
  });

  it('shows what is wrong with the template at its key', () => {
    const wrong = textOf({
      ...template,
      bleed: -1,
      front: [{ ...template.front[0], box: [0, 0] }, ...template.front.slice(1)],
    });
    const read = readText(t, GAMES, wrong);
    const lines = (read.ok ? [] : read.faults).map(({ from }) => lineAt(wrong, from).trim());
    expect(lines).toEqual(['"bleed": -1,', '"box": [']);
  });

  it('knows where an element stands', () => {
    const span = spanOf(text, '/back/0/kind');
    expect(text.slice(span?.from, span?.to)).toBe('"kind": "shape",');
    expect(spanOf(text, '/back/999')).toBeUndefined();
  });
});
