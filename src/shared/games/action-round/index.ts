/** Defines the Action Round for the rest of the program. */
import { createCharacterSpec } from '../../character-fields/document-spec.ts';
import type { EventPack, Team } from '../../document/schema.ts';
import { runRules } from '../../rules/rule.ts';
import type { TypedGame } from '../game.ts';
import { card } from './card.ts';
import { CODES, formatMessage, proposeFixes, RULES } from './check.ts';
import { derive } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';
import { FORM, LIST, REQUIREMENTS, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type ArOptions, OPTIONS } from './options.ts';

export const actionRound: TypedGame<ArCharacter, Team, EventPack, ArOptions> = {
  id: RULESET_ID,
  name: SOURCE,
  version: RULES_VERSION,
  documents: {
    'rollcall.character': createCharacterSpec({
      ruleset: RULESET_ID,
      fields: FIELDS,
      about: 'One character of the Action Round.',
      blank: { powerLevel: 5, initiative: 10 },
    }),
  },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: CODES,
  check: (document, { options }) => ({ rawFindings: runRules(RULES, { document: document as ArCharacter, options }) }),
  formatMessage,
  proposeFixes: (document, finding) => proposeFixes(document as ArCharacter, finding),
  derive,
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
