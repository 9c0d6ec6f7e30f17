import { describe, expect, it } from 'vitest';
import type { SvgText } from '../../../../../../src/renderer/features/factions/symbols/read-svg.ts';
import { readSymbolFile } from '../../../../../../src/renderer/features/factions/symbols/read-symbol-file.ts';
import {
  describeSvgReading,
  symbolFromSvg,
} from '../../../../../../src/renderer/features/factions/symbols/svg-symbol.ts';
import type { Translate } from '../../../../../../src/shared/texts/translate.ts';
import { translate } from '../../../../../support/texts.ts';

const readOptions = {
  signal: new AbortController().signal,
  parseSvg: async (translate: Translate, svgText: SvgText) =>
    describeSvgReading(translate, symbolFromSvg(svgText.text, svgText.name)),
};
const SVG_TEXT = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><path d="M0 0h9v9z" fill="#c00"/></svg>';

describe('readSymbolFile', () => {
  it('returns a drawing in its own and in the faction’s colors, with notes about what was left out', async () => {
    const symbol = await readSymbolFile(translate, new File([SVG_TEXT], 'Badge.SVG'), readOptions);
    expect(symbol).toMatchObject({ kind: 'drawing', name: 'Badge.SVG', isGrayscale: false });
    if (symbol.kind !== 'drawing') return;
    expect(symbol.original.shapes[0]?.fill).toBe('#cc0000');
    expect(symbol.recolored.shapes[0]?.fill).toBe('primary');
    expect(symbol.notes).toEqual(['Scripts and animations were left out: only shapes are drawn.']);
  });

  it('refuses a file of another kind, too large, damaged or gone with a reason', async () => {
    expect(await readSymbolFile(translate, new File(['x'], 'a.gif', { type: 'image/gif' }), readOptions)).toMatchObject(
      {
        kind: 'refused',
      },
    );
    expect(describeSvgReading(translate, symbolFromSvg('<svg><path', 'a'))).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/damaged/),
    });
    const hugeFile = new File([], 'a.svg');
    Object.defineProperty(hugeFile, 'size', { value: 1e9 });
    expect(await readSymbolFile(translate, hugeFile, readOptions)).toMatchObject({
      reason: expect.stringMatching(/larger than 2 MB/),
    });
    const unreadableFile = new File([], 'a.svg');
    unreadableFile.text = () => Promise.reject(new Error('gone'));
    expect(await readSymbolFile(translate, unreadableFile, readOptions)).toEqual({
      kind: 'refused',
      reason: 'The file cannot be read.',
    });
  });
});
