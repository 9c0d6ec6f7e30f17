import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../src/shared/document/canonical.ts';
import { content, fingerprint, shortFingerprint } from '../../../src/shared/document/fingerprint.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { baseCharacter, baseTeam } from '../../support/fixture.ts';

describe('RFC 8785 canonical JSON', () => {
  it('sorts keys by UTF-16 code units and writes numbers as ECMAScript does', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(canonicalJson(keys)).toBe('{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}');
    expect(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
    expect(canonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });
  it('gives what RFC 8785 refuses a text of its own', () => {
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
    expect(canonicalJson([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])).toBe('[1e999,-1e999]');
  });
});

describe('contract 1.3: fingerprint', () => {
  const plain = baseCharacter();
  const print = (change: Partial<Character>) => fingerprint({ ...plain, ...change });

  it('is SHA-256 in lowercase hex, shown by its first 12', () => {
    expect(fingerprint(plain)).toBe(createHash('sha256').update(content(plain)).digest('hex'));
    expect(shortFingerprint(fingerprint(plain))).toMatch(/^[0-9a-f]{12}$/);
  });

  it('does not see what is not content', () => {
    const same: Partial<Character>[] = [
      { art: { drawing: { width: 1, height: 1, shapes: [] } } },
      { notes: 'private' },
      { ['artist' as 'name']: 'nobody' } as Partial<Character>,
      { movement: ['sprint'], concept: '', reach: plain.reach, weaknesses: [], infiltrator: false },
      { hp: { total: 8, red: 4 } },
      { attacks: [{ ...plain.attacks[0], versus: 'fight', bonusDice: 0, bonus: 0 } as Character['attacks'][0]] },
    ].map((change) => change as Partial<Character>);
    for (const change of same) expect(print(change)).toBe(fingerprint(plain));
    expect(fingerprint(Object.fromEntries(Object.entries(plain).reverse()) as Character)).toBe(fingerprint(plain));
  });

  it('sees what is', () => {
    const others: Partial<Character>[] = [{ level: 4 }, { name: 'Plainer' }, { classes: ['tank'] }, { reach: 1 }];
    for (const change of others) expect(print(change)).not.toBe(fingerprint(plain));
  });

  it('of a team does not hang on order, nor on the art of who is embedded', () => {
    const team = baseTeam();
    const characters = (team.characters ?? []).map((c) => ({ ...c, art: {}, notes: 'x' })).reverse();
    const shuffled: Team = { ...team, members: [...team.members].reverse(), characters };
    expect(fingerprint(shuffled)).toBe(fingerprint(team));
    expect(fingerprint({ ...team, members: team.members.map((m) => ({ ...m, copies: 1 })) })).toBe(fingerprint(team));
    expect(fingerprint({ ...team, members: team.members.slice(1) })).not.toBe(fingerprint(team));
  });
});
