import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

import { CARD_SIZES, createEmptyTemplate, findStandardSize } from '../../../src/shared/studio/new-template.ts';

describe('createEmptyTemplate', () => {
  it.each(CARD_SIZES)('creates a valid template of the size $id', (cardSize) => {
    const template = createEmptyTemplate({ id: 'mine', name: 'Mine' }, cardSize);
    expect(readTemplate(GAMES, JSON.parse(JSON.stringify(template)))).toEqual({ ok: true, template });
  });

  it('prints the name of a row on a template for spreadsheet rows, whatever its column is called', () => {
    const template = createEmptyTemplate({ id: 'gear', name: 'Gear' }, CARD_SIZES[0], {}, 'row');
    expect(readTemplate(GAMES, JSON.parse(JSON.stringify(template)))).toEqual({ ok: true, template });
    expect(template.of).toBe('row');
    expect(JSON.stringify(template)).toContain('/deck/title');
    expect(JSON.stringify(template)).not.toContain('/character/');
  });

  it('findStandardSize names a size in portrait and landscape', () => {
    expect(findStandardSize({ width: 88.9, height: 63.5 })).toBe('poker');
    expect(findStandardSize({ width: 70, height: 120 })).toBe('tarot');
    expect(findStandardSize({ width: 100, height: 100 })).toBeUndefined();
  });
});
