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
import { t, tGerman } from '../../../support/texts.ts';

const shared = computeDigest(hero);
const louder = { ...hero, concept: 'Louder' };
const deeper = { ...hero, concept: 'Deeper' };

describe('the state of an incoming document', () => {
  it.each([
    ['new', hero, undefined],
    ['same', { ...hero }, { document: hero }],
    ['changed', louder, { document: hero, shared }],
    ['older', hero, { document: louder, shared }],
    ['conflict', deeper, { document: louder, shared }],
    // Nobody knows which of them is newer.
    ['conflict', louder, { document: hero }],
  ])('%s', (state, theirs, mine) => {
    expect(compareDocuments(GAMES, theirs, mine, 'characters').state).toBe(state);
  });

  it('a default that is written down is no difference, a note is', () => {
    expect(compareDocuments(GAMES, { ...hero, infiltrator: false }, { document: hero }, 'characters').state).toBe(
      'same',
    );
    const noted = compareDocuments(
      GAMES,
      { ...hero, notes: 'Mind the gap', infiltrator: false },
      { document: hero },
      'characters',
    );
    expect(noted.differences.map(({ path }) => path)).toEqual(['/notes']);
  });

  it('keys that the format does not know are compared too', () => {
    const { differences } = compareDocuments(GAMES, { ...hero, homebrew: 1 }, { document: hero }, 'characters');
    expect(differences.map(({ path }) => path)).toEqual(['/homebrew']);
  });

  it('a team that comes back with its characters is the same as long as these are', () => {
    const whole = { ...first, characters: [hero] };
    expect(compareDocuments(GAMES, whole, { document: first }, 'teams', () => true).state).toBe('same');
    expect(
      compareDocuments(GAMES, whole, { document: first }, 'teams', () => false).differences.map(({ path }) => path),
    ).toEqual(['/characters']);
    // Mine moved on: theirs is what went out, whole.
    const mine = { document: { ...first, name: 'Second Watch' }, shared: computeDigest(first) };
    expect(compareDocuments(GAMES, whole, mine, 'teams', () => true).state).toBe('older');
  });
});

describe('differences', () => {
  it('are one for each place that people know', () => {
    const [bash, ...others] = hero.attacks;
    const theirs = {
      ...hero,
      level: 2,
      traits: { ...hero.traits, fight: { dice: 1, resistance: 1 } },
      attacks: [{ ...bash, range: 9 }, ...others],
      talents: [],
      art: undefined,
    };
    expect(compareFields(GAMES, 'characters', hero, theirs).map(({ path }) => path)).toEqual([
      '/level',
      '/traits/fight',
      '/talents',
      '/attacks/0',
      '/art',
    ]);
    expect(takeFields(hero, theirs, ['/level'])).toEqual({ ...hero, level: 2 });
    expect(Object.keys(takeFields(hero, theirs, ['/art']) as object)).not.toContain('art');
  });

  it('are found by the shape of the document: objects by their parts, pictures and embedded documents whole', () => {
    const ruleset = 'supers-unlimited';
    const pathsIn = (kind: 'events' | 'teams' | 'factions', mine: object, theirs: object) =>
      compareFields(GAMES, kind, { ruleset, ...mine }, { ruleset, ...theirs }).map(({ path }) => path);
    const ceilings = [{ ceilings: { power: 8, move: 6 } }, { ceilings: { power: 7, move: 6 } }] as const;
    expect(pathsIn('events', ...ceilings)).toEqual(['/ceilings/power']);
    const embeds = [{ characters: [hero] }, { characters: [{ ...hero, level: 2 }] }] as const;
    expect(pathsIn('teams', ...embeds)).toEqual(['/characters']);
    const symbols = [{ symbol: { width: 1, shapes: [] } }, { symbol: { width: 2, shapes: [] } }] as const;
    expect(pathsIn('factions', ...symbols)).toEqual(['/symbol']);
  });

  it('are read as people say them', () => {
    expect(getPlaceLabel(t, GAMES, '/traits/fight')).toBe('Fight');
    expect(getPlaceLabel(t, GAMES, '/attacks/1')).toBe('Attack 2');
    expect(getPlaceLabel(t, GAMES, '/keywords/elements')).toBe('Keywords: elements');
    expect(getPlaceLabel(t, GAMES, '/art/drawing')).toBe('Drawing');
    expect(formatValueLines(t, GAMES, '/attacks/0', hero.attacks[1])).toEqual([
      'Fog Signal: Fight vs Mind / Pulse 4 / Stun and Knockback',
    ]);
    expect(formatValueLines(t, GAMES, '/traits/magic', { dice: 1, resistance: 0 })).toEqual(['1 die, Resistance 0']);
    expect(formatValueLines(t, GAMES, '/hp', { total: 14, red: 3 })).toEqual(['14, 3 of them red']);
    expect(formatValueLines(tGerman, GAMES, '/hp', { total: 14, red: 3 })).toEqual(['14, davon 3 rot']);
    expect(formatValueLines(tGerman, GAMES, '/traits/magic', { dice: 1, resistance: 0 })).toEqual([
      '1 Würfel, Resistance 0',
    ]);
    expect(formatValueLines(t, GAMES, '/traits/magic', { dice: 4 })).toEqual(['4 dice']);
    expect(formatValueLines(t, GAMES, '/weaknesses', [{ keyword: 'plasma-x', vulnerability: true }])).toEqual([
      'Plasma X (Vulnerability)',
    ]);
    expect(formatValueLines(t, GAMES, '/talents', [{ name: 'Gear', items: ['Rope', 'Lamp'] }])).toEqual([
      'Gear: Rope, Lamp',
    ]);
    expect(formatValueLines(t, GAMES, '/members/0', { character: 'ash', copies: 2 })).toEqual(['2 × ash']);
    expect(formatValueLines(t, GAMES, '/notes', 'One\nTwo')).toEqual(['One', 'Two']);
    expect(formatValueLines(t, GAMES, '/concept', '')).toEqual([]);
  });

  it('name the members of a team that carries its characters, and leave the others their id', () => {
    const members = [{ character: 'ash', copies: 2 }, { character: 'elm' }, 'x'];
    const team = {
      members,
      characters: [{ id: 'ash', name: 'Ash Grey' }, { id: 'ash', name: 'Other' }, { id: 'elm' }],
    };
    const lines = (value: unknown, document: unknown) =>
      formatValueLines(t, GAMES, '/members', replaceIdsByNames('/members', value, document));
    expect(lines(members, team)).toEqual(['2 × Ash Grey', '1 × elm', 'x']);
    expect(lines(members, { members })).toEqual(['2 × ash', '1 × elm', 'x']);
    expect(replaceIdsByNames('/members/0', members[0], team)).toEqual({ character: 'Ash Grey', copies: 2 });
    expect(replaceIdsByNames('/leader', 'ash', team)).toBe('Ash Grey');
    expect(replaceIdsByNames('/notes', 'ash', team)).toBe('ash');
    expect(replaceIdsByNames('/members', 'odd', null)).toBe('odd');
  });

  it('name factions as the document, the import or the library does', () => {
    const team = { factions: [{ id: 'choir', name: 'The Choir' }] };
    const known = (kind: string, id: string) => (kind === 'factions' && id === 'harbour' ? 'The Harbour' : undefined);
    const allegiance = (faction: string) => ({ kind: 'faction', faction });
    expect(replaceIdsByNames('/allegiance', allegiance('choir'), team, known)).toEqual(allegiance('The Choir'));
    expect(replaceIdsByNames('/allegiance/faction', 'harbour', team, known)).toBe('The Harbour');
    expect(replaceIdsByNames('/allegiance', { kind: 'alignment', alignment: 'hero' }, team)).toEqual({
      kind: 'alignment',
      alignment: 'hero',
    });
    expect(replaceIdsByNames('/factions', ['harbour', 'lost'], {}, known)).toEqual(['The Harbour', 'lost']);
    expect(replaceIdsByNames('/factions', team.factions, {}, known)).toEqual(team.factions);
  });

  it('show what hides, and whatever stands where something else belongs', () => {
    expect(formatValueLines(t, GAMES, '/name', 'a\u202eb')).toEqual(['a\\u{202e}b']);
    expect(formatValueLines(t, GAMES, '/attacks', [{ name: 3 }, null, 'x', [[]]])).toEqual(['Name: 3', 'null', 'x']);
    expect(formatValueLines(t, GAMES, '/level', { a: Number.POSITIVE_INFINITY })).toEqual(['A: ∞']);
  });
});

const asIncoming = (
  document: { id: string; name: string; [key: string]: unknown },
  kind: Incoming['kind'],
  from = 'a',
): Incoming => ({
  kind,
  id: document.id,
  name: document.name,
  document,
  origin: from,
});
const NOTHING = { has: () => false };

describe('what is done', () => {
  it('by itself takes what is new or changed, and never mine', () => {
    const candidate = (state: Candidate['state'], more: Partial<Candidate> = {}): Candidate => ({
      key: 'k',
      incoming: asIncoming(hero, 'characters'),
      state,
      differences: [],
      ...more,
    });
    expect(
      (['new', 'changed', 'same', 'older', 'conflict'] as const).map((s) => getDefaultChoice(candidate(s))),
    ).toEqual(['theirs', 'theirs', 'mine', 'mine', 'mine']);
    const trashed = { ...asIncoming(hero, 'characters'), trashed: '2026-01-01T00:00:00Z' };
    expect(getDefaultChoice(candidate('new', { incoming: trashed }))).toBe('mine');
  });

  it('one id twice in one import: the same is one, another is kept beside it', () => {
    const all = createCandidates(
      GAMES,
      [asIncoming(hero, 'characters', 'a'), asIncoming(hero, 'characters', 'b'), asIncoming(louder, 'characters', 'c')],
      () => undefined,
    );
    expect(all.map(({ state, twin }) => [state, twin])).toEqual([
      ['new', undefined],
      ['conflict', 'a'],
    ]);
    expect(listChoices(all[1] as Candidate)).toEqual(['mine', 'both']);
    const plan = planImport(all, (one) => ({ choice: getDefaultChoice(one) }), NOTHING);
    expect(plan.map(({ id, isTheirs }) => [id, isTheirs])).toEqual([
      ['brasslung', true],
      ['brasslung-2', false],
    ]);
  });

  it('teams of the import follow a character that is kept beside mine, its own do not', () => {
    const faction = { format: 'rollcall.faction', version: 1, id: 'watch', name: 'Watch' };
    const member = { ...hero, factions: ['watch'] };
    const team = {
      ...first,
      members: [{ character: hero.id }],
      leader: hero.id,
      allegiance: { kind: 'faction', faction: 'watch' },
    };
    const own = { ...team, id: 'own', characters: [hero] };
    const event = {
      format: 'rollcall.event',
      version: 1,
      id: 'open',
      name: 'Open',
      banned: [hero.id],
      approved: { [hero.id]: 'ab' },
    };
    const all = createCandidates(
      GAMES,
      [
        asIncoming(member, 'characters'),
        asIncoming(faction, 'factions'),
        asIncoming(team, 'teams'),
        asIncoming(own, 'teams'),
        asIncoming(event, 'events'),
      ],
      ({ kind }) => (kind === 'characters' ? { document: louder } : kind === 'factions' ? { document: {} } : undefined),
    );
    const both = planImport(
      all,
      ({ incoming }) => ({
        choice: incoming.kind === 'characters' || incoming.kind === 'factions' ? 'both' : 'theirs',
      }),
      { has: (_kind, id) => id === 'brasslung-2' },
    );
    const [hero2, watch2, team2, own2, open2] = both.map(({ document }) => document as Record<string, unknown>);
    expect(hero2).toMatchObject({ id: 'brasslung-3', name: 'Brasslung (imported)', factions: ['watch-2'] });
    expect(watch2).toMatchObject({ id: 'watch-2' });
    expect(team2).toMatchObject({
      members: [{ character: 'brasslung-3' }],
      leader: 'brasslung-3',
      allegiance: { faction: 'watch-2' },
    });
    expect(own2).toMatchObject({ members: [{ character: hero.id }], leader: hero.id });
    expect(open2).toMatchObject({ banned: ['brasslung-3'], approved: { 'brasslung-3': 'ab' } });
  });

  it('single fields of theirs leave the rest of mine', () => {
    const all = createCandidates(GAMES, [asIncoming({ ...hero, level: 2, power: 9 }, 'characters')], () => ({
      document: louder,
    }));
    const plan = planImport(all, () => ({ choice: 'theirs', paths: ['/power'] }), NOTHING);
    expect(plan).toEqual([{ kind: 'characters', id: hero.id, document: { ...louder, power: 9 }, isTheirs: false }]);
  });

  it('a fresh id keeps to the length that the formats ask for', () => {
    expect(createFreshId('x'.repeat(64), () => false)).toBe(`${'x'.repeat(62)}-2`);
  });
});

describe('a document with the id of one of another game', () => {
  const stranger = { ...hero, ruleset: 'ssua', name: 'Night Diver' };
  const incoming: Incoming = { kind: 'characters', id: hero.id, name: hero.name, document: hero, origin: 'a.json' };
  const team: Incoming = {
    kind: 'teams',
    id: 'crew',
    name: 'Crew',
    document: { ...first, id: 'crew', members: [{ character: hero.id }] },
    origin: 'b.json',
  };
  // Mine is as it was shared: of the same game it would be replaced.
  const mine = { document: stranger, shared: computeDigest(stranger) };
  const candidates = createCandidates(GAMES, [incoming, team], ({ kind }) =>
    kind === 'characters' ? mine : undefined,
  );

  it('comes in beside it under an id of its own, with its name, and its team follows', () => {
    const [candidate] = candidates as [Candidate];
    expect(candidate).toMatchObject({ state: 'conflict', differences: [], otherGame: true });
    expect(listChoices(candidate)).toEqual(['mine', 'both']);
    const planned = planImport(candidates, (one) => ({ choice: getDefaultChoice(one) }), {
      has: (kind, id) => kind === 'characters' && id === hero.id,
    });
    expect(planned.map(({ id, document }) => [id, (document as { name: string }).name])).toEqual([
      [`${hero.id}-2`, hero.name],
      ['crew', first.name],
    ]);
    expect(planned[1]?.document).toMatchObject({ members: [{ character: `${hero.id}-2` }] });
  });

  it('takes its place where it is the newest state of it', () => {
    const [candidate] = createCandidates(GAMES, [{ ...incoming, newest: true }], () => mine) as [Candidate];
    expect(candidate.otherGame).toBeUndefined();
    expect(getDefaultChoice(candidate)).toBe('theirs');
  });
});
