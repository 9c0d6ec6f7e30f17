/** The texts of the printer's test page. */
import type { Translate } from '../texts/translate.ts';
import type { BackAdjust, Paper, Sides } from './paper.ts';

/** A step of the instructions: a bold heading, and the text that continues the heading's sentence. */
export interface TestPageText {
  readonly head: string;
  readonly text: string;
}

const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', '13x19': '13 x 19 in' };

export const getPaperName = (translate: Translate, paper: Exclude<Paper, 'card'>): string =>
  typeof paper === 'string' ? (PAPER_NAMES[paper] ?? paper) : translate('testPage.paperSize', { ...paper });

/** The steps whose texts are the same for all prints. */
type PlainStep = 'bars' | 'combs' | 'turnOver' | 'hold' | 'offset' | 'use' | 'command';

export const getPlainStep = (translate: Translate, stepName: PlainStep): TestPageText => ({
  head: translate(`testPage.${stepName}.head`),
  text: translate(`testPage.${stepName}.text`),
});

export function getSetupStep(translate: Translate, paperName: string, sides: Sides): TestPageText {
  const turnKind = sides === 'long-edge' || sides === 'short-edge' ? sides : 'one-side';
  return {
    head: translate('testPage.setup.head'),
    text: translate(`testPage.setup.${turnKind}`, { paper: paperName }),
  };
}

/**
 * Returns the rotation step. One millimeter of difference means `degreesPerMillimeter` degrees. `isAcross` says whether the rulers are next
 * to each other, so that vertical rulers are compared, and not one below the other.
 */
export const getRotationStep = (
  translate: Translate,
  isAcross: boolean,
  degreesPerMillimeter: number,
): TestPageText => ({
  head: translate('testPage.rotation.head'),
  text: translate(isAcross ? 'testPage.rotation.upright' : 'testPage.rotation.level', { factor: degreesPerMillimeter }),
});

export const getAppliedStep = (translate: Translate, { x, y, degrees }: BackAdjust): TestPageText => ({
  head: translate('testPage.applied.head'),
  text: translate('testPage.applied.text', { x, y, degrees }),
});
