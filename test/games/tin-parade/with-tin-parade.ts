/** The games of Rollcall and one more: stand in for the registries in tests. */
import type { ReferenceMaker } from '../../../src/shared/games/reference.ts';
import { type Plays, playsOf, type Registry, registryOf } from '../../../src/shared/registry/registry-of.ts';
import type { TableRules } from '../../../src/shared/table/column.ts';
import { tinParade } from './index.ts';
import { play } from './play.ts';
import { reference } from './reference.ts';
import { table } from './table.ts';

export const withTinParade = ({ GAMES }: Registry): Registry => registryOf([...GAMES, tinParade]);
export const withTinParadePlay = ({ PLAYS }: Plays): Plays => playsOf([...PLAYS, play]);
export const withTinParadeReference = ({ REFERENCES }: { REFERENCES: ReadonlyMap<string, ReferenceMaker> }) => ({
  REFERENCES: new Map<string, ReferenceMaker>([...REFERENCES, ['tin-parade', reference]]),
});
export const withTinParadeTable = ({ TABLES }: { TABLES: ReadonlyMap<string, TableRules> }) => ({
  TABLES: new Map([...TABLES, ['tin-parade', table] as const]),
});
