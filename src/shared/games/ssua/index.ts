/** Defines SSUA (SuperSystem Ultimate Alliance) for the rest of the program. */
import { createCharacterSpec } from '../../character-fields/document-spec.ts';
import type { EventPack, Team } from '../../document/schema.ts';
import { runRules } from '../../rules/rule.ts';
import type { TypedGame } from '../game.ts';
import { card } from './card.ts';
import { CODES, formatMessage, proposeFixes, RULES } from './check.ts';
import { deriveCharacter } from './derive.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { FIELDS, type SsuaCharacter } from './fields.ts';
import { FORM, LIST, REQUIREMENTS, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { OPTIONS, type SsuaOptions } from './options.ts';

export const ssua: TypedGame<SsuaCharacter, Team, EventPack, SsuaOptions> = {
  id: RULESET_ID,
  name: 'SSUA',
  noun: 'hero',
  version: RULES_VERSION,
  documents: {
    'rollcall.character': createCharacterSpec({
      ruleset: RULESET_ID,
      fields: FIELDS,
      about:
        'One character of SSUA. Numbers that the rules do not allow and words they do not know can be read; Rollcall reports them.',
      blank: { agility: 4, mind: 4 },
    }),
  },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: CODES,
  check: (document, { options }) => ({
    rawFindings: runRules(RULES, { document: document as SsuaCharacter, options }),
  }),
  formatMessage,
  proposeFixes: (document, finding) => proposeFixes(document as SsuaCharacter, finding),
  derive: deriveCharacter,
  card,
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': FORM },
  lists: { 'rollcall.character': LIST },
  requirements: REQUIREMENTS,
  lineUp,
  parts: {
    play: () => import('./play/play.ts'),
    playRows: () => import('./play-row.ts'),
    reference: () => import('./reference.ts'),
    comparison: () => import('./compare.ts'),
    duel: () => import('./duel.ts'),
    table: () => import('./table.ts'),
  },
};
