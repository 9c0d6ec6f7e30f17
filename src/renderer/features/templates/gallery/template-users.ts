/** Finds the cards, decks and styles that use a template. */

import type { CardStyle } from '../../../../shared/card/style/card-style.ts';
import { chooseTemplate } from '../../../../shared/card/template/choose-template.ts';
import { listTemplatesFor } from '../../../../shared/card/template/game-templates.ts';
import { getDefaultRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Deck } from '../../../../shared/document/kinds/deck/schema.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { findBuiltInTemplate } from '../template-actions.ts';

/**
 * Groups the characters by the template that they use. A template in one of its additional sizes has the id `template@size`; the keys
 * are ids without the size.
 */
export function groupCharactersByTemplate(
  gameCatalog: GameCatalog<Game>,
  characters: readonly Character[],
  ownTemplates: readonly CardTemplate[],
): ReadonlyMap<string, readonly Character[]> {
  const templatesByGame = new Map<unknown, readonly CardTemplate[]>();
  const charactersByTemplate = new Map<string, Character[]>();
  for (const character of characters) {
    const game = gameCatalog.getGame(character);
    const templates = templatesByGame.get(game) ?? listTemplatesFor(gameCatalog, game, ownTemplates);
    templatesByGame.set(game, templates);
    const [templateId = ''] = chooseTemplate(character, templates).template.id.split('@');
    const existingUsers = charactersByTemplate.get(templateId);
    if (existingUsers === undefined) charactersByTemplate.set(templateId, [character]);
    else existingUsers.push(character);
  }
  return charactersByTemplate;
}

/** A document that uses a template. */
export interface TemplateUser {
  readonly id: string;
  readonly name: string;
}

const removeSizeFromId = (templateId: string): string => templateId.split('@')[0] ?? templateId;

/** Groups the decks by the id of their row template. A deck that names no template uses the first built-in one. */
export const groupDecksByTemplate = (decks: readonly Deck[]): ReadonlyMap<string, readonly TemplateUser[]> =>
  groupBy(decks, ({ template }) => removeSizeFromId(template ?? getDefaultRowTemplate().id));

/** Groups the styles by the id of their base template. */
export const groupStylesByBase = (styles: readonly CardStyle[]): ReadonlyMap<string, readonly TemplateUser[]> =>
  groupBy(styles, ({ base }) => base);

function groupBy<T extends TemplateUser>(documents: readonly T[], getKey: (document: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const document of documents) {
    const groupKey = getKey(document);
    const group = groups.get(groupKey);
    if (group === undefined) groups.set(groupKey, [document]);
    else group.push(document);
  }
  return groups;
}

/** Returns the name of each style's base template, by the id of the style. */
export const getBaseNames = (
  gameCatalog: GameCatalog<Game>,
  styles: readonly CardStyle[],
  ownTemplates: readonly CardTemplate[],
): ReadonlyMap<string, string> =>
  new Map(
    styles.map(({ id, base: baseId }) => [
      id,
      (findBuiltInTemplate(gameCatalog, baseId) ?? ownTemplates.find((template) => template.id === baseId))?.name ??
        baseId,
    ]),
  );
