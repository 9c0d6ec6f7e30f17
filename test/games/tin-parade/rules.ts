/** The rules of the Tin Parade: two rows, their messages, one house rule. */
import type { Cite } from '../../../src/shared/rules/finding.ts';
import { count, type OptionsOf } from '../../../src/shared/rules/options.ts';
import type { RawFinding, Rule } from '../../../src/shared/rules/rule.ts';
import { isWhole } from '../../../src/shared/rules/rule.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import type { Band } from './character.ts';

export const PACES = ['slow', 'brisk', 'double'];

export const OPTIONS = { 'tp.mostBrass': count('T?1', 8) };
export type TinOptions = OptionsOf<typeof OPTIONS>;

const BOOK: Cite = { source: 'The Tin Parade', chapter: 1, heading: 'Bands', fact: 'T-1' };

export interface Context {
  band: Band;
  options: TinOptions;
}

export const CODES = ['tp.brass', 'tp.pace'] as const;
type Code = (typeof CODES)[number];

export const RULES: readonly Rule<Context, Code>[] = [
  {
    code: 'tp.brass',
    severity: 'error',
    cite: BOOK,
    *check({ band: { brass }, options }) {
      const maxBrass = options['tp.mostBrass'];
      if (!isWhole(brass, 1)) yield { path: '/brass', actual: brass, required: 1 };
      else if (brass > maxBrass) yield { path: '/brass', actual: brass, required: maxBrass };
    },
  },
  {
    code: 'tp.pace',
    severity: 'error',
    cite: BOOK,
    *check({ band: { pace } }) {
      if (!PACES.includes(pace)) yield { path: '/pace', actual: pace };
    },
  },
];

const MESSAGES: Readonly<Record<Code, (rawFinding: RawFinding) => string>> = {
  'tp.brass': ({ actual, required }) => `The band has ${actual} horns; ${required} would do.`,
  'tp.pace': ({ actual }) => `Nobody marches at a pace called “${actual}”.`,
};

export const formatMessage = (_translate: Translate, rawFinding: RawFinding): string =>
  MESSAGES[rawFinding.code as Code](rawFinding);
