import { expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createCandidates, planImport } from '../../../src/shared/library/import/import-plan.ts';
import type { Incoming, IncomingKind } from '../../../src/shared/library/import/incoming.ts';
import { listTemplateIds, replaceTemplateIds } from '../../../src/shared/library/template-ids.ts';

const hero = (template: unknown) => ({ format: 'rollcall.character', id: 'ward', name: 'Ward', art: { template } });
const style = { format: 'rollcall.card-style', id: 'watch', name: 'Watch', base: 'night' };
const deck = { format: 'rollcall.deck', id: 'gear', name: 'Gear', template: 'night@mini' };
const team = { format: 'rollcall.team', id: 'crew', name: 'Crew', characters: [hero('night'), hero('watch@jumbo')] };

it.each([
  ['a character in another size', hero('night@large'), ['night']],
  ['a style', style, ['night']],
  ['a deck', deck, ['night']],
  ['a team, for those it embeds', team, ['night', 'watch']],
  ['a character whose template is no text', hero(7), []],
  ['nothing', undefined, []],
])('%s names its templates', (_, document, ids) => expect(listTemplateIds(document)).toEqual(ids));

it('a new id takes the place of the old one, and the size stays', () => {
  const ids = new Map([['night', 'night-2']]);
  expect(replaceTemplateIds(deck, ids)).toEqual({ ...deck, template: 'night-2@mini' });
  expect(replaceTemplateIds(style, ids)).toEqual({ ...style, base: 'night-2' });
  expect(replaceTemplateIds(team, ids)).toEqual({ ...team, characters: [hero('night-2'), hero('watch@jumbo')] });
  expect(replaceTemplateIds(hero('nightly'), ids)).toEqual(hero('nightly'));
});

it('what names a template that is kept beside mine follows it to its new id', () => {
  const one = (kind: IncomingKind, document: { id: string; name: string }): Incoming => ({
    kind,
    id: document.id,
    name: document.name,
    document,
    origin: 'pack.rollcall',
  });
  const theirs = { format: 'rollcall.card-template', id: 'night', name: 'Night' };
  const mine = { ...theirs, name: 'My night' };
  const all = [
    one('templates', theirs),
    one('templates', style),
    one('decks', deck),
    one('characters', hero('night@large') as unknown as { id: string; name: string }),
    one('teams', team),
  ];
  const candidates = createCandidates(GAMES, all, ({ id }) => (id === 'night' ? { document: mine } : undefined));
  const plan = planImport(candidates, ({ state }) => ({ choice: state === 'new' ? 'theirs' : 'both' }), {
    has: (_kind, id) => id === 'night',
  });
  expect(plan.map(({ document }) => listTemplateIds(document))).toEqual([
    [],
    ['night-2'],
    ['night-2'],
    ['night-2'],
    ['night-2', 'watch'],
  ]);
  expect(plan[0]).toMatchObject({ id: 'night-2', document: { id: 'night-2', name: 'Night (imported)' } });
});
