import { describe, expect, it } from 'vitest';
import { addSymbol, chooseSymbolColor } from '../../../src/shared/studio/symbol-choice.ts';
import { applyToView, createShape, createView } from './support.ts';

const skull = { width: 10, height: 10, shapes: [{ d: 'M0 0 L10 0 L10 10 Z', fill: 'primary' }] };
const wolf = { width: 10, height: 10, shapes: [{ d: 'M0 0 L10 10 L0 10 Z', fill: 'primary' }] };

describe('addSymbol', () => {
  it('keeps the name of a symbol, adds it once, and numbers another drawing of the same name', () => {
    const added = addSymbol(createView([]).template, 'Skull crossed bones', skull);
    expect(added?.name).toBe('Skull crossed bones');
    const { template } = applyToView(createView([]), added?.edits ?? []);
    expect(template.symbols).toEqual({ 'Skull crossed bones': skull });
    expect(addSymbol(template, 'Another name', skull)).toEqual({ name: 'Skull crossed bones', edits: [] });
    expect(addSymbol(template, 'Skull crossed bones', wolf)?.name).toBe('Skull crossed bones 2');
  });

  it('never replaces a symbol that every template may use', () => {
    expect(addSymbol(createView([]).template, 'shield', wolf)?.name).toBe('shield 2');
  });
});

describe('chooseSymbolColor', () => {
  const symbol = { kind: 'symbol', otherwise: 'shield', box: [20, 20, 8, 8] };
  const chooseOn = (...shapes: object[]) => {
    const studioView = createView([...shapes, symbol]);
    return chooseSymbolColor(studioView, `/front/${shapes.length}`);
  };

  it('keeps the primary color on paper and on light shapes', () => {
    expect(chooseOn()).toBe('primary');
    expect(chooseOn(createShape([0, 0, 60, 90], { fill: 'wash' }))).toBe('primary');
  });

  it('takes paper on a shape of the primary color, and ignores shapes elsewhere, hidden ones and those above', () => {
    expect(chooseOn(createShape([0, 0, 60, 90], { fill: 'primary' }))).toBe('paper');
    expect(chooseOn(createShape([40, 40, 10, 10], { fill: 'primary' }))).toBe('primary');
    expect(chooseOn(createShape([0, 0, 60, 90], { fill: 'primary', hidden: true }))).toBe('primary');
    const studioView = createView([symbol, createShape([0, 0, 60, 90], { fill: 'primary' })]);
    expect(chooseSymbolColor(studioView, '/front/0')).toBe('primary');
  });

  it('takes ink where the primary color and paper are too light', () => {
    const theme = { ...createView([]).template.theme, primary: '#ffee99' };
    expect(chooseSymbolColor(createView([symbol], { theme }), '/front/0')).toBe('ink');
  });
});
