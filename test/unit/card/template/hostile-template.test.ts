import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { formatTemplateFinding } from '../../../../src/shared/card/template/check/finding-messages.ts';
import { readTemplate } from '../../../../src/shared/card/template/read-template.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { scaleRuns } from '../../../support/sample-size.ts';
import { translate } from '../../../support/texts.ts';
import { createHero, getTestFonts } from '../support.ts';
import { box, copyTemplate, createText, type Data, listFrontProblems, listProblems } from './template-support.ts';

describe('a malicious template', () => {
  const nestValue = (wrapperKey: string, depth: number): unknown => {
    let nestedValue: unknown = { at: '/character/name' };
    for (let index = 0; index < depth; index += 1)
      nestedValue = wrapperKey === 'not' ? { not: nestedValue } : { [wrapperKey]: [nestedValue] };
    return nestedValue;
  };

  it.each(['not', 'all', 'join'])('rejects a template that nests "%s" too deeply', (wrapperKey) => {
    const changes =
      wrapperKey === 'join' ? { value: nestValue(wrapperKey, 20_000) } : { when: nestValue(wrapperKey, 20_000) };
    expect(listFrontProblems(createText(changes))[0]).toContain('in each other');
  });

  it.each([
    ['a list of millions of entries', { front: Array.from({ length: 2_000_000 }, () => 0) }],
    ['texts of megabytes', { name: 'x'.repeat(5_000_000) }],
  ])('rejects %s without reading further', (_label, changes) => {
    expect(listProblems(copyTemplate(changes))[0]).toContain('characters in all');
  });

  it.each([
    [
      'a halftone with too many dots',
      { kind: 'halftone', box: [0, 0, 60, 60], colour: 'ink', pitch: 0.1, from: 0, to: 1, towards: 'up' },
    ],
    ['overlong path data', { kind: 'shape', box, d: 'L1 1'.repeat(6000), fill: 'ink' }],
    [
      'endless hatching',
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
    ['a box of gigantic size', createText({ box: [0, 0, 1e300, 1] })],
    ['too many columns', { kind: 'flow', box, gap: 0, sectionGap: 0, sections: [], columns: 1e9 }],
  ])('rejects %s', (_label, element) => expect(listFrontProblems(element)).not.toEqual([]));

  it('rejects a key named __proto__', () => {
    const templateData = JSON.parse(JSON.stringify(copyTemplate()).replace('"body":', '"__proto__":')) as unknown;
    expect(listProblems(templateData)[0]).toContain('__proto__');
  });

  it('draws as many boxes as fit and reports the others', () => {
    const trackCell = { fill: 'ink', stroke: { colour: 'ink', width: 1 } };
    const trackElement = {
      kind: 'track',
      box,
      cell: [1, 5],
      gap: 0,
      runs: [{ count: { at: '/character/hp/total' }, cell: trackCell }],
    };
    const template = parseTemplate(copyTemplate({ front: [trackElement] }));
    const { findings } = layoutCard(GAMES, {
      character: createHero({ hp: { total: 1e9 } }),
      factions: [],
      template,
      fonts: getTestFonts(),
    });
    expect(findings.some(({ kind }) => kind === 'track-overflow')).toBe(true);
  });

  it('treats the names of built-in object properties as unknown', () => {
    expect(listFrontProblems(createText({ style: 'constructor' }))[0]).toContain('expected the name of a style');
    expect(listFrontProblems({ kind: 'symbol', box, name: { text: 'toString' } })[0]).toContain(
      'expected the name of a symbol',
    );
    expect(listFrontProblems({ kind: 'shape', box, fill: 'constructor' })[0]).toContain(
      'expected the name of a colour',
    );
  });

  it('never throws, whatever the file contains, and lays out every accepted template', () => {
    const changedPaths: readonly (readonly string[])[] = [
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
    const arbitraryValue = fc.oneof(fc.anything(), fc.double(), fc.integer(), fc.string(), fc.constant(null));
    fc.assert(
      fc.property(fc.constantFrom(...changedPaths), arbitraryValue, (changedPath, newValue) => {
        const templateData = copyTemplate();
        let parentNode = templateData;
        for (const pathKey of changedPath.slice(0, -1)) parentNode = parentNode[pathKey] as Data;
        parentNode[changedPath[changedPath.length - 1] as string] = newValue;
        const readResult = readTemplate(GAMES, templateData);
        if (!readResult.ok) {
          expect(readResult.problems.length).toBeGreaterThan(0);
          for (const problem of readResult.problems)
            expect(formatTemplateFinding(translate, problem)).not.toContain('undefined');
        } else {
          listCardSides(
            layoutCard(GAMES, {
              character: createHero(),
              factions: [],
              template: readResult.template,
              fonts: getTestFonts(),
            }),
          );
        }
      }),
      { seed: 61, numRuns: scaleRuns(300) },
    );
  });
});
