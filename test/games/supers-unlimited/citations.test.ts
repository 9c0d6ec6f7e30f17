import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import type { Cite } from '../../../src/shared/rules/finding.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import {
  buildFixtureDocument,
  createJudgeContext,
  type Fixture,
  readFixture,
} from '../../support/documents/fixture.ts';
import { translate } from '../../support/texts.ts';
import { HEADINGS } from './headings.ts';

const namesBookHeading = ({ chapter = 0, heading = '' }: Cite) => HEADINGS[chapter]?.includes(heading) ?? false;

/** Formats a citation in short, such as `1 Keywords` or `Rollcall Options`. */
const formatCitation = ({ source, chapter, heading }: Cite) => `${chapter ?? source} ${heading ?? ''}`.trim();

describe('citations name headings of the book', () => {
  it.each(SU_CODES)('appear in the findings of %s', (findingCode) => {
    for (const checkedFixture of [readFixture('legal', findingCode), readFixture('illegal', findingCode)]) {
      for (const { cite: citation } of judge(
        GAMES,
        buildFixtureDocument(checkedFixture),
        createJudgeContext(checkedFixture),
      ).findings) {
        if (citation.source === 'Supers Unlimited 4.1') expect(namesBookHeading(citation)).toBe(true);
        else expect(citation.source === 'Rollcall' ? citation.heading : citation.source).toBeTruthy();
      }
    }
  });

  it('appear in the sections of the quick reference', () => {
    for (const { cite: citation } of createReference(translate).sections) {
      for (const citedHeading of citation.heading.split('; ')) {
        // A heading of another chapter names that chapter: `chapter 4, Movement`.
        const elsewhere = /^chapter (\d+), (.*)$/.exec(citedHeading);
        expect(HEADINGS[Number(elsewhere?.[1] ?? citation.chapter)]).toContain(elsewhere?.[2] ?? citedHeading);
      }
    }
  });
});

const setAttack = (attackFields: object) => ({
  '/attacks/1': { name: 'Bolt', trait: 'aim', type: 'close', effects: [{ effect: 'damage' }], ...attackFields },
});

/** Changes to a base document, the path of the finding that follows, its citation (chapter and heading of the book) and its fact. */
const CITED_PLACES: readonly [
  base: Fixture['base'],
  changes: Fixture['set'],
  path: string,
  citation: string,
  fact?: string,
][] = [
  ['character', { '/id': 'A B' }, '/id', 'Rollcall Documents'],
  ['character', { '/level': 11 }, '/level', '1 Team Selection', 'E-31'],
  ['character', { '/power': -1 }, '/power', '1 Primary Traits', 'E-18'],
  ['character', { '/move': 4.5 }, '/move', '1 Primary Traits', 'E-18'],
  ['character', { '/hp/total': 0 }, '/hp/total', '1 Primary Traits', 'E-18'],
  ['character', { '/reach': -1 }, '/reach', '5 Attack Types', 'E-79'],
  ['character', { '/traits/mind/dice': -7 }, '/traits/mind/dice', '1 Action Traits', 'E-20'],
  ['character', { '/traits/aim/resistance': 0.5 }, '/traits/aim/resistance', '1 Action Traits', 'E-20'],
  ['character', { '/traits/recovery/dice': -1 }, '/traits/recovery/dice', '1 Action Traits', 'E-20'],
  ['character', { '/power': 16 }, '/power', 'Rollcall Limits of the tool', 'E?13'],
  ['character', { '/alignment': 'x' }, '/alignment', '1 Characters', 'E-17'],
  ['character', { '/classes': ['x'] }, '/classes/0', '1 Characters', 'E-17'],
  ['character', { '/classes': [] }, '/classes', '1 Characters', 'E-17'],
  ['character', { '/movement': ['x'] }, '/movement/0', '4 Movement Type', 'E-71'],
  ['character', { '/keywords/type': ['x'] }, '/keywords/type/0', '1 Keywords', 'E-25'],
  ['character', { '/keywords/origin': ['x'] }, '/keywords/origin/0', '1 Keywords', 'E-25'],
  ['character', { '/keywords/elements': ['x'] }, '/keywords/elements/0', '1 Keywords', 'E-25'],
  ['character', { '/keywords/specialties': ['x'] }, '/keywords/specialties/0', '1 Keywords', 'E-25'],
  ['character', { '/weaknesses': [{ keyword: 'x' }] }, '/weaknesses/0/keyword', '1 Keywords', 'E-27'],
  ['character', { '/classes': ['mage', 'mage'] }, '/classes/1', '1 Characters', 'E-17'],
  ['character', { '/factions': ['a', 'a'] }, '/factions/1', '1 Team Selection', 'E-38'],
  ['character', { '/movement': ['jump', 'jump'] }, '/movement/1', '4 Movement Type', 'E-71'],
  ['character', { '/keywords/origin': ['skill', 'skill'] }, '/keywords/origin/1', '1 Keywords', 'E-25'],
  [
    'character',
    { '/weaknesses': [{ keyword: 'fire' }, { keyword: 'fire' }] },
    '/weaknesses/1/keyword',
    '1 Keywords',
    'E-27',
  ],
  ['character', { '/immunities': ['fall', 'fall'] }, '/immunities/1', '1 Immune', 'E-28'],
  ['character', { '/size': 7 }, '/size', '1 Size & Character Bases', 'E-14'],
  ['character', { '/hp/red': 99 }, '/hp/red', '1 Health Points (HP)', 'E-22'],
  ['character', { '/hp/red': 0 }, '/hp/red', '1 Health Points (HP)', 'E-22'],
  ['character', { '/attacks': [] }, '/attacks', '5 Bash & Throw Attacks', 'E-82'],
  ['character', setAttack({ trait: 'x' }), '/attacks/1/trait', '5 Attack Profiles', 'E-81'],
  ['character', setAttack({ versus: 'x' }), '/attacks/1/versus', '5 Attack Profiles', 'E-81'],
  ['character', setAttack({ type: 'x' }), '/attacks/1/type', '5 Attack Types', 'E-79'],
  ['character', setAttack({ effects: [{ effect: 'x' }] }), '/attacks/1/effects/0/effect', '6 Effects', 'E-100'],
  ['character', setAttack({ effects: [{ effect: 'control' }] }), '/attacks/1/effects/0/type', '6 Control (X)', 'E-102'],
  ['character', setAttack({ bonusDice: -1 }), '/attacks/1/bonusDice', '5 Attack Profiles', 'E-81'],
  ['character', setAttack({ range: 3 }), '/attacks/1/range', '5 Attack Types', 'E-79'],
  ['character', setAttack({ type: 'beam' }), '/attacks/1/range', '5 Attack Types', 'E-79'],
  ['character', setAttack({ type: 'spray', range: 3 }), '/attacks/1/type', '4 Combat with Altitude Tokens', 'E?14'],
  ['team', { '/members': [] }, '/members', '1 Characters'],
  ['team', { '/formation': 'x' }, '/formation', '1 Team Selection', 'E-34'],
  ['team', { '/allegiance': { kind: 'x' } }, '/allegiance/kind', '1 Team Selection', 'E-37'],
  [
    'team',
    { '/allegiance': { kind: 'alignment', alignment: 'anti-hero' } },
    '/allegiance/alignment',
    '1 Team Selection',
    'E-39',
  ],
  ['team', { '/options': { 'su.nothing': 1 } }, '/options/su.nothing', 'Rollcall Options'],
  ['team', { '/options': { 'su.limits': null } }, '/options/su.limits', 'Rollcall Options'],
  ['team', { '/levels': 0 }, '/levels', '1 Team Selection', 'E-32'],
  ['team', { '/members/0/copies': 0 }, '/members/0/copies', '1 Team Selection', 'E-32'],
  ['team', { '/members/0/character': 'x' }, '/members/0/character', 'Rollcall Documents'],
  ['team', { '/gimmicks': ['x'] }, '/gimmicks/0', '7 Gimmicks (Optional)', 'E-121'],
  ['team', { '/gimmicks': ['tag-team'], '/members': [{ character: 'captain' }] }, '/gimmicks/0', '7 Tag Team', 'E-121'],
  ['event', { '/formations': ['x'] }, '/formations/0', '1 Team Selection', 'E-34'],
  ['event', { '/options': { x: 1 } }, '/options/x', 'Rollcall Options'],
  ['event', { '/ceilings': { x: 1 } }, '/ceilings/x', 'Rollcall Documents'],
  ['event', { '/level': { max: 11 } }, '/level/max', '1 Team Selection', 'E-31'],
];

describe('the citation of a finding follows its path', () => {
  it.each(CITED_PLACES.map((citedPlace) => [citedPlace[2], citedPlace[3], citedPlace] as const))(
    '%s cites %s',
    (_pointer, _citation, [baseKind, changedFields, pointer, expectedCitation, expectedFact]) => {
      const { findings } = judge(GAMES, buildFixtureDocument({ base: baseKind, set: changedFields, findings: [] }));
      const foundFinding = findings.find((finding) => finding.path === pointer);
      expect(foundFinding && formatCitation(foundFinding.cite)).toBe(expectedCitation);
      expect(foundFinding?.cite.fact).toBe(expectedFact);
    },
  );
});
