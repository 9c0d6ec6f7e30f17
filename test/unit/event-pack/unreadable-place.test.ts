/** Organizers see why a submission is unreadable in the words of the forms. */

import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit } from '../../../src/shared/document/edit.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import { formatUnreadable } from '../../../src/shared/event-pack/report-messages.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate as t, translateToGerman } from '../../support/texts.ts';
import { createList } from './forty-submissions.ts';

const readableTeam = createList('Cut Glass', { members: ['brasslung', 'fresnel'] });

function explainUnreadable(pointer: string, wrongValue: unknown, translate = t): string {
  const edit: Edit = { op: 'set', path: pointer, value: wrongValue };
  const parsed = parseValue(GAMES, applyEdits(structuredClone(readableTeam), [edit]));
  if (parsed.ok) throw new Error(`${pointer} can be read`);
  return formatUnreadable(translate, GAMES, parsed.error, GAMES.getGame(readableTeam));
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

describe('the reason why a submission is unreadable', () => {
  it.each(CASES)('names the field at %s as its form does (value %j)', (pointer, wrongValue, sentence) => {
    expect(explainUnreadable(pointer, wrongValue)).toContain(`It can’t be read. ${sentence}`);
  });

  it('says that a file isn’t a Rollcall document, without the names of formats', () => {
    expect(explainUnreadable('/format', 'scoreboard')).toBe('It can’t be read: it isn’t a Rollcall document.');
    expect(explainUnreadable('/format', 'scoreboard', translateToGerman)).toBe(
      'Sie lässt sich nicht lesen: Sie ist kein Rollcall-Dokument.',
    );
  });

  it('names the field in German', () => {
    expect(explainUnreadable('/characters/1/traits/mind/dice', '5', translateToGerman)).toBe(
      'Sie lässt sich nicht lesen. Charakter 2 (Fresnel), Mind Würfel: Hier erwartet Rollcall: eine Zahl.',
    );
  });
});
