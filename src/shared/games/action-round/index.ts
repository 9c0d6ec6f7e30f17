/** The Action Round as the rest of the program sees it. */
import { characterSpec } from '../../character-fields/document-spec.ts';
import type { EventPack, Team } from '../../document/schema.ts';
import { runRules } from '../../rules/rule.ts';
import type { GameOf } from '../game.ts';
import { card } from './card.ts';
import { CODES, fixes, message, RULES } from './check.ts';
import { derive } from './derive.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import { type ArCharacter, FIELDS } from './fields.ts';
import { FORM, LIST, NEEDS, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type ArOptions, OPTIONS } from './options.ts';

export const actionRound: GameOf<ArCharacter, Team, EventPack, ArOptions> = {
  id: RULESET_ID,
  name: SOURCE,
  version: RULES_VERSION,
  documents: {
    'rollcall.character': characterSpec({
      ruleset: RULESET_ID,
      fields: FIELDS,
      about: 'One character of the Action Round.',
      blank: { powerLevel: 5, initiative: 10 },
    }),
  },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: CODES,
  check: (document, { options }) => ({ raised: runRules(RULES, { document: document as ArCharacter, options }) }),
  message,
  fixes: (document, finding) => fixes(document as ArCharacter, finding),
  derive,
  card,
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': FORM },
  lists: { 'rollcall.character': LIST },
  needs: NEEDS,
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
