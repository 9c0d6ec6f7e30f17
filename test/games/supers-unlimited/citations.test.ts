import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { createReference } from '../../../src/shared/games/supers-unlimited/reference/reference.ts';
import type { Cite } from '../../../src/shared/rules/finding.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import { contextOf, documentOf, type Fixture, fixture } from '../../support/documents/fixture.ts';
import { t } from '../../support/texts.ts';
import { HEADINGS } from './headings.ts';

const isOfTheBook = ({ chapter = 0, heading = '' }: Cite) => HEADINGS[chapter]?.includes(heading) ?? false;

/** A citation in short: `1 Keywords`, `Rollcall Options`. */
const told = ({ source, chapter, heading }: Cite) => `${chapter ?? source} ${heading ?? ''}`.trim();

describe('every citation names a heading of the book, in its chapter', () => {
  it.each(SU_CODES)('%s', (code) => {
    for (const given of [fixture('legal', code), fixture('illegal', code)]) {
      for (const { cite } of judge(GAMES, documentOf(given), contextOf(given)).findings) {
        if (cite.source === 'Supers Unlimited 4.1') expect(isOfTheBook(cite)).toBe(true);
        else expect(cite.source === 'Rollcall' ? cite.heading : cite.source).toBeTruthy();
      }
    }
  });

  it('those of the quick reference too', () => {
    for (const { cite } of createReference(t).sections) {
      for (const part of cite.heading.split('; ')) {
        const elsewhere = /^chapter (\d+), (.*)$/.exec(part);
        expect(HEADINGS[Number(elsewhere?.[1] ?? cite.chapter)]).toContain(elsewhere?.[2] ?? part);
      }
    }
  });
});

const attacks = (attack: object) => ({
  '/attacks/1': { name: 'Bolt', trait: 'aim', type: 'close', effects: [{ effect: 'damage' }], ...attack },
});

/** What is set in the base document, where the finding points, and what it cites. */
const PLACES: readonly [Fixture['base'], Fixture['set'], path: string, cites: string, fact?: string][] = [
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
  ['character', attacks({ trait: 'x' }), '/attacks/1/trait', '5 Attack Profiles', 'E-81'],
  ['character', attacks({ versus: 'x' }), '/attacks/1/versus', '5 Attack Profiles', 'E-81'],
  ['character', attacks({ type: 'x' }), '/attacks/1/type', '5 Attack Types', 'E-79'],
  ['character', attacks({ effects: [{ effect: 'x' }] }), '/attacks/1/effects/0/effect', '6 Effects', 'E-100'],
  ['character', attacks({ effects: [{ effect: 'control' }] }), '/attacks/1/effects/0/type', '6 Control (X)', 'E-102'],
  ['character', attacks({ bonusDice: -1 }), '/attacks/1/bonusDice', '5 Attack Profiles', 'E-81'],
  ['character', attacks({ range: 3 }), '/attacks/1/range', '5 Attack Types', 'E-79'],
  ['character', attacks({ type: 'beam' }), '/attacks/1/range', '5 Attack Types', 'E-79'],
  ['character', attacks({ type: 'spray', range: 3 }), '/attacks/1/type', '4 Combat with Altitude Tokens', 'E?14'],
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

describe('a citation goes by the place', () => {
  it.each(PLACES.map((row) => [row[2], row[3], row] as const))('%s: %s', (_, __, [base, set, path, cites, fact]) => {
    const { findings } = judge(GAMES, documentOf({ base, set, findings: [] }));
    const found = findings.find((f) => f.path === path);
    expect(found && told(found.cite)).toBe(cites);
    expect(found?.cite.fact).toBe(fact);
  });
});
