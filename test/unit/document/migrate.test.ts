import { describe, expect, it } from 'vitest';
import type { MigrationStep } from '../../../src/shared/document/json/json-object.ts';
import { type FindMigrations, migrate } from '../../../src/shared/document/migrate.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

describe('migrations', () => {
  it('run the steps that are left, in order, for the document and for what it embeds', () => {
    const mark =
      (word: string): MigrationStep =>
      (d) => ({ ...d, steps: [...((d.steps as string[]) ?? []), word] });
    const chain: Partial<Record<string, MigrationStep[]>> = {
      'rollcall.team': [mark('t1'), mark('t2')],
      'rollcall.character': [mark('c1')],
    };
    const steps: FindMigrations = (format) => chain[format] ?? [];
    const old = { format: 'rollcall.team', version: 2, characters: [{ version: 1 }, { version: 2 }, 'no object'] };
    const before = structuredClone(old);
    expect(migrate(GAMES, 'rollcall.team', old, steps)).toEqual({
      format: 'rollcall.team',
      version: 3,
      steps: ['t2'],
      characters: [{ version: 2, steps: ['c1'] }, { version: 2 }, 'no object'],
    });
    expect(old).toEqual(before);
  });
});
