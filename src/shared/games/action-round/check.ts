/** What is wrong with a character: codes, rules, sentences, repairs. */

import { fieldFixes } from '../../character-fields/fixes.ts';
import { fieldMessages } from '../../character-fields/messages.ts';
import { fieldCodes, fieldRules } from '../../character-fields/rules.ts';
import type { Finding, Fix } from '../../rules/finding.ts';
import type { RawFinding } from '../../rules/rule.ts';
import type { Translate } from '../../texts/translate.ts';
import { cite } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';

const PREFIX = 'ar';

export const CODES = fieldCodes(PREFIX);
type Code = (typeof CODES)[number];

export const RULES = fieldRules({ prefix: PREFIX, fields: FIELDS, cite });

const MESSAGES = fieldMessages(PREFIX);

export const message = (translate: Translate, raised: RawFinding): string =>
  MESSAGES[raised.code as Code](translate, raised);

export const fixes = (document: ArCharacter, finding: Finding): readonly Fix[] =>
  fieldFixes(PREFIX, FIELDS, document, finding);
