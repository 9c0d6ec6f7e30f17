import { describe, expect, it } from 'vitest';
import { getPrintKindText } from '../../../../../src/renderer/features/print/print-kind-text.ts';
import { createPrintJob, listPrintKinds } from '../../../../../src/renderer/features/print/print-subject.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import type { Character, Team } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';
import { createHero } from '../../../card/support.ts';

const subject = { kind: 'team', team: { ruleset: 'supers-unlimited', name: 'Night Shift' } as Team } as const;

it('getPrintKindText names the pieces as their game does', () => {
  const kindRows = listPrintKinds(GAMES, subject).map((printKind) => {
    const { label, formatCount, emptyReason, fileLabel } = getPrintKindText(translate, GAMES, printKind, subject);
    return [label, formatCount(1), formatCount(2), emptyReason, fileLabel];
  });
  const cardTexts = ['1 card', '2 cards', 'There are no cards to print.'];
  expect(kindRows).toEqual([
    ['Cards', ...cardTexts, 'cards'],
    ['Gimmick cards', '1 card', '2 cards', 'The team has chosen no Gimmicks.', 'gimmicks'],
    ['Tokens and markers', '1 piece', '2 pieces', 'There are no markers to print.', 'markers'],
    ['Legend of icons', '1 card', '2 cards', 'Nobody in the team has an attack.', 'legend'],
    ['Roster', ...cardTexts, 'roster'],
    ['Quick reference', ...cardTexts, 'quick reference'],
  ]);
});

it('the hint of a quick reference says whether it is limited to a team or to characters', () => {
  expect(getPrintKindText(translate, GAMES, 'reference', subject).hint).toMatch(/this team needs/);
  expect(
    getPrintKindText(translate, GAMES, 'reference', { kind: 'characters', characters: [], name: 'All' }).hint,
  ).toMatch(/A summary of the rules/);
  const battletechUnits = [{ ruleset: 'battletech-kcw' } as Character];
  expect(
    getPrintKindText(translate, GAMES, 'reference', { kind: 'characters', characters: battletechUnits, name: 'All' })
      .hint,
  ).toMatch(/these characters need/);
  expect(getPrintKindText(translate, GAMES, 'cards', subject).hint).toBe('');
});

describe('printing an encounter', () => {
  const encounter = {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'docks',
    name: 'Docks',
    sides: [],
    log: [],
  } as unknown as Encounter;
  const encounterSubject = { kind: 'encounter', encounter } as const;

  it('offers every part of this game with its own hint and file name', () => {
    const kindRows = listPrintKinds(GAMES, encounterSubject).map((printKind) =>
      getPrintKindText(translate, GAMES, printKind, encounterSubject),
    );
    expect(kindRows.map(({ label }) => label)).toEqual([
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
    expect(kindRows.every(({ hint }) => hint !== '' && !hint.includes('team'))).toBe(true);
    expect(new Set(kindRows.map(({ fileLabel }) => fileLabel)).size).toBe(kindRows.length);
  });

  it('prints only the characters of its sides, in its own game', () => {
    const createCharacter = (characterId: string, ruleset = 'supers-unlimited') =>
      ({ ...createHero(), id: characterId, ruleset }) as Character;
    const encounterWithSides = { ...encounter, sides: [{ id: 'a', models: [{ id: 'm', character: 'anvil' }] }] };
    const printJob = createPrintJob(
      translate,
      GAMES,
      { kind: 'encounter', encounter: encounterWithSides },
      [createCharacter('anvil'), createCharacter('wasp'), createCharacter('anvil', 'ssua')],
      [],
    );
    expect(printJob.characters).toEqual([createCharacter('anvil')]);
  });

  it('prints the embedded characters, with art from the library', () => {
    const createNamedCharacter = (characterName: string, characterArt?: object) => ({
      ...createHero(),
      id: 'anvil',
      name: characterName,
      ...(characterArt && { art: characterArt }),
    });
    const characterArt = { drawing: { width: 1, height: 1, shapes: [] } };
    const startedEncounter = {
      ...encounter,
      sides: [{ id: 'a', models: [{ id: 'm', character: 'anvil' }] }],
      characters: [createNamedCharacter('As it was') as Character],
    };
    const printJob = createPrintJob(
      translate,
      GAMES,
      { kind: 'encounter', encounter: startedEncounter },
      [createNamedCharacter('Newer', characterArt) as Character],
      [],
    );
    expect(printJob.characters).toEqual([createNamedCharacter('As it was', characterArt)]);
    expect(printJob.groups.map(({ document }) => document.characters)).toEqual([undefined]);
  });
});
