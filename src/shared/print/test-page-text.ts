/** Texts of the printer's test page that depend on the print. */
import type { Translate } from '../texts/translate.ts';
import type { BackAdjust, Paper, Sides } from './paper.ts';

/** A step: what it is about in bold, then the rest of the sentence. */
export interface TestPageText {
  readonly head: string;
  readonly text: string;
}

const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', '13x19': '13 x 19 in' };

export const paperName = (translate: Translate, paper: Exclude<Paper, 'card'>): string =>
  typeof paper === 'string' ? (PAPER_NAMES[paper] ?? paper) : translate('testPage.paperSize', { ...paper });

/** Steps whose texts are the same for all prints. */
type PlainStep = 'bars' | 'combs' | 'turnOver' | 'hold' | 'offset' | 'use' | 'command';

export const plainStep = (translate: Translate, step: PlainStep): TestPageText => ({
  head: translate(`testPage.${step}.head`),
  text: translate(`testPage.${step}.text`),
});

export function setupStep(translate: Translate, paper: string, sides: Sides): TestPageText {
  const turn = sides === 'long-edge' || sides === 'short-edge' ? sides : 'one-side';
  return { head: translate('testPage.setup.head'), text: translate(`testPage.setup.${turn}`, { paper }) };
}

/** `factor`: degrees that one millimetre of difference stands for. */
export const rotationStep = (translate: Translate, isAcross: boolean, factor: number): TestPageText => ({
  head: translate('testPage.rotation.head'),
  text: translate(isAcross ? 'testPage.rotation.upright' : 'testPage.rotation.level', { factor }),
});

export const appliedStep = (translate: Translate, { x, y, degrees }: BackAdjust): TestPageText => ({
  head: translate('testPage.applied.head'),
  text: translate('testPage.applied.text', { x, y, degrees }),
});
