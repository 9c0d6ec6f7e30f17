/**
 * Tests laws of fixes for hostile documents: the fixed document can be saved as JSON and parsed, and the finding is
 * gone.
 */

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
import { readBaseCharacter, readBaseTeam, unwrapDocument } from '../support/documents/fixture.ts';
import { scaleRuns } from '../support/sample-size.ts';
import { translate } from '../support/texts.ts';

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

/** An event pack with numbers that JSON cannot represent, none of which may get into a team. */
const ENDLESS: EventPack = {
  ...EVENT,
  levels: Number.POSITIVE_INFINITY,
  level: { min: Number.POSITIVE_INFINITY },
  ceilings: { power: Number.NEGATIVE_INFINITY, 'fight.dice': 0.5 },
  maxCopies: Number.NEGATIVE_INFINITY,
};

const anyNumber = fc.constantFrom(
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
const anyWord = fc.constantFrom(
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

/** Makes one part of a team worse. The index is taken modulo the length of the list. */
type Spoil = (document: Team, index: number) => Team;
const spoilMember =
  (changes: object): Spoil =>
  (team, memberIndex) => ({
    ...team,
    members: team.members.map((teamMember, index) =>
      index === memberIndex % team.members.length ? { ...teamMember, ...changes } : teamMember,
    ),
  });
const spoilHero =
  (createChanges: (character: Character) => object): Spoil =>
  (team, heroIndex) => ({
    ...team,
    characters: (team.characters ?? []).map((character, index, allCharacters) =>
      index === heroIndex % allCharacters.length ? { ...character, ...createChanges(character) } : character,
    ),
  });
const anySpoil: fc.Arbitrary<Spoil> = fc.oneof(
  anyNumber.map((copies) => spoilMember({ copies })),
  anyWord.map((character) => spoilMember({ character })),
  anyNumber.map(
    (levels): Spoil =>
      (team) => ({ ...team, levels }),
  ),
  anyWord.map(
    (leader): Spoil =>
      (team) => ({ ...team, leader }),
  ),
  fc.array(anyWord, { maxLength: 3 }).map(
    (gimmicks): Spoil =>
      (team) => ({ ...team, gimmicks: [...gimmicks, 'tag-team'] }),
  ),
  // JSON.parse reads 1e999 as infinity, and creates `__proto__` as a key of its own.
  anyWord.map(
    (optionKey): Spoil =>
      (team) => ({ ...team, options: JSON.parse(`{${JSON.stringify(optionKey)}: 1e999}`) }),
  ),
  anyWord.map(
    (faction): Spoil =>
      (team) => ({ ...team, allegiance: { kind: 'faction', faction } }),
  ),
  anyWord.map((heroId) => spoilHero(() => ({ id: heroId }))),
  anyWord.map((heroName) => spoilHero(() => ({ name: heroName }))),
  anyNumber.map((level) => spoilHero(() => ({ level }))),
  anyNumber.map((dice) =>
    spoilHero((character) => ({ traits: { ...character.traits, fight: { ...character.traits.fight, dice } } })),
  ),
  fc.tuple(anyNumber, anyNumber).map(([total, red]) => spoilHero(() => ({ hp: { total, red } }))),
  anyWord.map((badWord) =>
    spoilHero(() => ({
      classes: ['tank', badWord, badWord],
      factions: [badWord, 'watch', badWord],
      weaknesses: [{ keyword: badWord }],
    })),
  ),
  fc.tuple(anyNumber, fc.constantFrom('bash', 'Throw', 'Ω'), anyWord).map(([badNumber, attackName, badType]) =>
    spoilHero((character) => ({
      abilities: [{ name: 'Super Strength', x: { items: [1] } }],
      attacks: [
        ...character.attacks,
        {
          name: attackName,
          trait: 'fight',
          type: badType,
          range: badNumber,
          bonusDice: badNumber,
          bonus: badNumber,
          effects: [{ effect: badType }],
        },
      ],
    })),
  ),
);
const hostileTeam = fc
  .tuple(anyTeam, fc.array(fc.tuple(anySpoil, fc.nat({ max: 9 })), { minLength: 1, maxLength: 3 }))
  .map(([team, spoils]) =>
    spoils.reduce(
      (spoiledTeam, [spoilTeam, index]) =>
        spoiledTeam.members.length > 0 ? spoilTeam(spoiledTeam, index) : spoiledTeam,
      team,
    ),
  );
const hostileCharacter = fc
  .tuple(anyCharacter, anySpoil)
  .map(
    ([character, spoilTeam]) =>
      spoilTeam({ members: [{ character: '' }], characters: [character] } as unknown as Team, 0)
        .characters?.[0] as Character,
  );

/** Counts the findings that are about the same mistake as the given one. Numbers may differ, since a fix may change them. */
const countSimilar = (findings: readonly Finding[], { code, subjects, actual }: Finding): number =>
  findings.filter(
    (candidate) =>
      candidate.code === code &&
      `${candidate.subjects}` === `${subjects}` &&
      (typeof actual !== 'string' || typeof candidate.actual !== 'string' || candidate.actual === actual),
  ).length;

/** Expects every fix of a document to leave a document that can be saved, without the fixed finding. Returns the number of fixes. */
function expectFixesWork(document: JudgedDocument, context: object): number {
  const { findings } = judge(GAMES, document, { ...context, fixes: true });
  let triedCount = 0;
  for (const finding of findings) {
    for (const { edits, label } of finding.fixes ?? []) {
      const labelText = formatLateText(translate, label);
      triedCount++;
      expect(labelText).toMatch(/^[A-Z].*\S$/s);
      expect(labelText.length).toBeLessThan(600);
      const savedText = JSON.stringify(applyEdits(document, edits));
      const parsed = parseText(GAMES, savedText);
      expect(parsed.ok, `${labelText}: ${JSON.stringify(edits)}`).toBe(true);
      const remainingFindings = judge(GAMES, unwrapDocument(parsed), context).findings;
      expect(countSimilar(remainingFindings, finding), `${finding.code}: ${labelText}`).toBeLessThan(
        countSimilar(findings, finding),
      );
    }
  }
  return triedCount;
}

const RUNS = scaleRuns(500);

describe('a fix for a hostile document', () => {
  it('leaves a document that can be saved and parsed, without the fixed finding', () => {
    let triedCount = 0;
    fc.assert(
      fc.property(
        fc.oneof(hostileTeam, hostileCharacter),
        fc.constantFrom(undefined, EVENT, ENDLESS),
        (document, eventPack) => {
          triedCount += expectFixesWork(document, eventPack ? { eventPack } : {});
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
    expect(triedCount).toBeGreaterThan(RUNS);
  });

  it('sets invalid copies to 1 and writes no null', () => {
    const teamText = `{"format":"rollcall.team","version":1,"ruleset":"supers-unlimited","id":"t","name":"T","levels":25,
      "formation":"super-force","allegiance":{"kind":"alignment","alignment":"hero"},
      "members":[{"character":"c0"},{"character":"c1","copies":1e999}],"characters":[]}`;
    const document = unwrapDocument(parseText(GAMES, teamText)) as Team;
    const { findings } = judge(GAMES, document, { eventPack: EVENT, fixes: true });
    const offeredFixes = findings.flatMap((finding) => finding.fixes ?? []);
    expect(offeredFixes.map((fix) => formatLateText(translate, fix.label))).toContain('Set copies to 1');
    expect(JSON.stringify(offeredFixes)).not.toContain('null');
  });
});

describe('a very large document', () => {
  const createHero = (index: number): Character => ({
    ...readBaseCharacter(),
    id: `c${index}`,
    name: `C${index}`,
    power: index < 100 ? -1 : 5,
  });
  const createTeam = (memberCount: number): Team => ({
    ...readBaseTeam(),
    members: Array.from({ length: memberCount }, (_element, index) => ({ character: `c${index}` })),
    characters: Array.from({ length: memberCount }, (_element, index) => createHero(index)),
  });
  /** Contains the findings of the first hundred characters, because fixes of later findings are not tried. */
  const { findings } = judge(GAMES, createTeam(100));
  /** Counts how often the document is judged again. */
  const countTrials = (memberCount: number): number => {
    const team = createTeam(memberCount);
    let trials = 0;
    offerFixes(
      team,
      findings.slice(0, 200),
      ({ path: pointer }) => [{ label: 'Repair', edits: [{ op: 'set', path: pointer, value: 1 }] }],
      () => {
        trials++;
        return findings;
      },
    );
    return trials;
  };
  it('limits the findings whose fixes are tried, so that the work stays constant', () => {
    expect(countTrials(100)).toBe(200);
    const trialCounts = [2000, 4000, 8000].map(countTrials);
    expect(trialCounts[0]).toBeGreaterThan(10);
    expect(trialCounts[1]).toBeLessThanOrEqual((trialCounts[0] ?? 0) / 2 + 1);
    expect(trialCounts[2]).toBeLessThanOrEqual((trialCounts[1] ?? 0) / 2 + 1);
  });
});
