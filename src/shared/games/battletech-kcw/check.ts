/** What is wrong with a unit: codes, rules, sentences, repairs. */
import { fieldFixes, set } from '../../character-fields/fixes.ts';
import { fieldMessages } from '../../character-fields/messages.ts';
import { type CharacterContext, fieldCodes, fieldRules } from '../../character-fields/rules.ts';
import { t } from '../../i18n/phrases.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { Raised, Rule } from '../../rules/rule.ts';
import { cite } from './facts.ts';
import { type BtUnit, EXPERIENCE, FIELDS, UNITS } from './fields.ts';
import { levelsOf, lineOf, NEEDS } from './initiative.ts';
import type { BtOptions } from './options.ts';

export const CODES = [...fieldCodes('bt'), 'bt.character.skill-missing'] as const;
type Code = (typeof CODES)[number];

type Context = CharacterContext<BtUnit, BtOptions>;

export const RULES: readonly Rule<Context, Code>[] = [
  ...fieldRules({ prefix: 'bt', fields: FIELDS, cite }),
  {
    code: 'bt.character.skill-missing',
    severity: 'error',
    cite: cite('B-1'),
    *check({ document, options }) {
      const line = lineOf(document, options);
      for (const key of line === undefined ? [] : NEEDS[line]) {
        if (document[key] !== undefined) continue;
        const values = { label: FIELDS[key].label, unit: UNITS.find(({ id }) => id === document.unit)?.label ?? '' };
        yield { path: `/${key}`, cite: cite(line === 'npc' ? 'B-2' : 'B-1'), values };
      }
    },
  },
];

/** A language writes its own sentences over these. */
export const MESSAGES: Readonly<Record<Code, (raised: Raised) => string>> = {
  ...fieldMessages('bt'),
  'bt.character.skill-missing': ({ values }) =>
    `${values?.label} is missing: the initiative of ${/^[NI]/.test(String(values?.unit)) ? 'an' : 'a'} ${values?.unit} counts it.`,
};

export const message = (raised: Raised): string => MESSAGES[raised.code as Code](raised);

/** The bases of an NPC by experience, Green first. */
const NPC_BASES: Readonly<Record<string, readonly number[]>> = {
  '/pilotingBase': [6, 5, 4, 3, 2, 1],
  '/gunneryBase': [5, 4, 3, 2, 1, 0],
};

export function fixes(document: BtUnit, finding: Finding): readonly Fix[] {
  if (finding.code !== 'bt.character.skill-missing') return fieldFixes('bt', FIELDS, document, finding);
  const level = levelsOf(document);
  const base = level === undefined ? undefined : NPC_BASES[finding.path]?.[level];
  if (level === undefined || base === undefined) return [];
  return [set(t`Set it to ${base}, as usual for ${EXPERIENCE[level]?.label ?? ''}`, finding.path, base)];
}
