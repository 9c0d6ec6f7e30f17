import { describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import first from '../../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { formatValueLines, getPlaceLabel } from '../../../../src/shared/document/place-labels.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { compareDocuments, computeDigest } from '../../../../src/shared/library/import/compare-documents.ts';
import { compareFields, takeFields } from '../../../../src/shared/library/import/compare-fields.ts';
import {
  type Candidate,
  createCandidates,
  createFreshId,
  getDefaultChoice,
  listChoices,
  planImport,
} from '../../../../src/shared/library/import/import-plan.ts';
import type { Incoming } from '../../../../src/shared/library/import/incoming.ts';
import { replaceIdsByNames } from '../../../../src/shared/library/import/replace-ids-by-names.ts';
import { translate, translateToGerman } from '../../../support/texts.ts';

/** The library stores the digest of a document as it was last imported or exported (`shared`). */
const sharedDigest = computeDigest(hero);
const louderHero = { ...hero, concept: 'Louder' };
const deeperHero = { ...hero, concept: 'Deeper' };

describe('the state of an incoming document', () => {
  it.each([
    ['new', 'a document that the library does not have', hero, undefined],
    ['same', 'an equal document', { ...hero }, { document: hero }],
    [
      'changed',
      'a changed document while the library has the last import',
      louderHero,
      { document: hero, shared: sharedDigest },
    ],
    ['older', 'the last import while the library has changed', hero, { document: louderHero, shared: sharedDigest }],
    ['conflict', 'a document that both sides have changed', deeperHero, { document: louderHero, shared: sharedDigest }],
    ['conflict', 'a different document without a last import to compare', louderHero, { document: hero }],
  ])('compares as "%s": %s', (state, _caseName, incomingDocument, ownDocument) => {
    expect(compareDocuments(GAMES, incomingDocument, ownDocument, 'characters').state).toBe(state);
  });

  it('ignores a default that is written out, but not notes', () => {
    expect(compareDocuments(GAMES, { ...hero, infiltrator: false }, { document: hero }, 'characters').state).toBe(
      'same',
    );
    const comparison = compareDocuments(
      GAMES,
      { ...hero, notes: 'Mind the gap', infiltrator: false },
      { document: hero },
      'characters',
    );
    expect(comparison.differences.map(({ path }) => path)).toEqual(['/notes']);
  });

  it.each([
    ['formerName', 'Steellung'],
    ['credits', { artist: 'Ada' }],
  ])('includes %s, which no fingerprint covers', (key, value) => {
    const incoming = { ...hero, [key]: value };
    const { state, differences } = compareDocuments(GAMES, incoming, { document: hero }, 'characters');
    expect(state).toBe('conflict');
    expect(differences.map(({ path }) => path)).toEqual([`/${key}`]);
  });

  it('includes keys that the format does not know', () => {
    const { differences } = compareDocuments(GAMES, { ...hero, homebrew: 1 }, { document: hero }, 'characters');
    expect(differences.map(({ path }) => path)).toEqual(['/homebrew']);
  });

  it('compares a team that returns with its characters as "same" while the characters are unchanged', () => {
    const teamWithCharacters = { ...first, characters: [hero] };
    expect(compareDocuments(GAMES, teamWithCharacters, { document: first }, 'teams', () => true).state).toBe('same');
    expect(
      compareDocuments(GAMES, teamWithCharacters, { document: first }, 'teams', () => false).differences.map(
        ({ path }) => path,
      ),
    ).toEqual(['/characters']);
    // The library's team has changed since, and the incoming one is the shared team with its characters.
    const ownDocument = { document: { ...first, name: 'Second Watch' }, shared: computeDigest(first) };
    expect(compareDocuments(GAMES, teamWithCharacters, ownDocument, 'teams', () => true).state).toBe('older');
  });
});

describe('differences between documents', () => {
  it('lists one difference per field that people know, and applies chosen fields', () => {
    const [firstAttack, ...otherAttacks] = hero.attacks;
    const incomingDocument = {
      ...hero,
      level: 2,
      traits: { ...hero.traits, fight: { dice: 1, resistance: 1 } },
      attacks: [{ ...firstAttack, range: 9 }, ...otherAttacks],
      talents: [],
      art: undefined,
    };
    expect(compareFields(GAMES, 'characters', hero, incomingDocument).map(({ path }) => path)).toEqual([
      '/level',
      '/traits/fight',
      '/talents',
      '/attacks/0',
      '/art',
    ]);
    expect(takeFields(hero, incomingDocument, ['/level'])).toEqual({ ...hero, level: 2 });
    expect(Object.keys(takeFields(hero, incomingDocument, ['/art']) as object)).not.toContain('art');
  });

  it('follows the shape of the document: objects by parts, pictures and embedded documents as a whole', () => {
    const ruleset = 'supers-unlimited';
    const listPointers = (
      documentKind: 'events' | 'teams' | 'factions',
      ownDocument: object,
      incomingDocument: object,
    ) =>
      compareFields(GAMES, documentKind, { ruleset, ...ownDocument }, { ruleset, ...incomingDocument }).map(
        ({ path }) => path,
      );
    const ceilings = [{ ceilings: { power: 8, move: 6 } }, { ceilings: { power: 7, move: 6 } }] as const;
    expect(listPointers('events', ...ceilings)).toEqual(['/ceilings/power']);
    const teamPair = [{ characters: [hero] }, { characters: [{ ...hero, level: 2 }] }] as const;
    expect(listPointers('teams', ...teamPair)).toEqual(['/characters']);
    const symbols = [{ symbol: { width: 1, shapes: [] } }, { symbol: { width: 2, shapes: [] } }] as const;
    expect(listPointers('factions', ...symbols)).toEqual(['/symbol']);
  });

  it("shows values with labels in the reader's language", () => {
    expect(getPlaceLabel(translate, GAMES, '/traits/fight')).toBe('Fight');
    expect(getPlaceLabel(translate, GAMES, '/attacks/1')).toBe('Attack 2');
    expect(getPlaceLabel(translate, GAMES, '/keywords/elements')).toBe('Keywords: elements');
    expect(getPlaceLabel(translate, GAMES, '/art/drawing')).toBe('Drawing');
    expect(formatValueLines(translate, GAMES, '/attacks/0', hero.attacks[1])).toEqual([
      'Fog Signal: Fight vs Mind / Pulse 4 / Stun and Knockback',
    ]);
    expect(formatValueLines(translate, GAMES, '/traits/magic', { dice: 1, resistance: 0 })).toEqual([
      '1 die, Resistance 0',
    ]);
    expect(formatValueLines(translate, GAMES, '/hp', { total: 14, red: 3 })).toEqual(['14, 3 of them red']);
    expect(formatValueLines(translateToGerman, GAMES, '/hp', { total: 14, red: 3 })).toEqual(['14, davon 3 rot']);
    expect(formatValueLines(translateToGerman, GAMES, '/traits/magic', { dice: 1, resistance: 0 })).toEqual([
      '1 Würfel, Resistance 0',
    ]);
    expect(formatValueLines(translate, GAMES, '/traits/magic', { dice: 4 })).toEqual(['4 dice']);
    expect(formatValueLines(translate, GAMES, '/weaknesses', [{ keyword: 'plasma-x', vulnerability: true }])).toEqual([
      'Plasma X (Vulnerability)',
    ]);
    expect(formatValueLines(translate, GAMES, '/talents', [{ name: 'Gear', items: ['Rope', 'Lamp'] }])).toEqual([
      'Gear: Rope, Lamp',
    ]);
    expect(formatValueLines(translate, GAMES, '/members/0', { character: 'ash', copies: 2 })).toEqual(['2 × ash']);
    expect(formatValueLines(translate, GAMES, '/notes', 'One\nTwo')).toEqual(['One', 'Two']);
    expect(formatValueLines(translate, GAMES, '/concept', '')).toEqual([]);
  });

  it('shows the names of embedded team members, and the ids of the others', () => {
    const members = [{ character: 'ash', copies: 2 }, { character: 'elm' }, 'x'];
    const team = {
      members,
      characters: [{ id: 'ash', name: 'Ash Grey' }, { id: 'ash', name: 'Other' }, { id: 'elm' }],
    };
    const formatMembers = (value: unknown, document: unknown) =>
      formatValueLines(translate, GAMES, '/members', replaceIdsByNames('/members', value, document));
    expect(formatMembers(members, team)).toEqual(['2 × Ash Grey', '1 × elm', 'x']);
    expect(formatMembers(members, { members })).toEqual(['2 × ash', '1 × elm', 'x']);
    expect(replaceIdsByNames('/members/0', members[0], team)).toEqual({ character: 'Ash Grey', copies: 2 });
    expect(replaceIdsByNames('/leader', 'ash', team)).toBe('Ash Grey');
    expect(replaceIdsByNames('/notes', 'ash', team)).toBe('ash');
    expect(replaceIdsByNames('/members', 'odd', null)).toBe('odd');
  });

  it('shows factions by the name in the document, the import or the library', () => {
    const team = { factions: [{ id: 'choir', name: 'The Choir' }] };
    const findKnownName = (documentKind: string, documentId: string) =>
      documentKind === 'factions' && documentId === 'harbour' ? 'The Harbour' : undefined;
    const allegiance = (faction: string) => ({ kind: 'faction', faction });
    expect(replaceIdsByNames('/allegiance', allegiance('choir'), team, findKnownName)).toEqual(allegiance('The Choir'));
    expect(replaceIdsByNames('/allegiance/faction', 'harbour', team, findKnownName)).toBe('The Harbour');
    expect(replaceIdsByNames('/allegiance', { kind: 'alignment', alignment: 'hero' }, team)).toEqual({
      kind: 'alignment',
      alignment: 'hero',
    });
    expect(replaceIdsByNames('/factions', ['harbour', 'lost'], {}, findKnownName)).toEqual(['The Harbour', 'lost']);
    expect(replaceIdsByNames('/factions', team.factions, {}, findKnownName)).toEqual(team.factions);
  });

  it('escapes hidden characters and shows values of unexpected types', () => {
    expect(formatValueLines(translate, GAMES, '/name', 'a\u202eb')).toEqual(['a\\u{202e}b']);
    expect(formatValueLines(translate, GAMES, '/attacks', [{ name: 3 }, null, 'x', [[]]])).toEqual([
      'Name: 3',
      'null',
      'x',
    ]);
    expect(formatValueLines(translate, GAMES, '/level', { a: Number.POSITIVE_INFINITY })).toEqual(['A: ∞']);
  });
});

const asIncoming = (
  document: { id: string; name: string; [key: string]: unknown },
  documentKind: Incoming['kind'],
  origin = 'a',
): Incoming => ({
  kind: documentKind,
  id: document.id,
  name: document.name,
  document,
  origin,
});
const NOTHING = { has: () => false };

describe('planImport', () => {
  it('replaces new and changed documents by default, and never documents that were changed in the library', () => {
    const candidate = (state: Candidate['state'], candidateChanges: Partial<Candidate> = {}): Candidate => ({
      key: 'k',
      incoming: asIncoming(hero, 'characters'),
      state,
      differences: [],
      ...candidateChanges,
    });
    expect(
      (['new', 'changed', 'same', 'older', 'conflict'] as const).map((candidateState) =>
        getDefaultChoice(candidate(candidateState)),
      ),
    ).toEqual(['theirs', 'theirs', 'mine', 'mine', 'mine']);
    const trashed = { ...asIncoming(hero, 'characters'), trashed: '2026-01-01T00:00:00Z' };
    expect(getDefaultChoice(candidate('new', { incoming: trashed }))).toBe('mine');
  });

  it('imports the same document once, and a different document with the same id as a copy', () => {
    const candidates = createCandidates(
      GAMES,
      [
        asIncoming(hero, 'characters', 'a'),
        asIncoming(hero, 'characters', 'b'),
        asIncoming(louderHero, 'characters', 'c'),
      ],
      () => undefined,
    );
    expect(candidates.map(({ state, twin: twinOrigin }) => [state, twinOrigin])).toEqual([
      ['new', undefined],
      ['conflict', 'a'],
    ]);
    expect(listChoices(candidates[1] as Candidate)).toEqual(['mine', 'both']);
    const importPlan = planImport(candidates, (candidate) => ({ choice: getDefaultChoice(candidate) }), NOTHING);
    expect(importPlan.map(({ id, isTheirs }) => [id, isTheirs])).toEqual([
      ['brasslung', true],
      ['brasslung-2', false],
    ]);
  });

  it('updates teams and events to the new id of a copied character, but not teams that embed it', () => {
    const faction = { format: 'rollcall.faction', version: 1, id: 'watch', name: 'Watch' };
    const factionMember = { ...hero, factions: ['watch'] };
    const team = {
      ...first,
      members: [{ character: hero.id }],
      leader: hero.id,
      allegiance: { kind: 'faction', faction: 'watch' },
    };
    const teamWithOwnCharacter = { ...team, id: 'own', characters: [hero] };
    const eventPack = {
      format: 'rollcall.event',
      version: 1,
      id: 'open',
      name: 'Open',
      banned: [hero.id],
      approved: { [hero.id]: 'ab' },
    };
    const candidates = createCandidates(
      GAMES,
      [
        asIncoming(factionMember, 'characters'),
        asIncoming(faction, 'factions'),
        asIncoming(team, 'teams'),
        asIncoming(teamWithOwnCharacter, 'teams'),
        asIncoming(eventPack, 'events'),
      ],
      ({ kind }) =>
        kind === 'characters' ? { document: louderHero } : kind === 'factions' ? { document: {} } : undefined,
    );
    const importPlan = planImport(
      candidates,
      ({ incoming }) => ({
        choice: incoming.kind === 'characters' || incoming.kind === 'factions' ? 'both' : 'theirs',
      }),
      { has: (_documentKind, documentId) => documentId === 'brasslung-2' },
    );
    expect(importPlan.map(({ incomingId }) => incomingId)).toEqual([hero.id, 'watch', undefined, undefined, undefined]);
    const [importedHero, importedFaction, importedTeam, importedOwnTeam, importedEventPack] = importPlan.map(
      ({ document }) => document as Record<string, unknown>,
    );
    expect(importedHero).toMatchObject({ id: 'brasslung-3', name: 'Brasslung (imported)', factions: ['watch-2'] });
    expect(importedFaction).toMatchObject({ id: 'watch-2' });
    expect(importedTeam).toMatchObject({
      members: [{ character: 'brasslung-3' }],
      leader: 'brasslung-3',
      allegiance: { faction: 'watch-2' },
    });
    expect(importedOwnTeam).toMatchObject({ members: [{ character: hero.id }], leader: hero.id });
    expect(importedEventPack).toMatchObject({ banned: ['brasslung-3'], approved: { 'brasslung-3': 'ab' } });
  });

  it('applies only the chosen fields', () => {
    const candidates = createCandidates(GAMES, [asIncoming({ ...hero, level: 2, power: 9 }, 'characters')], () => ({
      document: louderHero,
    }));
    const importPlan = planImport(candidates, () => ({ choice: 'theirs', paths: ['/power'] }), NOTHING);
    expect(importPlan).toEqual([
      { kind: 'characters', id: hero.id, document: { ...louderHero, power: 9 }, isTheirs: false },
    ]);
  });

  it('creates new ids within the maximum length', () => {
    expect(createFreshId('x'.repeat(64), () => false)).toBe(`${'x'.repeat(62)}-2`);
  });
});

describe('a document with the id of a document of another game', () => {
  const stranger = { ...hero, ruleset: 'ssua', name: 'Night Diver' };
  const incoming: Incoming = { kind: 'characters', id: hero.id, name: hero.name, document: hero, origin: 'a.json' };
  const team: Incoming = {
    kind: 'teams',
    id: 'crew',
    name: 'Crew',
    document: { ...first, id: 'crew', members: [{ character: hero.id }] },
    origin: 'b.json',
  };
  // The library's document is unchanged since it was shared. In the same game it would be replaced.
  const ownDocument = { document: stranger, shared: computeDigest(stranger) };
  const candidates = createCandidates(GAMES, [incoming, team], ({ kind }) =>
    kind === 'characters' ? ownDocument : undefined,
  );

  it('imports it with its name under a new id, and updates its team', () => {
    const [candidate] = candidates as [Candidate];
    expect(candidate).toMatchObject({ state: 'conflict', differences: [], otherGame: true });
    expect(listChoices(candidate)).toEqual(['mine', 'both']);
    const planned = planImport(candidates, (plannedCandidate) => ({ choice: getDefaultChoice(plannedCandidate) }), {
      has: (documentKind, documentId) => documentKind === 'characters' && documentId === hero.id,
    });
    expect(planned.map(({ id, document }) => [id, (document as { name: string }).name])).toEqual([
      [`${hero.id}-2`, hero.name],
      ['crew', first.name],
    ]);
    expect(planned[1]?.document).toMatchObject({ members: [{ character: `${hero.id}-2` }] });
  });

  it('replaces it when the incoming document is the newest state of the same document', () => {
    const [candidate] = createCandidates(GAMES, [{ ...incoming, newest: true }], () => ownDocument) as [Candidate];
    expect(candidate.otherGame).toBeUndefined();
    expect(getDefaultChoice(candidate)).toBe('theirs');
  });
});
