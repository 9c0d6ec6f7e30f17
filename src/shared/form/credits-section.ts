/** Defines the form section for the credit line, which all games share, and the labels of its fields. */
import type { LateText } from '../texts/late-text.ts';
import type { FormSection } from './form.ts';

export const CREDITS_SECTION: FormSection = {
  title: (translate) => translate('labels.credits'),
  isCollapsedAtFirst: true,
  fields: [{ kind: 'credits' }],
};

/** The labels of the fields by their pointers. */
export const CREDIT_LABELS = {
  '/art/image/credit': (translate) => translate('labels.artist'),
  '/credits/artist': (translate) => translate('labels.artist'),
  '/credits/set': (translate) => translate('labels.set'),
  '/credits/symbol': (translate) => translate('labels.setSymbol'),
  '/credits/number': (translate) => translate('labels.collectorNumber'),
  '/credits/version': (translate) => translate('labels.version'),
  '/credits/copyright': (translate) => translate('labels.copyright'),
} as const satisfies Readonly<Record<string, LateText>>;

export type CreditPointer = keyof typeof CREDIT_LABELS;

/** Whether the section has a field for this place. */
export const isCreditPointer = (pointer: string): pointer is CreditPointer => Object.hasOwn(CREDIT_LABELS, pointer);
