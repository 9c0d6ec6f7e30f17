/** The games of Rollcall and one more: stand in for the registries in tests. */
import { type Plays, playsOf, type Registry, registryOf } from '../../../src/shared/games/registry-of.ts';
import { tinParade } from './index.ts';
import { play } from './play.ts';

export const withTinParade = ({ GAMES }: Registry): Registry => registryOf([...GAMES, tinParade]);
export const withTinParadePlay = ({ PLAYS }: Plays): Plays => playsOf([...PLAYS, play]);
