/** Templates for the tests of the studio, and what edits make of them. */

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

export const shape = (box: readonly number[], more: object = {}): object => ({
  kind: 'shape',
  fill: 'ink',
  box,
  ...more,
});

/** A card of 60 by 90 mm, bleed 3, safe area 3. */
export const template = (front: readonly object[], more: object = {}): CardTemplate =>
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
    ...more,
  });

export const view = (front: readonly object[], more: object = {}): StudioView => ({ template: template(front, more) });

/** The view after edits, which must leave a template that can be read. */
export function edited(before: StudioView, edits: readonly Edit[]): StudioView {
  const template = applyEdits(before.template, edits);
  const answer = readTemplate(GAMES, template);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return { ...before, template };
}

export const elementOf = (studioView: StudioView, address: string): Element => {
  const one = findElement(studioView, address);
  if (one === undefined) throw new Error(`There is no element at ${address}.`);
  return one.element;
};
