import { describe, expect, it } from 'vitest';
import {
  listBuiltInTemplates,
  listCharacterTemplates,
} from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateGames, listTemplatesFor } from '../../../../src/shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

/** Creates a user template from a built-in one. User templates do not name their game. */
const createOwnTemplate = (template: CardTemplate, changes: Partial<CardTemplate> = {}): CardTemplate => ({
  ...structuredClone(template),
  id: 'mine',
  ...changes,
});
const listGameIds = (template: CardTemplate) => listTemplateGames(GAMES, template).map(({ id }) => id);

describe('listTemplateGames for a template without a game', () => {
  it.each(
    GAMES.all.flatMap((game) =>
      listBuiltInTemplates(GAMES, 'character', game.id).map((template) => [game.id, template] as const),
    ),
  )('finds the game %s for a copy of its template', (gameId, template) => {
    expect(listGameIds(createOwnTemplate(template))).toEqual([gameId]);
  });

  it('finds all games that have the printed fields', () => {
    const nameTemplate = createOwnTemplate(listBuiltInTemplates(GAMES)[0] as CardTemplate, {
      front: [{ kind: 'text', box: [4, 4, 40, 8], style: 'name', value: { at: '/character/name' } }] as never,
      back: [],
      themes: [],
    });
    expect(listGameIds({ ...nameTemplate, more: undefined, sizes: undefined } as never)).toEqual(
      GAMES.all.map(({ id }) => id),
    );
  });

  it('finds the original game despite a misspelled field', () => {
    const [firstTemplate] = listBuiltInTemplates(GAMES);
    const ownTemplate = createOwnTemplate(firstTemplate as CardTemplate);
    const misspelledElement = { kind: 'text', box: [4, 4, 40, 8], style: 'name', value: { at: '/character/nmae' } };
    expect(listGameIds({ ...ownTemplate, front: [...ownTemplate.front, misspelledElement] } as never)).toEqual(
      listGameIds(ownTemplate),
    );
  });
});

it("listTemplatesFor offers the game's templates first, then the user templates for that game", () => {
  const [classicTemplate] = listBuiltInTemplates(GAMES);
  const ownTemplate = createOwnTemplate(classicTemplate as CardTemplate);
  for (const game of GAMES.all) {
    const offeredTemplates = listTemplatesFor(GAMES, game, [ownTemplate]);
    expect(offeredTemplates.slice(0, listCharacterTemplates(GAMES, game.id).length)).toEqual(
      listCharacterTemplates(GAMES, game.id),
    );
    expect(offeredTemplates.includes(ownTemplate)).toBe(listTemplateGames(GAMES, ownTemplate).includes(game));
    expect(offeredTemplates.length).toBeGreaterThan(0);
  }
});
