/** A made-up game: the smallest that passes through every door of Rollcall. docs/game.md walks through it. */
import type { EventPack, Team } from '../../../src/shared/document/schema.ts';
import type { TypedGame } from '../../../src/shared/games/game.ts';
import { runRules } from '../../../src/shared/rules/rule.ts';
import { card } from './card.ts';
import { type Band, bandSpec, drumsOf } from './character.ts';
import { FORM, LIST, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { CODES, message, OPTIONS, RULES, type TinOptions } from './rules.ts';

export const tinParade: TypedGame<Band, Team, EventPack, TinOptions> = {
  id: 'tin-parade',
  name: 'The Tin Parade',
  version: '1',
  documents: { 'rollcall.character': bandSpec },
  options: OPTIONS,
  codes: CODES,
  check: (document, { options }) => ({ rawFindings: runRules(RULES, { band: document as Band, options }) }),
  formatMessage: message,
  derive: (band) => ({ character: band, derived: { drums: drumsOf(band) } }),
  card,
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': FORM },
  lists: { 'rollcall.character': LIST },
  lineUp,
  parts: {
    play: () => import('./play.ts'),
    reference: () => import('./reference.ts'),
    table: () => import('./table.ts'),
  },
};
