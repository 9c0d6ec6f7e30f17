/** What is wrong with a unit: codes, rules, sentences, repairs. */

import { fieldFixes, set } from '../../character-fields/fixes.ts';
import { fieldMessages } from '../../character-fields/messages.ts';
import { type CharacterContext, fieldCodes, fieldRules } from '../../character-fields/rules.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { RawFinding, Rule } from '../../rules/rule.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import { cite } from './facts.ts';
import { type BtUnit, EXPERIENCE, FIELDS } from './fields.ts';
import { levelsOf, lineOf, NEEDS } from './initiative.ts';
import type { BtOptions } from './options.ts';

export const CODES = [...fieldCodes('bt'), 'bt.character.skill-missing'] as const;
type Code = (typeof CODES)[number];

/** The units that have an initiative line. */
type UnitId = NamesIn<'battletech.findings.skillMissing'>;

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
        const values = { label: FIELDS[key].label, unit: document.unit };
        yield { path: `/${key}`, cite: cite(line === 'npc' ? 'B-2' : 'B-1'), values };
      }
    },
  },
];

const MESSAGES: Readonly<Record<Code, (translate: Translate, raised: RawFinding) => string>> = {
  ...fieldMessages('bt'),
  'bt.character.skill-missing': (translate, { values }) =>
    translate(`battletech.findings.skillMissing.${values?.unit as UnitId}`, {
      skill: formatText(translate, values?.label as LateText),
    }),
};

export const message = (translate: Translate, raised: RawFinding): string =>
  MESSAGES[raised.code as Code](translate, raised);

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
  return [
    set(
      (translate) =>
        translate('battletech.fixes.setAsUsual', {
          base,
          experience: formatText(translate, EXPERIENCE[level]?.label ?? ''),
        }),
      finding.path,
      base,
    ),
  ];
}
