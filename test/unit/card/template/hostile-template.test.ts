import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { runs } from '../../../support/runs.ts';
import { t } from '../../../support/texts.ts';
import { hero, testFonts } from '../support.ts';
import { box, copy, type Data, front, problemsOf, text } from './template-support.ts';

describe('a template that means harm', () => {
  const nested = (key: string, depth: number): unknown => {
    let value: unknown = { at: '/character/name' };
    for (let index = 0; index < depth; index += 1) value = key === 'not' ? { not: value } : { [key]: [value] };
    return value;
  };

  it.each(['not', 'all', 'join'])('is refused when it is too deep: %s', (key) => {
    const changes = key === 'join' ? { value: nested(key, 20_000) } : { when: nested(key, 20_000) };
    expect(front(text(changes))[0]).toContain('in each other');
  });

  it.each([
    ['a list of millions', { front: Array.from({ length: 2_000_000 }, () => 0) }],
    ['texts of megabytes', { name: 'x'.repeat(5_000_000) }],
  ])('is refused unread: %s', (_, changes) => {
    expect(problemsOf(copy(changes))[0]).toContain('characters in all');
  });

  it.each([
    [
      'dots without end',
      { kind: 'halftone', box: [0, 0, 60, 60], colour: 'ink', pitch: 0.1, from: 0, to: 1, towards: 'up' },
    ],
    ['path data without end', { kind: 'shape', box, d: 'L1 1'.repeat(6000), fill: 'ink' }],
    [
      'hatching without end',
      {
        kind: 'track',
        box,
        cell: [4, 5],
        gap: 0,
        runs: [
          {
            count: { text: '5' },
            cell: { fill: 'ink', stroke: { colour: 'ink', width: 1 }, hatch: { colour: 'ink', width: 1, pitch: 0 } },
          },
        ],
      },
    ],
    ['numbers without end', text({ box: [0, 0, 1e300, 1] })],
    ['columns without end', { kind: 'flow', box, gap: 0, sectionGap: 0, sections: [], columns: 1e9 }],
  ])('is refused: %s', (_, element) => expect(front(element)).not.toEqual([]));

  it('is refused with a key called __proto__', () => {
    const data = JSON.parse(JSON.stringify(copy()).replace('"body":', '"__proto__":')) as unknown;
    expect(problemsOf(data)[0]).toContain('__proto__');
  });

  it('draws as many boxes as there can be, and tells of the others', () => {
    const cell = { fill: 'ink', stroke: { colour: 'ink', width: 1 } };
    const track = { kind: 'track', box, cell: [1, 5], gap: 0, runs: [{ count: { at: '/character/hp/total' }, cell }] };
    const template = parseTemplate(copy({ front: [track] }));
    const { findings: notes } = layoutCard(GAMES, {
      character: hero({ hp: { total: 1e9 } }),
      factions: [],
      template,
      fonts: testFonts(),
    });
    expect(notes.some(({ kind }) => kind === 'track-overflow')).toBe(true);
  });

  it('names of what every object has are no names of styles and symbols', () => {
    expect(front(text({ style: 'constructor' }))[0]).toContain('expected the name of a style');
    expect(front({ kind: 'symbol', box, name: { text: 'toString' } })[0]).toContain('expected the name of a symbol');
    expect(front({ kind: 'shape', box, fill: 'constructor' })[0]).toContain('expected the name of a colour');
  });

  it('never throws, whatever stands in the file, and lays out what it accepts', () => {
    const places: readonly (readonly string[])[] = [
      ['front', '0', 'box'],
      ['front', '2', 'value'],
      ['back', String(getDefaultTemplate(GAMES).back.findIndex(({ kind }) => kind === 'flow')), 'sections', '0'],
      ['styles', 'name'],
      ['themes'],
      ['size'],
      ['front', '3'],
      ['back'],
      ['symbols'],
      ['sizes'],
    ];
    const value = fc.oneof(fc.anything(), fc.double(), fc.integer(), fc.string(), fc.constant(null));
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (path, changed) => {
        const data = copy();
        let at = data;
        for (const key of path.slice(0, -1)) at = at[key] as Data;
        at[path[path.length - 1] as string] = changed;
        const answer = readTemplate(GAMES, data);
        if (!answer.ok) {
          expect(answer.problems.length).toBeGreaterThan(0);
          for (const problem of answer.problems) expect(formatTemplateFinding(t, problem)).not.toContain('undefined');
        } else {
          listCardSides(
            layoutCard(GAMES, { character: hero(), factions: [], template: answer.template, fonts: testFonts() }),
          );
        }
      }),
      { seed: 61, numRuns: runs(300) },
    );
  });
});
