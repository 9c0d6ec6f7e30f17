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

const LABELS = { text: 'Text', label: 'Label' };
const { slots: _slots, sizes: _sizes, more: _more, ...plainTemplate } = getDefaultTemplate(GAMES);
const emptyTemplate: CardTemplate = { ...plainTemplate, front: [], back: [] };
const paperPicture = { src: `sha256:${'a'.repeat(64)}`, file: 'Old Paper.JPG', width: 300, height: 600 };

function addPicture(template: CardTemplate, picture = paperPicture, position?: { x: number; y: number }) {
  const addedPicture = addOwnPicture({ template }, 'front', picture, LABELS, position);
  if (addedPicture === undefined) throw new Error('full');
  const editResult = tryEdits(GAMES, template, addedPicture.edits);
  expect(editResult.ok).toBe(true);
  return { template: applyEdits(template, addedPicture.edits), addedPicture };
}

describe('a picture file in the studio', () => {
  it('gets its name from the file and its true proportions, inside the safe area', () => {
    const { template } = addPicture(emptyTemplate, paperPicture, { x: 0, y: 0 });
    expect(template.pictures).toEqual({ 'old-paper': { src: paperPicture.src, name: 'Old Paper' } });
    const [pictureElement] = template.front;
    const [x, y, width, height] = pictureElement?.box ?? [];
    expect(pictureElement).toMatchObject({ kind: 'picture', picture: 'old-paper' });
    expect([x, y]).toEqual([emptyTemplate.safe, emptyTemplate.safe]);
    expect(width).toBeCloseTo(25.4, 1);
    expect((height ?? 0) / (width ?? 1)).toBeCloseTo(2, 1);
  });

  it('keeps one name, however often it is added, and another file of that name gets a new one', () => {
    const templateWithTwo = addPicture(addPicture(emptyTemplate).template).template;
    expect(Object.keys(templateWithTwo.pictures ?? {})).toEqual(['old-paper']);
    expect(templateWithTwo.front).toHaveLength(2);
    const templateWithOther = addPicture(templateWithTwo, {
      ...paperPicture,
      src: `sha256:${'b'.repeat(64)}`,
    }).template;
    expect(Object.keys(templateWithOther.pictures ?? {})).toEqual(['old-paper', 'old-paper-2']);
  });

  it('comes along when its element is pasted into another template', () => {
    const { template, addedPicture } = addPicture(emptyTemplate);
    const clipping = createClipping({ template }, addedPicture.addresses);
    if (clipping === undefined) throw new Error('nothing copied');
    const pastedTemplate = applyEdits(emptyTemplate, paste({ template: emptyTemplate }, 'back', clipping).edits);
    expect(pastedTemplate.pictures).toEqual(template.pictures);
    expect(readTemplate(GAMES, pastedTemplate).ok).toBe(true);
  });

  it('cannot be removed while an element shows it, and a new name reaches that element', () => {
    const { template } = addPicture(emptyTemplate);
    expect(removePart(template, 'picture', 'old-paper')).toMatchObject({ ok: false, why: 'used' });
    const renameResult = renamePart(template, 'picture', 'old-paper', 'paper');
    if (!renameResult.ok) throw new Error(renameResult.why);
    const renamedTemplate = applyEdits(template, renameResult.edits);
    expect(renamedTemplate.front[0]).toMatchObject({ picture: 'paper' });
    const removalResult = removePart({ ...renamedTemplate, front: [] }, 'picture', 'paper');
    expect(
      removalResult.ok && applyEdits({ ...renamedTemplate, front: [] }, removalResult.edits).pictures,
    ).toBeUndefined();
  });
});
