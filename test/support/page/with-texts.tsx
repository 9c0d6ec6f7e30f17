import type { ReactNode } from 'react';
import { TranslateContext } from '../../../src/renderer/texts/use-translate.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { translate } from '../texts.ts';

/** Provides components with the language of a window, by default English. */
export const WithTexts = ({
  texts: translateTexts = translate,
  children,
}: {
  texts?: Translate;
  children?: ReactNode;
}) => <TranslateContext value={translateTexts}>{children}</TranslateContext>;
