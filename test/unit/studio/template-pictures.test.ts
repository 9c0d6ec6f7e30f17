import { describe, expect, it } from 'vitest';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate } from '../../../src/shared/card/template/template.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { createClipping } from '../../../src/shared/studio/arrange/copies.ts';
import { paste } from '../../../src/shared/studio/arrange/paste.ts';
import { removePart, renamePart } from '../../../src/shared/studio/template-parts.ts';
import { addOwnPicture } from '../../../src/shared/studio/template-pictures.ts';
import { tryEdits } from '../../../src/shared/studio/try-edits.ts';

const WORDS = { text: 'Text', label: 'Label' };
const { slots: _, sizes: __, more: ___, ...plain } = getDefaultTemplate(GAMES);
const bare: CardTemplate = { ...plain, front: [], back: [] };
const paper = { src: `sha256:${'a'.repeat(64)}`, file: 'Old Paper.JPG', width: 300, height: 600 };

function taken(template: CardTemplate, picture = paper, at?: { x: number; y: number }) {
  const made = addOwnPicture({ template }, 'front', picture, WORDS, at);
  if (made === undefined) throw new Error('full');
  const tried = tryEdits(GAMES, template, made.edits);
  expect(tried.ok).toBe(true);
  return { template: applyEdits(template, made.edits), made };
}

describe('a picture file in the studio', () => {
  it('is named by its file, stands in its proportions, sharp, and within the safe area wherever it falls', () => {
    const { template } = taken(bare, paper, { x: 0, y: 0 });
    expect(template.pictures).toEqual({ 'old-paper': { src: paper.src, name: 'Old Paper' } });
    const [element] = template.front;
    const [x, y, width, height] = element?.box ?? [];
    expect(element).toMatchObject({ kind: 'picture', picture: 'old-paper' });
    expect([x, y]).toEqual([bare.safe, bare.safe]);
    expect(width).toBeCloseTo(25.4, 1);
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(2, 1);
  });

  it('is named once, however often it is taken, and another of its name gets its own', () => {
    const twice = taken(taken(bare).template).template;
    expect(Object.keys(twice.pictures ?? {})).toEqual(['old-paper']);
    expect(twice.front).toHaveLength(2);
    const other = taken(twice, { ...paper, src: `sha256:${'b'.repeat(64)}` }).template;
    expect(Object.keys(other.pictures ?? {})).toEqual(['old-paper', 'old-paper-2']);
  });

  it('goes along when its element is pasted into another template', () => {
    const { template, made } = taken(bare);
    const clipping = createClipping({ template }, made.addresses);
    if (clipping === undefined) throw new Error('nothing copied');
    const pasted = applyEdits(bare, paste({ template: bare }, 'back', clipping).edits);
    expect(pasted.pictures).toEqual(template.pictures);
    expect(readTemplate(GAMES, pasted).ok).toBe(true);
  });

  it('stays while an element shows it, and gets another name with all that show it', () => {
    const { template } = taken(bare);
    expect(removePart(template, 'picture', 'old-paper')).toMatchObject({ ok: false, why: 'used' });
    const renamed = renamePart(template, 'picture', 'old-paper', 'paper');
    if (!renamed.ok) throw new Error(renamed.why);
    const after = applyEdits(template, renamed.edits);
    expect(after.front[0]).toMatchObject({ picture: 'paper' });
    const unused = removePart({ ...after, front: [] }, 'picture', 'paper');
    expect(unused.ok && applyEdits({ ...after, front: [] }, unused.edits).pictures).toBeUndefined();
  });
});
