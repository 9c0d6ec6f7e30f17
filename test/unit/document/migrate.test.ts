import { describe, expect, it } from 'vitest';
import type { MigrationStep } from '../../../src/shared/document/json/json-object.ts';
import { type FindMigrations, migrate } from '../../../src/shared/document/migrate.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';

describe('migrate', () => {
  it('runs the remaining steps in order, for the document and for its embedded documents', () => {
    const createStep =
      (stepName: string): MigrationStep =>
      (document) => ({ ...document, steps: [...((document.steps as string[]) ?? []), stepName] });
    const migrations: Partial<Record<string, MigrationStep[]>> = {
      'rollcall.team': [createStep('t1'), createStep('t2')],
      'rollcall.character': [createStep('c1')],
    };
    const findSteps: FindMigrations = (format) => migrations[format] ?? [];
    const oldTeam = { format: 'rollcall.team', version: 2, characters: [{ version: 1 }, { version: 2 }, 'no object'] };
    const untouchedTeam = structuredClone(oldTeam);
    expect(migrate(GAMES, 'rollcall.team', oldTeam, findSteps)).toEqual({
      format: 'rollcall.team',
      version: 3,
      steps: ['t2'],
      characters: [{ version: 2, steps: ['c1'] }, { version: 2 }, 'no object'],
    });
    expect(oldTeam).toEqual(untouchedTeam);
  });
});
