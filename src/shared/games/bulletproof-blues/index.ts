/** Defines Bulletproof Blues for the rest of the program. */
import { createCharacterSpec } from '../../character-fields/document-spec.ts';
import type { EventPack, Team } from '../../document/schema.ts';
import { runRules } from '../../rules/rule.ts';
import type { TypedGame } from '../game.ts';
import { card } from './card.ts';
import { CODES, formatMessage, proposeFixes, RULES } from './check.ts';
import { derive } from './derive.ts';
import { NAME, RULES_VERSION, RULESET_ID } from './facts.ts';
import { type BbCharacter, FIELDS } from './fields.ts';
import { FORM, LIST, REQUIREMENTS, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BbOptions, OPTIONS } from './options.ts';

export const bulletproofBlues: TypedGame<BbCharacter, Team, EventPack, BbOptions> = {
  id: RULESET_ID,
  name: NAME,
  noun: 'hero',
  version: RULES_VERSION,
  documents: {
    'rollcall.character': createCharacterSpec({
      ruleset: RULESET_ID,
      fields: FIELDS,
      about: 'One character of Bulletproof Blues.',
      blank: { perception: 4, prowess: 4, agility: 4 },
    }),
  },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: CODES,
  check: (document, { options }) => ({ rawFindings: runRules(RULES, { document: document as BbCharacter, options }) }),
  formatMessage,
  proposeFixes: (document, finding) => proposeFixes(document as BbCharacter, finding),
  derive,
  card,
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': FORM },
  lists: { 'rollcall.character': LIST },
  requirements: REQUIREMENTS,
  lineUp,
  sideKeys: ['gm'],
  parts: {
    play: () => import('./play/play.ts'),
    playRows: () => import('./play-row.ts'),
    reference: () => import('./reference.ts'),
    comparison: () => import('./compare.ts'),
    duel: () => import('./duel.ts'),
    table: () => import('./table.ts'),
  },
};
