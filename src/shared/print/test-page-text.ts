/** Texts of the printer's test page that depend on the print. */
import type { Translate } from '../texts/translate.ts';
import type { BackAdjust, Paper, Sides } from './paper.ts';

/** A step: what it is about in bold, then the rest of the sentence. */
export interface TestPageText {
  readonly head: string;
  readonly text: string;
}

const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', '13x19': '13 x 19 in' };

export const paperName = (t: Translate, paper: Exclude<Paper, 'card'>): string =>
  typeof paper === 'string' ? (PAPER_NAMES[paper] ?? paper) : t('testPage.paperSize', { ...paper });

/** Steps whose texts are the same for all prints. */
type PlainStep = 'bars' | 'combs' | 'turnOver' | 'hold' | 'offset' | 'use' | 'command';

export const plainStep = (t: Translate, step: PlainStep): TestPageText => ({
  head: t(`testPage.${step}.head`),
  text: t(`testPage.${step}.text`),
});

export function setupStep(t: Translate, paper: string, sides: Sides): TestPageText {
  const turn = sides === 'long-edge' || sides === 'short-edge' ? sides : 'one-side';
  return { head: t('testPage.setup.head'), text: t(`testPage.setup.${turn}`, { paper }) };
}

/** `factor`: degrees that one millimetre of difference stands for. */
export const rotationStep = (t: Translate, isAcross: boolean, factor: number): TestPageText => ({
  head: t('testPage.rotation.head'),
  text: t(isAcross ? 'testPage.rotation.upright' : 'testPage.rotation.level', { factor }),
});

export const appliedStep = (t: Translate, { x, y, degrees }: BackAdjust): TestPageText => ({
  head: t('testPage.applied.head'),
  text: t('testPage.applied.text', { x, y, degrees }),
});
