/** Provides templates for the tests of the studio and applies edits to them. */

import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate, Element } from '../../../src/shared/card/template/template.ts';
import { applyEdits, type Edit } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { findElement, type StudioView } from '../../../src/shared/studio/view.ts';
import { parseTemplate } from '../../support/cards/cards.ts';

const THEME = {
  ink: '#111111',
  paper: '#ffffff',
  primary: '#224466',
  secondary: '#88aacc',
  accent: '#ee4422',
  danger: '#cc0000',
  mute: '#cccccc',
  wash: '#eeeeee',
};

/** The box is `[left, top, width, height]` in millimeters. */
export const createShape = (box: readonly number[], changes: object = {}): object => ({
  kind: 'shape',
  fill: 'ink',
  box,
  ...changes,
});

/** Creates a template of 60 × 90 mm with 3 mm bleed and a safe area of 3 mm. */
export const createTemplate = (front: readonly object[], changes: object = {}): CardTemplate =>
  parseTemplate({
    format: 'rollcall.card-template',
    version: 1,
    id: 'test',
    name: 'Test',
    size: { width: 60, height: 90 },
    bleed: 3,
    safe: 3,
    theme: THEME,
    styles: { body: { font: 'text', size: 8, colour: 'ink' } },
    front,
    back: [],
    ...changes,
  });

export const createView = (front: readonly object[], changes: object = {}): StudioView => ({
  template: createTemplate(front, changes),
});

/** Applies edits and throws when the resulting template is invalid. */
export function applyToView(before: StudioView, edits: readonly Edit[]): StudioView {
  const template = applyEdits(before.template, edits);
  const readResult = readTemplate(GAMES, template);
  if (!readResult.ok) throw new Error(JSON.stringify(readResult.problems));
  return { ...before, template };
}

export const getElement = (studioView: StudioView, address: string): Element => {
  const element = findElement(studioView, address);
  if (element === undefined) throw new Error(`There is no element at ${address}.`);
  return element.element;
};
