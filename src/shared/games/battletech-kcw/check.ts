/** Checks units: finding codes, rules, messages, fixes. */

import { createSetFix, proposeFieldFixes } from '../../character-fields/fixes.ts';
import { createFieldMessages } from '../../character-fields/messages.ts';
import { type CharacterContext, createFieldRules, listFieldCodes } from '../../character-fields/rules.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { RawFinding, Rule } from '../../rules/rule.ts';
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { NamesIn, Translate } from '../../texts/translate.ts';
import { cite } from './facts.ts';
import { type BtUnit, EXPERIENCE, FIELDS } from './fields.ts';
import { getExperienceLevel, getInitiativeLine, REQUIRED_FIELDS } from './initiative.ts';
import type { BtOptions } from './options.ts';

export const CODES = [...listFieldCodes('bt'), 'bt.character.skill-missing'] as const;
type Code = (typeof CODES)[number];

/** The units that have an initiative line. */
type UnitId = NamesIn<'battletech.findings.skillMissing'>;

type Context = CharacterContext<BtUnit, BtOptions>;

export const RULES: readonly Rule<Context, Code>[] = [
  ...createFieldRules({ prefix: 'bt', fields: FIELDS, cite }),
  {
    code: 'bt.character.skill-missing',
    severity: 'error',
    cite: cite('B-1'),
    *check({ document, options }) {
      // The initiative of players' units needs two skill levels (B-1), that of NPCs two base numbers (B-2).
      const initiativeLine = getInitiativeLine(document, options);
      for (const fieldName of initiativeLine === undefined ? [] : REQUIRED_FIELDS[initiativeLine]) {
        if (document[fieldName] !== undefined) continue;
        const values = { label: FIELDS[fieldName].label, unit: document.unit };
        yield { path: `/${fieldName}`, cite: cite(initiativeLine === 'npc' ? 'B-2' : 'B-1'), values };
      }
    },
  },
];

const MESSAGES: Readonly<Record<Code, (translate: Translate, rawFinding: RawFinding) => string>> = {
  ...createFieldMessages('bt'),
  'bt.character.skill-missing': (translate, { values }) =>
    translate(`battletech.findings.skillMissing.${values?.unit as UnitId}`, {
      skill: formatLateText(translate, values?.label as LateText),
    }),
};

export const formatMessage = (translate: Translate, rawFinding: RawFinding): string =>
  MESSAGES[rawFinding.code as Code](translate, rawFinding);

/** The base numbers of an NPC by experience, Green first. */
const NPC_BASES: Readonly<Record<string, readonly number[]>> = {
  '/pilotingBase': [6, 5, 4, 3, 2, 1],
  '/gunneryBase': [5, 4, 3, 2, 1, 0],
};

export function proposeFixes(document: BtUnit, finding: Finding): readonly Fix[] {
  if (finding.code !== 'bt.character.skill-missing') return proposeFieldFixes('bt', FIELDS, document, finding);
  const experienceLevel = getExperienceLevel(document);
  const npcBase = experienceLevel === undefined ? undefined : NPC_BASES[finding.path]?.[experienceLevel];
  if (experienceLevel === undefined || npcBase === undefined) return [];
  return [
    createSetFix(
      (translate) =>
        translate('battletech.fixes.setAsUsual', {
          base: npcBase,
          experience: formatLateText(translate, EXPERIENCE[experienceLevel]?.label ?? ''),
        }),
      finding.path,
      npcBase,
    ),
  ];
}
