import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { listNames } from './lists.ts';
import { shortenName } from './shorten-name.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 4;

/** Says which sides have no models. `hasTeams`: whether the game has teams. */
export function describeEmptySides(translate: Translate, sides: readonly string[], hasTeams: boolean): string {
  const names = formatList(translate.language, sides.map(shortenName));
  return translate(hasTeams ? 'encounters.lacksModelsOrTeam' : 'encounters.lacksModels', { sides: names });
}

/** Explains that an encounter keeps its characters unchanged. `changed` lists the names of those that have changed in the library. */
export const describeKeptCast = (translate: Translate, changed: readonly string[]): string =>
  changed.length === 0
    ? translate('encounters.keepsCast')
    : translate('encounters.keepsChangedCast', { names: listNames(translate, changed, MAX_NAMES) });

/** Says which characters of an encounter that isn't played yet have other versions in the library. */
export const describeChangedCast = (translate: Translate, changed: readonly string[]): string =>
  translate('encounters.hasOtherCast', { names: listNames(translate, changed, MAX_NAMES) });
