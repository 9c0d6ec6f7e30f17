import type { ReactNode } from 'react';
import { TranslateContext } from '../../../src/renderer/texts/use-translate.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { translate } from '../texts.ts';

/** Gives components the language of a window, English as a rule. */
export const WithTexts = ({ texts = translate, children }: { texts?: Translate; children?: ReactNode }) => (
  <TranslateContext value={texts}>{children}</TranslateContext>
);
