/** Objectives, Subplots, things, models that come and go, and the document itself (docs/encounters.md#supers-unlimited). */

import { describe, expect, it } from 'vitest';
import { CITED_FACTS, getCitation } from '../../../../../src/shared/games/supers-unlimited/play/citations.ts';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { formatLateText } from '../../../../../src/shared/texts/late-text.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { t, tGerman } from '../../../../support/texts.ts';
import { HEADINGS } from '../../headings.ts';
import {
  afterLog,
  character,
  type Event,
  encounter,
  model,
  refusal,
  STARTED,
  set,
  type Table,
} from '../support/table.ts';

describe('things and models that come and go', () => {
  const summon = (more: object = {}): Event => ({ kind: 'summon', id: 'pet', side: 'a', character: 'ansel', ...more });
  it('a thing has an id of its own', () => {
    const crate = { kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 2 } };
    expect(afterLog([crate]).normal.things).toEqual({ crate: { kind: 'object', rank: 2 } });
    expect(refusal([crate, crate])).toBe('order.choice crate []');
    expect(refusal([{ kind: 'thing', thing: { id: 'anna', kind: 'object', rank: 2 } }])).toBe('order.choice anna []');
    expect(refusal([{ kind: 'thing', thing: { id: 'crate', kind: 'object', rank: 4 } }])).toBe(
      'order.payload thing/object []',
    );
    expect(refusal([{ kind: 'thing', thing: { id: 'shed', kind: 'building', material: 'solid' } }])).toBe(
      'order.payload thing/object []',
    );
  });

  it('summoned models may be chosen, count as neither Super nor Henchman, and may be dismissed (P-37)', () => {
    const now = afterLog([...STARTED, summon({ resistance: 5 })]);
    expect(now.normal.models).toMatchObject({
      pet: { summoned: true, resistance: 5, side: 'a', character: 'ansel', pp: 4 },
    });
    expect(now.normal.mayAct).toEqual(['anna', 'ansel', 'pet']);
    expect(now.state.deployed.at(-1)).toBe('pet');
    expect(refusal([...STARTED, summon(), { kind: 'choose', model: 'pet' }])).toBeUndefined();
    expect(model(afterLog([...STARTED, summon(), { kind: 'dismiss', model: 'pet' }]), 'pet').out).toBe(true);
    expect(refusal([...STARTED, { kind: 'dismiss', model: 'anna' }])).toBe('order.target E-75 [anna]');
    expect(refusal([...STARTED, summon(), { kind: 'dismiss', model: 'pet' }, { kind: 'dismiss', model: 'pet' }])).toBe(
      'order.state out [pet]',
    );
    expect(refusal([...STARTED, summon({ id: 'bert' })])).toBe('order.choice bert []');
    expect(refusal([...STARTED, summon({ character: 'nobody' })])).toBe('order.unknown nobody []');
    const illegal = { sides: { a: ['anna'], b: ['bert'] }, characters: [character('ansel', { level: 99 })] };
    expect(refusal([...STARTED, summon()], illegal)).toBe('order.target E-75 []');
  });

  it.each([
    ['hp', 0, 'order.choice 0 [anna]'],
    ['hp', 11, 'order.choice 11 [anna]'],
    ['pp', 5, 'order.choice 5 [anna]'],
    ['power', 0, 'order.choice 0 [anna]'],
    ['altitude', 6, 'order.choice 6 [anna]'],
    ['ko', 2, 'order.choice 2 [anna]'],
    ['out', -1, 'order.choice -1 [anna]'],
    ['stun', 100, 'order.choice 100 [anna]'],
    ['luck', 1, 'order.payload field/word [anna]'],
    ['bonusSuccesses', 99, undefined],
  ])('adjust %s to %i', (field, to, expected) => {
    expect(refusal([...STARTED, set('anna', field, to)])).toBe(expected);
  });

  it('adjust follows its fields', () => {
    expect(model(afterLog([...STARTED, set('anna', 'power', 2)]), 'anna')).toMatchObject({ power: 2, pp: 2 });
    const back = afterLog([...STARTED, set('bo', 'out', 1), set('bo', 'out', 0)]);
    expect(model(back, 'bo')).toMatchObject({ out: false, hp: 1 });
    const late = afterLog([...STARTED, set('bo', 'out', 0)], { later: ['bo'] });
    expect(late.state.deployed).toEqual(['anna', 'ansel', 'bert', 'bo']);
  });
});

describe('the document', () => {
  const defects = (table: Table) =>
    replay(LOADED_GAMES, encounter(table)).findings.map(({ code, path }) => `${code} ${path}`);
  it.each([
    [{ leaders: { a: 'bert' } }, 'encounter.leader /sides/0/leader'],
    [{ gimmicks: { a: ['teleport'] } }, 'encounter.gimmick /sides/0/gimmicks/0'],
    [{ gimmicks: { b: ['tag-team', 'tag-team'] } }, 'encounter.gimmick /sides/1/gimmicks/1'],
    [{ setup: { levels: 0 } }, 'encounter.number /setup/levels'],
    [{ setup: { things: [{ id: 'x', kind: 'object', rank: 5 }] } }, 'encounter.number /setup/things/0/rank'],
    [
      { setup: { things: [{ id: 'x', kind: 'building', material: 'paper', limit: 3 }] } },
      'encounter.number /setup/things/0/material',
    ],
    [{ setup: { things: [{ id: 'x', kind: 'building', material: 'solid' }] } }, 'encounter.number /setup/things/0'],
    [{ setup: { things: [{ id: 'anna', kind: 'object', rank: 1 }] } }, 'encounter.duplicate-id /setup/things/0/id'],
    [{ setup: { things: [{ kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
    [{ setup: { things: [{ id: 'A b', kind: 'object', rank: 1 }] } }, 'encounter.id /setup/things/0/id'],
  ])('%j: %s', (table, expected) => {
    expect(defects(table as Table)).toEqual([expected]);
  });

  it('says in the language of the reader which number of the setup is wrong', () => {
    const messages = (setup: object) =>
      replay(LOADED_GAMES, encounter({ setup } as Table)).findings.map(({ message }) => [
        formatLateText(t, message),
        formatLateText(tGerman, message),
      ]);
    expect(messages({ levels: 0 })).toEqual([
      [
        'The number of Levels is no number, word or size that is possible here.',
        'Das ist keine Zahl, kein Wort und keine Größe, die hier möglich wäre: Zahl der Levels.',
      ],
    ]);
    expect(messages({ things: [{ id: 'x', kind: 'building', material: 'solid' }] })).toEqual([
      [
        'The size or limit of the Building is no number, word or size that is possible here.',
        'Das ist keine Zahl, kein Wort und keine Größe, die hier möglich wäre: Größe oder Limit des Gebäudes.',
      ],
    ]);
  });

  it('a thing has a finding for each number and word that is wrong', () => {
    const shed = { id: 'x', kind: 'building', material: 'paper', size: [0, 6, 1.3], limit: 1.5 };
    const flat = { id: 'y', kind: 'building', material: 'solid', size: [6, 6] };
    expect(defects({ setup: { things: [shed, flat, { id: 'z', kind: 'tree', rank: 9 }] } })).toEqual(
      ['0/material', '0/size/0', '0/size/2', '0/limit', '1/size', '2/kind'].map(
        (place) => `encounter.number /setup/things/${place}`,
      ),
    );
  });

  it('every fact of the order of play stands under a heading of the book', () => {
    for (const fact of CITED_FACTS) {
      const { chapter = 0, heading = '' } = getCitation(fact);
      expect(HEADINGS[chapter]).toContain(heading);
    }
  });
});
