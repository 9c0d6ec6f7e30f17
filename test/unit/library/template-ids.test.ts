import { expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createCandidates, planImport } from '../../../src/shared/library/import/import-plan.ts';
import type { Incoming, IncomingKind } from '../../../src/shared/library/import/incoming.ts';
import { listTemplateIds, replaceTemplateIds } from '../../../src/shared/library/template-ids.ts';

const createHero = (template: unknown) => ({
  format: 'rollcall.character',
  id: 'ward',
  name: 'Ward',
  art: { template },
});
const cardStyle = { format: 'rollcall.card-style', id: 'watch', name: 'Watch', base: 'night' };
const cardDeck = { format: 'rollcall.deck', id: 'gear', name: 'Gear', template: 'night@mini' };
const teamWithHeroes = {
  format: 'rollcall.team',
  id: 'crew',
  name: 'Crew',
  characters: [createHero('night'), createHero('watch@jumbo')],
};

it.each([
  ['a character in another size', createHero('night@large'), ['night']],
  ['a style', cardStyle, ['night']],
  ['a deck', cardDeck, ['night']],
  ['a team, for those it embeds', teamWithHeroes, ['night', 'watch']],
  ['a character whose template is no text', createHero(7), []],
  ['nothing', undefined, []],
])('listTemplateIds lists the templates of %s', (_caseName, document, expectedIds) =>
  expect(listTemplateIds(document)).toEqual(expectedIds),
);

it('replaceTemplateIds replaces the old template id and keeps the size', () => {
  const newIds = new Map([['night', 'night-2']]);
  expect(replaceTemplateIds(cardDeck, newIds)).toEqual({ ...cardDeck, template: 'night-2@mini' });
  expect(replaceTemplateIds(cardStyle, newIds)).toEqual({ ...cardStyle, base: 'night-2' });
  expect(replaceTemplateIds(teamWithHeroes, newIds)).toEqual({
    ...teamWithHeroes,
    characters: [createHero('night-2'), createHero('watch@jumbo')],
  });
  expect(replaceTemplateIds(createHero('nightly'), newIds)).toEqual(createHero('nightly'));
});

it('planImport updates template ids in imported documents when their template is imported under a new id', () => {
  const createIncoming = (incomingKind: IncomingKind, document: { id: string; name: string }): Incoming => ({
    kind: incomingKind,
    id: document.id,
    name: document.name,
    document,
    origin: 'pack.rollcall',
  });
  const incomingTemplate = { format: 'rollcall.card-template', id: 'night', name: 'Night' };
  const existingTemplate = { ...incomingTemplate, name: 'My night' };
  const incomingDocuments = [
    createIncoming('templates', incomingTemplate),
    createIncoming('templates', cardStyle),
    createIncoming('decks', cardDeck),
    createIncoming('characters', createHero('night@large') as unknown as { id: string; name: string }),
    createIncoming('teams', teamWithHeroes),
  ];
  const candidates = createCandidates(GAMES, incomingDocuments, ({ id }) =>
    id === 'night' ? { document: existingTemplate } : undefined,
  );
  const importPlan = planImport(candidates, ({ state }) => ({ choice: state === 'new' ? 'theirs' : 'both' }), {
    has: (_documentKind, documentId) => documentId === 'night',
  });
  expect(importPlan.map(({ document }) => listTemplateIds(document))).toEqual([
    [],
    ['night-2'],
    ['night-2'],
    ['night-2'],
    ['night-2', 'watch'],
  ]);
  expect(importPlan[0]).toMatchObject({ id: 'night-2', document: { id: 'night-2', name: 'Night (imported)' } });
});
