import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../../src/shared/document/formats.ts';
import { MIGRATIONS, migrate, type Step } from '../../../src/shared/document/migrate.ts';

describe('migrations', () => {
  it('reach the newest version of every format', () => {
    for (const [format, { version }] of Object.entries(FORMATS)) {
      expect(MIGRATIONS[format as keyof typeof MIGRATIONS]).toHaveLength(version - 1);
    }
  });

  it('run the steps that are left, in order, for the document and for what it embeds', () => {
    const mark =
      (word: string): Step =>
      (d) => ({ ...d, steps: [...((d.steps as string[]) ?? []), word] });
    const chain = { ...MIGRATIONS, 'rollcall.team': [mark('t1'), mark('t2')], 'rollcall.character': [mark('c1')] };
    const old = { format: 'rollcall.team', version: 2, characters: [{ version: 1 }, { version: 2 }, 'no object'] };
    const before = structuredClone(old);
    expect(migrate('rollcall.team', old, chain)).toEqual({
      format: 'rollcall.team',
      version: 3,
      steps: ['t2'],
      characters: [{ version: 2, steps: ['c1'] }, { version: 2 }, 'no object'],
    });
    expect(old).toEqual(before);
  });
});
