import { describe, expect, it } from 'vitest';
import { symbolFromFile } from '../../../../../../src/renderer/features/factions/symbols/own-symbol.ts';
import type { SvgText } from '../../../../../../src/renderer/features/factions/symbols/read-svg.ts';
import { describeSymbol, symbolFromSvg } from '../../../../../../src/renderer/features/factions/symbols/svg-symbol.ts';
import type { Translate } from '../../../../../../src/shared/texts/translate.ts';
import { t } from '../../../../../support/texts.ts';

const reading = {
  signal: new AbortController().signal,
  svg: async (translate: Translate, svg: SvgText) => describeSymbol(translate, symbolFromSvg(svg.text, svg.name)),
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><path d="M0 0h9v9z" fill="#c00"/></svg>';

describe('a file of the user', () => {
  it('becomes a drawing in its own and in the faction’s colours, with what was left out in sentences', async () => {
    const taken = await symbolFromFile(t, new File([SVG], 'Badge.SVG'), reading);
    expect(taken).toMatchObject({ kind: 'drawing', name: 'Badge.SVG', grey: false });
    if (taken.kind !== 'drawing') return;
    expect(taken.own.shapes[0]?.fill).toBe('#cc0000');
    expect(taken.tinted.shapes[0]?.fill).toBe('primary');
    expect(taken.notes).toEqual(['Scripts and animations were left out: only shapes are drawn.']);
  });

  it('is refused in a sentence when it is another kind, too large or damaged', async () => {
    expect(await symbolFromFile(t, new File(['x'], 'a.gif', { type: 'image/gif' }), reading)).toMatchObject({
      kind: 'refused',
    });
    expect(describeSymbol(t, symbolFromSvg('<svg><path', 'a'))).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/damaged/),
    });
    const huge = new File([], 'a.svg');
    Object.defineProperty(huge, 'size', { value: 1e9 });
    expect(await symbolFromFile(t, huge, reading)).toMatchObject({ reason: expect.stringMatching(/larger than 2 MB/) });
    const gone = new File([], 'a.svg');
    gone.text = () => Promise.reject(new Error('gone'));
    expect(await symbolFromFile(t, gone, reading)).toEqual({ kind: 'refused', reason: 'The file cannot be read.' });
  });
});
