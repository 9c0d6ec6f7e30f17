import { describe, expect, it } from 'vitest';
import { textOfKind } from '../../../../../src/renderer/features/print/print-kind-text.ts';
import { printJobOf, printKindsOf } from '../../../../../src/renderer/features/print/subject.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import type { Character, Team } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { t } from '../../../../support/texts.ts';

const subject = { kind: 'team', team: { ruleset: 'supers-unlimited', name: 'Night Shift' } as Team } as const;

it('pieces are called what their game calls them', () => {
  const rows = printKindsOf(GAMES, subject).map((what) => {
    const { label, things, empty, file } = textOfKind(t, GAMES, what, subject);
    return [label, things(1), things(2), empty, file];
  });
  const cards = ['1 card', '2 cards', 'There is no card to print.'];
  expect(rows).toEqual([
    ['Cards', ...cards, 'cards'],
    ['Gimmick cards', '1 card', '2 cards', 'The team has chosen no Gimmicks.', 'gimmicks'],
    ['Tokens and markers', '1 piece', '2 pieces', 'There are no markers to print.', 'markers'],
    ['Legend of icons', '1 card', '2 cards', 'Nobody in the team has an attack.', 'legend'],
    ['Roster', ...cards, 'roster'],
    ['Quick reference', ...cards, 'quick reference'],
  ]);
});

it('a quick reference says whether it is cut down to a team', () => {
  expect(textOfKind(t, GAMES, 'reference', subject).hint).toMatch(/this team can meet/);
  expect(textOfKind(t, GAMES, 'reference', { kind: 'characters', characters: [], name: 'All' }).hint).toMatch(
    /The rules in short/,
  );
  const units = [{ ruleset: 'battletech-kcw' } as Character];
  expect(textOfKind(t, GAMES, 'reference', { kind: 'characters', characters: units, name: 'All' }).hint).toMatch(
    /these characters can meet/,
  );
  expect(textOfKind(t, GAMES, 'cards', subject).hint).toBe('');
});

describe('an encounter', () => {
  const encounter = { ruleset: 'supers-unlimited', name: 'Docks', sides: [], log: [] } as unknown as Encounter;
  const table = { kind: 'encounter', encounter } as const;

  it('offers everything for just this game, each with a hint and a file name of its own', () => {
    const rows = printKindsOf(GAMES, table).map((what) => textOfKind(t, GAMES, what, table));
    expect(rows.map(({ label }) => label)).toEqual([
      'Cards',
      'Dashboards',
      'Gimmick cards',
      'Tokens and markers',
      'Legend of icons',
      'Line-up',
      'Quick reference',
      'Score sheet',
      'Log',
    ]);
    expect(rows.every(({ hint }) => hint !== '' && !hint.includes('team'))).toBe(true);
    expect(new Set(rows.map(({ file }) => file)).size).toBe(rows.length);
  });

  it('is printed with its own characters of the library alone', () => {
    const one = (id: string, ruleset = 'supers-unlimited') => ({ id, ruleset }) as Character;
    const seated = { ...encounter, sides: [{ id: 'a', models: [{ id: 'm', character: 'anvil' }] }] };
    const job = printJobOf(
      t,
      { kind: 'encounter', encounter: seated },
      [one('anvil'), one('wasp'), one('anvil', 'ssua')],
      [],
    );
    expect(job.characters).toEqual([one('anvil')]);
  });

  it('is printed with the characters that it keeps, and with the art that only the library has', () => {
    const as = (name: string, art?: object) => ({
      id: 'anvil',
      ruleset: 'supers-unlimited',
      name,
      ...(art && { art }),
    });
    const art = { drawing: { width: 1, height: 1, shapes: [] } };
    const begun = {
      ...encounter,
      sides: [{ id: 'a', models: [{ id: 'm', character: 'anvil' }] }],
      characters: [as('As it was') as Character],
    };
    const job = printJobOf(t, { kind: 'encounter', encounter: begun }, [as('Newer', art) as Character], []);
    expect(job.characters).toEqual([as('As it was', art)]);
    expect(job.groups.map(({ document }) => document.characters)).toEqual([undefined]);
  });
});
