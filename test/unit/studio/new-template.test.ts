import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

import { CARD_SIZES, createEmptyTemplate, findStandardSize } from '../../../src/shared/studio/new-template.ts';

describe('an empty template', () => {
  it.each(CARD_SIZES)('of size $id can be used as it is', (size) => {
    const template = createEmptyTemplate({ id: 'mine', name: 'Mine' }, size);
    expect(readTemplate(GAMES, JSON.parse(JSON.stringify(template)))).toEqual({ ok: true, template });
  });

  it('for the rows of a table prints their names', () => {
    const template = createEmptyTemplate({ id: 'gear', name: 'Gear' }, CARD_SIZES[0], {}, 'row');
    expect(readTemplate(GAMES, JSON.parse(JSON.stringify(template)))).toEqual({ ok: true, template });
    expect(template.of).toBe('row');
    expect(JSON.stringify(template)).toContain('/row/Name');
    expect(JSON.stringify(template)).not.toContain('/character/');
  });

  it('has a size with a name, also when it lies across', () => {
    expect(findStandardSize({ width: 88.9, height: 63.5 })).toBe('poker');
    expect(findStandardSize({ width: 70, height: 120 })).toBe('tarot');
    expect(findStandardSize({ width: 100, height: 100 })).toBeUndefined();
  });
});
