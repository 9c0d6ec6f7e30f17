/** Which cards use a template. */
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { templatesFor } from '../../../../shared/card/template/templates-for.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { gameOf } from '../../../../shared/games/registry.ts';

/** The characters of each template, by its id, in whichever size. */
export function usersOf(
  characters: readonly Character[],
  own: readonly CardTemplate[],
): ReadonlyMap<string, readonly Character[]> {
  const offered = new Map<unknown, readonly CardTemplate[]>();
  const users = new Map<string, Character[]>();
  for (const character of characters) {
    const game = gameOf(character);
    const templates = offered.get(game) ?? templatesFor(game, own);
    offered.set(game, templates);
    const [id = ''] = chooseTemplate(character, templates).template.id.split('@');
    const there = users.get(id);
    if (there === undefined) users.set(id, [character]);
    else there.push(character);
  }
  return users;
}
