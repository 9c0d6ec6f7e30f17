/** Checks characters of SSUA: finding codes, rules, messages, fixes. */

import { createRemoveFix, proposeFieldFixes } from '../../character-fields/fixes.ts';
import { createFieldMessages } from '../../character-fields/messages.ts';
import { NUMBER_KINDS } from '../../character-fields/number-kinds.ts';
import { type CharacterContext, createFieldRules, listFieldCodes } from '../../character-fields/rules.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { RawFinding, Rule } from '../../rules/rule.ts';
import type { Translate } from '../../texts/translate.ts';
import { cite } from './facts.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import type { SsuaOptions } from './options.ts';

export const CODES = [...listFieldCodes('ssua'), 'ssua.character.ap'] as const;
type Code = (typeof CODES)[number];

type Context = CharacterContext<SsuaCharacter, SsuaOptions>;

export const RULES: readonly Rule<Context, Code>[] = [
  ...createFieldRules({ prefix: 'ssua', fields: FIELDS, cite }),
  {
    code: 'ssua.character.ap',
    severity: 'info',
    cite: cite('A-15'),
    // A card states its Action Points. Those that differ from Mind plus Agility may be a typing error, so this is only an info.
    *check({ document: { ap: actionPoints, mind, agility } }) {
      if (actionPoints === undefined || ![actionPoints, mind, agility].every(NUMBER_KINDS.int.fits)) return;
      if (actionPoints !== mind + agility) yield { path: '/ap', actual: actionPoints, required: mind + agility };
    },
  },
];

const MESSAGES: Readonly<Record<Code, (translate: Translate, rawFinding: RawFinding) => string>> = {
  ...createFieldMessages('ssua'),
  'ssua.character.ap': (translate, { actual, required }) =>
    translate('ssua.findings.ap', { ap: Number(actual), sum: Number(required) }),
};

export const formatMessage = (translate: Translate, rawFinding: RawFinding): string =>
  MESSAGES[rawFinding.code as Code](translate, rawFinding);

export const proposeFixes = (document: SsuaCharacter, finding: Finding): readonly Fix[] =>
  finding.code === 'ssua.character.ap'
    ? [createRemoveFix((translate) => translate('ssua.fixes.leaveApToTraits'), '/ap')]
    : proposeFieldFixes('ssua', FIELDS, document, finding);
