/** Defines the BattleTech initiative and action rules of K. C. Wong for the rest of the program. */
import { createCharacterSpec } from '../../character-fields/document-spec.ts';
import type { EventPack, Team } from '../../document/schema.ts';
import { runRules } from '../../rules/rule.ts';
import type { TypedGame } from '../game.ts';
import { card } from './card.ts';
import { CODES, formatMessage, proposeFixes, RULES } from './check.ts';
import { deriveUnit } from './derive.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { type BtUnit, FIELDS } from './fields.ts';
import { FORM, LIST, REQUIREMENTS, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type BtOptions, OPTIONS } from './options.ts';

export const battletechKcw: TypedGame<BtUnit, Team, EventPack, BtOptions> = {
  id: RULESET_ID,
  name: 'BattleTech combat rules',
  noun: 'unit',
  version: RULES_VERSION,
  documents: {
    'rollcall.character': createCharacterSpec({
      ruleset: RULESET_ID,
      fields: FIELDS,
      about:
        'One unit. Numbers that the rules do not allow and words they do not know can be read; Rollcall reports them.',
      blank: { unit: 'npc', type: 'mech', tonnage: 50, mp: 5, pilotingBase: 5, gunneryBase: 4 },
    }),
  },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: CODES,
  check: (document, { options }) => ({ rawFindings: runRules(RULES, { document: document as BtUnit, options }) }),
  formatMessage,
  proposeFixes: (document, finding) => proposeFixes(document as BtUnit, finding),
  derive: deriveUnit,
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
