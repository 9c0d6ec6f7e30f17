import { describe, expect, it } from 'vitest';
import {
  listBuiltInTemplates,
  listCharacterTemplates,
} from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateGames, listTemplatesFor } from '../../../../src/shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const own = (template: CardTemplate, change: Partial<CardTemplate> = {}): CardTemplate => ({
  ...structuredClone(template),
  id: 'mine',
  ...change,
});
const ids = (template: CardTemplate) => listTemplateGames(GAMES, template).map(({ id }) => id);

describe('the games of a template that names none', () => {
  it.each(
    GAMES.all.flatMap((game) =>
      listBuiltInTemplates(GAMES, 'character', game.id).map((template) => [game.id, template] as const),
    ),
  )('a copy of one of %s is for this game', (game, template) => {
    expect(ids(own(template))).toEqual([game]);
  });

  it('all that have what it prints', () => {
    const plain = own(listBuiltInTemplates(GAMES)[0] as CardTemplate, {
      front: [{ kind: 'text', box: [4, 4, 40, 8], style: 'name', value: { at: '/character/name' } }] as never,
      back: [],
      themes: [],
    });
    expect(ids({ ...plain, more: undefined, sizes: undefined } as never)).toEqual(GAMES.all.map(({ id }) => id));
  });

  it('the one it was written for, where a field is misspelt', () => {
    const [first] = listBuiltInTemplates(GAMES);
    const slip = own(first as CardTemplate);
    const wrong = { kind: 'text', box: [4, 4, 40, 8], style: 'name', value: { at: '/character/nmae' } };
    expect(ids({ ...slip, front: [...slip.front, wrong] } as never)).toEqual(ids(slip));
  });
});

it('characters of a game are offered its templates, or borrowed ones, and the own ones that are for it', () => {
  const [classic] = listBuiltInTemplates(GAMES);
  const mine = own(classic as CardTemplate);
  for (const game of GAMES.all) {
    const offered = listTemplatesFor(GAMES, game, [mine]);
    expect(offered.slice(0, listCharacterTemplates(GAMES, game.id).length)).toEqual(
      listCharacterTemplates(GAMES, game.id),
    );
    expect(offered.includes(mine)).toBe(listTemplateGames(GAMES, mine).includes(game));
    expect(offered.length).toBeGreaterThan(0);
  }
});
