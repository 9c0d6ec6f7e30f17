/** Checks characters: finding codes, rules, messages, fixes. */

import { proposeFieldFixes } from '../../character-fields/fixes.ts';
import { createFieldMessages } from '../../character-fields/messages.ts';
import { createFieldRules, listFieldCodes } from '../../character-fields/rules.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { RawFinding } from '../../rules/rule.ts';
import type { Translate } from '../../texts/translate.ts';
import { cite } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';

const PREFIX = 'ar';

export const CODES = listFieldCodes(PREFIX);
type Code = (typeof CODES)[number];

export const RULES = createFieldRules({ prefix: PREFIX, fields: FIELDS, cite });

const MESSAGES = createFieldMessages(PREFIX);

export const formatMessage = (translate: Translate, rawFinding: RawFinding): string =>
  MESSAGES[rawFinding.code as Code](translate, rawFinding);

export const proposeFixes = (document: ArCharacter, finding: Finding): readonly Fix[] =>
  proposeFieldFixes(PREFIX, FIELDS, document, finding);
