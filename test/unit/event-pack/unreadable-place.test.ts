/** Where a list cannot be read, as the organiser is told: in the words of the forms. */

import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../../../src/shared/document/edit.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { formatUnreadable } from '../../../src/shared/event-pack/report-messages.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { t, tGerman } from '../../support/texts.ts';
import { list } from './forty-submissions.ts';

const team = list('Cut Glass', { members: ['brasslung', 'fresnel'] });

function told(path: string, value: unknown, translate = t): string {
  const edit: Edit = { op: 'set', path, value };
  const parsed = parseValue(GAMES, applyEdits(structuredClone(team), [edit]));
  if (parsed.ok) throw new Error(`${path} can be read`);
  return formatUnreadable(translate, GAMES, parsed.error, GAMES.getGame(team));
}

const CASES = [
  ['/levels', 'many', 'Agreed Levels: Rollcall expects a number here.'],
  ['/formation', 3, 'Formation: Rollcall expects a text in quotation marks here.'],
  ['/allegiance/kind', 3, 'Allegiance: kind: Rollcall expects a text in quotation marks here.'],
  ['/members/1/copies', 'two', 'Member 2, Copies: Rollcall expects a number here.'],
  ['/characters/1/level', 'six', 'Character 2 (Fresnel), Level: Rollcall expects a number here.'],
  ['/characters/1/hp/total', '9', 'Character 2 (Fresnel), HP: Rollcall expects a number here.'],
  ['/characters/1/traits/mind/dice', '5', 'Character 2 (Fresnel), Mind dice: Rollcall expects a number here.'],
  [
    '/characters/1/attacks/0/range',
    'far',
    'Character 2 (Fresnel), Attack 1, Range (in.): Rollcall expects a number here.',
  ],
  [
    '/characters/1/version',
    9,
    'Character 2 (Fresnel), Version of the format: Rollcall expects 1, the only version this Rollcall knows.',
  ],
  ['/ruleset', 'chess', 'Game: Rollcall expects Supers Unlimited here.'],
] as const;

describe('a list that cannot be read', () => {
  it.each(CASES)('%s', (path, value, sentence) => {
    expect(told(path, value)).toContain(`It cannot be read. ${sentence}`);
  });

  it('says so in German', () => {
    expect(told('/characters/1/traits/mind/dice', '5', tGerman)).toBe(
      'Sie lässt sich nicht lesen. Charakter 2 (Fresnel), Mind Würfel: Hier erwartet Rollcall: eine Zahl.',
    );
  });
});
