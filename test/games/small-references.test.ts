/** Tests the quick references of SSUA and BattleTech: numbers, options, and sections for a group of characters. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { OPTION_TEXTS } from '../../src/shared/games/ssua/option-texts.ts';
import { formatOption } from '../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../src/shared/rules/options.ts';
import type { Reference } from '../../src/shared/rules/reference.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { translate } from '../support/texts.ts';

const readSample = (gameId: string, sampleId: string) =>
  JSON.parse(readFileSync(`samples/${gameId}/characters/${sampleId}.hero.json`, 'utf8')) as Character;

function createReference(ruleset: string, memberIds?: readonly string[], houseRules: object = {}): Reference {
  const gameRules = GAMES.getGame({ ruleset });
  const members = memberIds?.map((memberId) => readSample(ruleset, memberId));
  const quickReference = LOADED_GAMES.find(ruleset)?.reference?.(
    translate,
    resolveOptions(gameRules.options, houseRules as Record<string, unknown>),
    members && { name: 'Us', members },
  );
  if (!quickReference) throw new Error('no reference');
  return quickReference;
}

const listSectionIds = ({ sections }: Reference) => sections.map(({ id }) => id);
const getRows = ({ sections }: Reference, sectionId: string) =>
  sections.find((section) => section.id === sectionId)?.rows ?? [];
const stringifyRows = (reference: Reference) => JSON.stringify(reference.sections);

describe.each(['ssua', 'battletech-kcw'])('the quick reference of %s', (gameId) => {
  const sampleIds = readdirSync(`samples/${gameId}/characters`).map((fileName) => fileName.split('.')[0] ?? '');
  it.each([
    ['complete', undefined],
    ['cut down to all samples', sampleIds],
  ] as const)('%s: cites a fact and has text in every row', (_scope, members) => {
    const { sections } = createReference(gameId, members);
    for (const { rows, id } of sections) {
      expect(new Set(rows.map((row) => row.id)).size, id).toBe(rows.length);
      for (const row of rows) {
        expect(row.fact).toMatch(/^[AB][-?!]\d+$/);
        expect(row.text + (row.cells ?? []).join('')).not.toBe('');
        expect(`${row.name}${row.text}${row.cells ?? ''}`).not.toMatch(/undefined|NaN|\{/);
      }
    }
  });
});

describe('the quick reference of SSUA', () => {
  it('A-19 to A-28: shows the price list', () => {
    const prices = getRows(createReference('ssua'), 'prices').map(({ cells = [] }) =>
      cells.slice(0, 2).join(': ').replaceAll('\u00a0', ' '),
    );
    expect(prices).toEqual([
      'Move: 1″ per AP',
      'Charge: 2″ per AP',
      'Take off: 2 AP',
      'Fly: 2″ per AP',
      'Land: 2 AP',
      'Swim: 2 AP per 1″',
      'Attack: 3 AP',
      'Interact: 2 AP',
      'Pick up: 2 AP',
      'Drive a vehicle: 3 AP',
    ]);
  });

  it('A-18, A-30: lists only characters whose card changes a price', () => {
    const personalPrices = getRows(createReference('ssua', ['quick-tram', 'mother-october', 'ironmonger-jo']), 'own');
    expect(personalPrices.map(({ name, text }) => [name, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['Quick Tram', 'Move *2″ per AP*, Charge *4″ per AP*, Fly *4″ per AP*, Swim *2 AP per 2″*'],
      ['Ironmonger Jo', 'Interact *1 AP*, Pick up *1 AP*'],
    ]);
  });

  it('leaves out what no character in the group has', () => {
    expect(listSectionIds(createReference('ssua', ['mother-october']))).toEqual([
      'turn',
      'prices',
      'activation',
      'who',
    ]);
    expect(listSectionIds(createReference('ssua', ['night-bus']))).toContain('vehicles');
    expect(getRows(createReference('ssua', ['quick-tram']), 'clubs').map(({ id }) => id)).toEqual(['light']);
    expect(stringifyRows(createReference('ssua', ['mother-october']))).not.toContain('Henchm');
    expect(stringifyRows(createReference('ssua', ['bell-ringer']))).toContain('No Henchman');
  });

  it.each([
    // House rule, a value that is not its default, a text of the default rule that must disappear
    ['ssua.sixCountsTwo', false, 'a 6 is two'],
    ['ssua.initTie', 'reroll', 'the higher attribute'],
    ['ssua.passForfeits', true, 'the team may go on later'],
    ['ssua.henchmenMayRollIfAlone', true, 'a team of Henchmen alone does not roll'],
    ['ssua.chargeAttackIsExtra', true, 'it is the one attack'],
    ['ssua.roundApUp', false, 'rounded up'],
  ])('changes the text of its rule when %s is set', (optionKey, optionValue, defaultText) => {
    expect(stringifyRows(createReference('ssua'))).toContain(defaultText);
    const changedSheet = createReference('ssua', undefined, { [optionKey]: optionValue });
    expect(stringifyRows(changedSheet)).not.toContain(defaultText);
    expect(changedSheet.changed).toEqual([formatOption(translate, OPTION_TEXTS, optionKey, optionValue).join(': ')]);
  });

  it('A?6: shows the minimum AP of a charge when ssua.chargeMinAp is set', () => {
    expect(stringifyRows(createReference('ssua', undefined, { 'ssua.chargeMinAp': 5 }))).toContain(
      'Only with 5 AP or more.',
    );
  });
});

describe('the quick reference of BattleTech', () => {
  it('B?14: lists the actions only with bt.actionPack', () => {
    expect(listSectionIds(createReference('battletech-kcw'))).not.toContain('pack');
    const packRows = getRows(createReference('battletech-kcw', undefined, { 'bt.actionPack': true }), 'pack');
    // Each action with its cost in actions and what it adds to the modifier.
    expect(packRows.map(({ id, cells = [] }) => `${id} ${cells[1]}/${cells[2]}`)).toEqual([
      'stand-still 0/0',
      'walk 0/1',
      'run 1/2',
      'jump 1/hexes, min. 3',
      'sprint 2/3',
      'evade 2/2',
      'fire 1/weapons',
      'second-fire 1/weapons',
      'double-fire 2/weapons',
      'multiple-fire 2/weapons',
      'spotting 1/0',
      'indirect-fire 2/weapons',
      'careful-aim 1/0',
      'charge 1/0',
      'death-from-above 1/0',
      'eject 1*/0',
    ]);
  });

  it('B-1 to B-3: shows only the initiative lines of the units in the group', () => {
    const listLineIds = (members: readonly string[], houseRules = {}) =>
      getRows(createReference('battletech-kcw', members, houseRules), 'initiative').map(({ id }) => id);
    expect(listLineIds(['tin-heron'])).toEqual(['player', 'order', 'current', 'when']);
    expect(listLineIds(['grey-abbess', 'lamplighters'])).toEqual(['npc', 'infantry', 'order', 'current', 'when']);
    expect(listLineIds(['tin-heron'], { 'bt.extendedInitMods': true })).toEqual([
      'player',
      'order',
      'current',
      'when',
      'crew',
      'many',
    ]);
    expect(listSectionIds(createReference('battletech-kcw', ['tin-heron']))).not.toContain('levels');
  });

  it('B-7, B?13: shows the order of types that breaks a tie', () => {
    const getFirstTie = (houseRules = {}) =>
      getRows(createReference('battletech-kcw', undefined, houseRules), 'ties')[0]?.text;
    expect(getFirstTie()).toMatch(
      /^Mech, Aerospace, VTOL, Hover, Ground, Track, Jump Infantry, Mechanised Infantry, Foot/,
    );
    expect(getFirstTie({ 'bt.aeroFirst': true })).toMatch(/^Aerospace, Mech, VTOL/);
    expect(getRows(createReference('battletech-kcw', ['mudlark', 'tin-heron']), 'ties')[0]?.text).toBe('Mech, Hover');
  });

  it('B?5, B-18: shows the effect of the options about the turn', () => {
    expect(stringifyRows(createReference('battletech-kcw', undefined, { 'bt.rollEachTurn': false }))).toContain(
      'the dice are kept',
    );
    expect(
      stringifyRows(createReference('battletech-kcw', undefined, { 'bt.leftoverEnablesAnytime': false })),
    ).toContain('for the own slot alone');
  });

  it('lists the units with their bonus', () => {
    const unitRows = getRows(createReference('battletech-kcw', ['tin-heron', 'lamplighters']), 'units');
    expect(unitRows.map(({ cells }) => cells)).toEqual([
      ['Tin Heron', '+11', 'Mech', '55', '5'],
      ['The Lamplighters', '+7', 'Foot Infantry', '3', '1'],
    ]);
  });
});
