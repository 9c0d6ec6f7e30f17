import { describe, expect, it } from 'vitest';
import { parseTemplate } from '../../../src/shared/card/template.ts';
import { builtInTemplates, defaultTemplate } from '../../../src/shared/card/templates.ts';

const copy = (): Record<string, unknown> => JSON.parse(JSON.stringify(defaultTemplate())) as Record<string, unknown>;

describe('card templates', () => {
  it('reads every built-in template', () => {
    expect(builtInTemplates().map((template) => template.id)).toEqual(
      expect.arrayContaining(['classic', 'tarot', 'full-art', 'ink-saver', 'bridge', 'dashboard']),
    );
  });

  it('is a poker card with 3 mm bleed', () => {
    expect(defaultTemplate()).toMatchObject({ size: { width: 63.5, height: 88.9 }, bleed: 3 });
  });

  it('has every style and symbol that its elements name', () => {
    const template = defaultTemplate();
    const names = [...JSON.stringify([template.front, template.back]).matchAll(/"style":"([^"]+)"/g)].map(
      (m) => m[1] ?? '',
    );
    for (const name of names) expect(Object.keys(template.styles)).toContain(name);
  });

  it('refuses a kind of element or a key that it does not know', () => {
    expect(() => parseTemplate({ ...copy(), front: [{ kind: 'script', box: [0, 0, 1, 1] }] })).toThrow();
    expect(() => parseTemplate({ ...copy(), onload: 'x' })).toThrow();
  });
});
