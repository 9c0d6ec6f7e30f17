/** The quick references of SSUA and BattleTech: numbers of the rules, options, and what given characters can meet. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { OPTION_TEXTS } from '../../src/shared/games/ssua/option-texts.ts';
import { formatOption } from '../../src/shared/rules/option-texts.ts';
import { resolveOptions } from '../../src/shared/rules/options.ts';
import type { Reference } from '../../src/shared/rules/reference.ts';
import { LOADED_GAMES } from '../support/games.ts';
import { t } from '../support/texts.ts';

const sample = (game: string, id: string) =>
  JSON.parse(readFileSync(`samples/${game}/characters/${id}.hero.json`, 'utf8')) as Character;

function referenceOf(ruleset: string, ids?: readonly string[], rules: object = {}): Reference {
  const game = GAMES.getGame({ ruleset });
  const members = ids?.map((id) => sample(ruleset, id));
  const made = LOADED_GAMES.find(ruleset)?.reference?.(
    t,
    resolveOptions(game.options, rules as Record<string, unknown>),
    members && { name: 'Us', members },
  );
  if (!made) throw new Error('no reference');
  return made;
}

const ids = ({ sections }: Reference) => sections.map(({ id }) => id);
const rowsOf = ({ sections }: Reference, id: string) => sections.find((section) => section.id === id)?.rows ?? [];
const said = (reference: Reference) => JSON.stringify(reference.sections);

describe.each(['ssua', 'battletech-kcw'])('%s', (game) => {
  const all = readdirSync(`samples/${game}/characters`).map((name) => name.split('.')[0] ?? '');
  it.each([
    ['whole', undefined],
    ['for all samples', all],
  ] as const)('%s: every row has a fact and says something', (_, members) => {
    const { sections } = referenceOf(game, members);
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

describe('SSUA', () => {
  it('A-19 to A-28: the price list', () => {
    const prices = rowsOf(referenceOf('ssua'), 'prices').map(({ cells = [] }) =>
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

  it('A-18, A-30: names those whose card changes a price, and nobody else', () => {
    const own = rowsOf(referenceOf('ssua', ['quick-tram', 'mother-october', 'ironmonger-jo']), 'own');
    expect(own.map(({ name, text }) => [name, text.replaceAll('\u00a0', ' ')])).toEqual([
      ['Quick Tram', 'Move *2″ per AP*, Charge *4″ per AP*, Fly *4″ per AP*, Swim *2 AP per 2″*'],
      ['Ironmonger Jo', 'Interact *1 AP*, Pick up *1 AP*'],
    ]);
  });

  it('leaves out what nobody at the table has', () => {
    expect(ids(referenceOf('ssua', ['mother-october']))).toEqual(['turn', 'prices', 'activation', 'who']);
    expect(ids(referenceOf('ssua', ['night-bus']))).toContain('vehicles');
    expect(rowsOf(referenceOf('ssua', ['quick-tram']), 'clubs').map(({ id }) => id)).toEqual(['light']);
    expect(said(referenceOf('ssua', ['mother-october']))).not.toContain('Henchm');
    expect(said(referenceOf('ssua', ['bell-ringer']))).toContain('No Henchman');
  });

  it.each([
    ['ssua.sixCountsTwo', false, 'a 6 is two'],
    ['ssua.initTie', 'reroll', 'the higher attribute'],
    ['ssua.passForfeits', true, 'the team may go on later'],
    ['ssua.henchmenMayRollIfAlone', true, 'a team of Henchmen alone does not roll'],
    ['ssua.chargeAttackIsExtra', true, 'it is the one attack'],
    ['ssua.roundApUp', false, 'rounded up'],
  ])('%s changes what it says', (key, value, usual) => {
    expect(said(referenceOf('ssua'))).toContain(usual);
    const changed = referenceOf('ssua', undefined, { [key]: value });
    expect(said(changed)).not.toContain(usual);
    expect(changed.changed).toEqual([formatOption(t, OPTION_TEXTS, key, value).join(': ')]);
  });

  it('A?6: says how many AP a charge asks for, where a table asks', () => {
    expect(said(referenceOf('ssua', undefined, { 'ssua.chargeMinAp': 5 }))).toContain('Only with 5 AP or more.');
  });
});

describe('BattleTech', () => {
  it('B?14: the list of actions comes with its pack alone', () => {
    expect(ids(referenceOf('battletech-kcw'))).not.toContain('pack');
    const pack = rowsOf(referenceOf('battletech-kcw', undefined, { 'bt.actionPack': true }), 'pack');
    expect(pack.map(({ id, cells = [] }) => `${id} ${cells[1]}/${cells[2]}`)).toEqual([
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

  it('B-1 to B-3: only the lines of the units at the table', () => {
    const lines = (members: readonly string[], rules = {}) =>
      rowsOf(referenceOf('battletech-kcw', members, rules), 'initiative').map(({ id }) => id);
    expect(lines(['tin-heron'])).toEqual(['player', 'order', 'current', 'when']);
    expect(lines(['grey-abbess', 'lamplighters'])).toEqual(['npc', 'infantry', 'order', 'current', 'when']);
    expect(lines(['tin-heron'], { 'bt.extendedInitMods': true })).toEqual([
      'player',
      'order',
      'current',
      'when',
      'crew',
      'many',
    ]);
    expect(ids(referenceOf('battletech-kcw', ['tin-heron']))).not.toContain('levels');
  });

  it('B-7, B?13: the order of types that break a tie', () => {
    const first = (rules = {}) => rowsOf(referenceOf('battletech-kcw', undefined, rules), 'ties')[0]?.text;
    expect(first()).toMatch(/^Mech, Aerospace, VTOL, Hover, Ground, Track, Jump Infantry, Mechanised Infantry, Foot/);
    expect(first({ 'bt.aeroFirst': true })).toMatch(/^Aerospace, Mech, VTOL/);
    expect(rowsOf(referenceOf('battletech-kcw', ['mudlark', 'tin-heron']), 'ties')[0]?.text).toBe('Mech, Hover');
  });

  it('B?5, B-18: options of the turn', () => {
    expect(said(referenceOf('battletech-kcw', undefined, { 'bt.rollEachTurn': false }))).toContain('the dice are kept');
    expect(said(referenceOf('battletech-kcw', undefined, { 'bt.leftoverEnablesAnytime': false }))).toContain(
      'for the own slot alone',
    );
  });

  it('the units with their bonus', () => {
    const units = rowsOf(referenceOf('battletech-kcw', ['tin-heron', 'lamplighters']), 'units');
    expect(units.map(({ cells }) => cells)).toEqual([
      ['Tin Heron', '+11', 'Mech', '55', '5'],
      ['The Lamplighters', '+7', 'Foot Infantry', '3', '1'],
    ]);
  });
});
