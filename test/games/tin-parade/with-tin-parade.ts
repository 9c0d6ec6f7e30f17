/** The games of Rollcall and one more: stands in for the registry in tests. */
import { type Registry, registryOf } from '../../../src/shared/games/registry-of.ts';
import { tinParade } from './index.ts';

export const withTinParade = ({ GAMES }: Registry): Registry => registryOf([...GAMES, tinParade]);
