/** Laws of fixes on hostile documents: what a fix leaves behind can be saved as JSON and read again, and its finding is gone. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/shared/document/edit.ts';
import { parseText } from '../../src/shared/document/parse.ts';
import type { JudgedDocument } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import type { Finding } from '../../src/shared/rules/finding.ts';
import { judge } from '../../src/shared/rules/judge.ts';
import { offerFixes } from '../../src/shared/rules/offer-fixes.ts';
import { formatLateText } from '../../src/shared/texts/late-text.ts';
import { anyCharacter, anyTeam, SEED } from '../support/documents/arbitrary.ts';
import { baseCharacter, baseTeam, readable } from '../support/documents/fixture.ts';
import { runs } from '../support/runs.ts';
import { t } from '../support/texts.ts';

const EVENT: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'e',
  name: 'E',
  levels: 15,
  formations: ['super-force'],
  level: { max: 6 },
  ceilings: { power: 4 },
  banned: ['c0', '', '__proto__'],
  maxCopies: 1,
  gimmicks: false,
};

/** An event of numbers that JSON cannot hold: nothing of it may come into a list. */
const ENDLESS: EventPack = {
  ...EVENT,
  levels: Number.POSITIVE_INFINITY,
  level: { min: Number.POSITIVE_INFINITY },
  ceilings: { power: Number.NEGATIVE_INFINITY, 'fight.dice': 0.5 },
  maxCopies: Number.NEGATIVE_INFINITY,
};

const number = fc.constantFrom(
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -0,
  1e300,
  1e21,
  -7,
  4.5,
  -0.4,
  5e-324,
);
const word = fc.constantFrom(
  '',
  ' ',
  '__proto__',
  'constructor',
  'a, b',
  '\ud800',
  'a/b~c',
  'x'.repeat(500),
  'tank',
  'watch',
);

/** One thing that is made worse; a list index is taken by what there is. */
type Spoil = (document: Team, at: number) => Team;
const member =
  (change: object): Spoil =>
  (team, at) => ({
    ...team,
    members: team.members.map((m, index) => (index === at % team.members.length ? { ...m, ...change } : m)),
  });
const hero =
  (change: (c: Character) => object): Spoil =>
  (team, at) => ({
    ...team,
    characters: (team.characters ?? []).map((c, index, all) =>
      index === at % all.length ? { ...c, ...change(c) } : c,
    ),
  });
const spoil: fc.Arbitrary<Spoil> = fc.oneof(
  number.map((copies) => member({ copies })),
  word.map((character) => member({ character })),
  number.map(
    (levels): Spoil =>
      (team) => ({ ...team, levels }),
  ),
  word.map(
    (leader): Spoil =>
      (team) => ({ ...team, leader }),
  ),
  fc.array(word, { maxLength: 3 }).map(
    (gimmicks): Spoil =>
      (team) => ({ ...team, gimmicks: [...gimmicks, 'tag-team'] }),
  ),
  word.map(
    (key): Spoil =>
      (team) => ({ ...team, options: JSON.parse(`{${JSON.stringify(key)}: 1e999}`) }),
  ),
  word.map(
    (faction): Spoil =>
      (team) => ({ ...team, allegiance: { kind: 'faction', faction } }),
  ),
  word.map((id) => hero(() => ({ id }))),
  word.map((name) => hero(() => ({ name }))),
  number.map((level) => hero(() => ({ level }))),
  number.map((dice) => hero((c) => ({ traits: { ...c.traits, fight: { ...c.traits.fight, dice } } }))),
  fc.tuple(number, number).map(([total, red]) => hero(() => ({ hp: { total, red } }))),
  word.map((w) => hero(() => ({ classes: ['tank', w, w], factions: [w, 'watch', w], weaknesses: [{ keyword: w }] }))),
  fc.tuple(number, fc.constantFrom('bash', 'Throw', 'Ω'), word).map(([n, name, type]) =>
    hero((c) => ({
      abilities: [{ name: 'Super Strength', x: { items: [1] } }],
      attacks: [
        ...c.attacks,
        { name, trait: 'fight', type, range: n, bonusDice: n, bonus: n, effects: [{ effect: type }] },
      ],
    })),
  ),
);
const hostileTeam = fc
  .tuple(anyTeam, fc.array(fc.tuple(spoil, fc.nat({ max: 9 })), { minLength: 1, maxLength: 3 }))
  .map(([team, spoils]) => spoils.reduce((t, [worse, at]) => (t.members.length > 0 ? worse(t, at) : t), team));
const hostileCharacter = fc
  .tuple(anyCharacter, spoil)
  .map(
    ([c, worse]) =>
      worse({ members: [{ character: '' }], characters: [c] } as unknown as Team, 0).characters?.[0] as Character,
  );

const kin = (findings: readonly Finding[], { code, subjects, actual }: Finding): number =>
  findings.filter(
    (f) =>
      f.code === code &&
      `${f.subjects}` === `${subjects}` &&
      (typeof actual !== 'string' || typeof f.actual !== 'string' || f.actual === actual),
  ).length;

function expectSaved(document: JudgedDocument, context: object): number {
  const { findings } = judge(GAMES, document, { ...context, fixes: true });
  let tried = 0;
  for (const finding of findings) {
    for (const { edits, label: made } of finding.fixes ?? []) {
      const label = formatLateText(t, made);
      tried++;
      expect(label).toMatch(/^[A-Z].*\S$/s);
      expect(label.length).toBeLessThan(600);
      const text = JSON.stringify(applyEdits(document, edits));
      const parsed = parseText(GAMES, text);
      expect(parsed.ok, `${label}: ${JSON.stringify(edits)}`).toBe(true);
      const after = judge(GAMES, readable(parsed), context).findings;
      expect(kin(after, finding), `${finding.code}: ${label}`).toBeLessThan(kin(findings, finding));
    }
  }
  return tried;
}

const RUNS = runs(500);

describe('a fix of a hostile document', () => {
  it('leaves one that can be saved and read again, without its finding', () => {
    let tried = 0;
    fc.assert(
      fc.property(
        fc.oneof(hostileTeam, hostileCharacter),
        fc.constantFrom(undefined, EVENT, ENDLESS),
        (document, event) => {
          tried += expectSaved(document, event ? { event } : {});
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(tried).toBeGreaterThan(RUNS);
  });

  it('keeps the copies of everybody else', () => {
    const text = `{"format":"rollcall.team","version":1,"ruleset":"supers-unlimited","id":"t","name":"T","levels":25,
      "formation":"super-force","allegiance":{"kind":"alignment","alignment":"hero"},
      "members":[{"character":"c0"},{"character":"c1","copies":1e999}],"characters":[]}`;
    const document = readable(parseText(GAMES, text)) as Team;
    const { findings } = judge(GAMES, document, { eventPack: EVENT, fixes: true });
    const offered = findings.flatMap((f) => f.fixes ?? []);
    expect(offered.map((fix) => formatLateText(t, fix.label))).toContain('Set copies to 1');
    expect(JSON.stringify(offered)).not.toContain('null');
  });
});

describe('in a very large document', () => {
  const hero = (index: number): Character => ({
    ...baseCharacter(),
    id: `c${index}`,
    name: `C${index}`,
    power: index < 100 ? -1 : 5,
  });
  const of = (size: number): Team => ({
    ...baseTeam(),
    members: Array.from({ length: size }, (_, index) => ({ character: `c${index}` })),
    characters: Array.from({ length: size }, (_, index) => hero(index)),
  });
  /** Those of the first hundred: what is wrong with all the others is not tried anyway. */
  const { findings } = judge(GAMES, of(100));
  /** How often the document is checked anew. */
  const trialsOf = (size: number): number => {
    const team = of(size);
    let trials = 0;
    offerFixes(
      team,
      findings.slice(0, 200),
      ({ path }) => [{ label: 'Repair', edits: [{ op: 'set', path, value: 1 }] }],
      () => {
        trials++;
        return findings;
      },
    );
    return trials;
  };
  it('only the first findings are tried, so that the work stays the same', () => {
    expect(trialsOf(100)).toBe(200);
    const trials = [2000, 4000, 8000].map(trialsOf);
    expect(trials[0]).toBeGreaterThan(10);
    expect(trials[1]).toBeLessThanOrEqual((trials[0] ?? 0) / 2 + 1);
    expect(trials[2]).toBeLessThanOrEqual((trials[1] ?? 0) / 2 + 1);
  });
});
