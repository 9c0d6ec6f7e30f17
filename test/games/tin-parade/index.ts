/** A made-up game with the fewest parts that use all of Rollcall. docs/game.md explains it. */
import type { EventPack, Team } from '../../../src/shared/document/schema.ts';
import type { TypedGame } from '../../../src/shared/games/game.ts';
import { runRules } from '../../../src/shared/rules/rule.ts';
import { card } from './card.ts';
import { type Band, bandSpec, countDrums } from './character.ts';
import { FORM, LIST, VOCABULARIES } from './form.ts';
import { lineUp } from './line-up.ts';
import { CODES, formatMessage, OPTIONS, RULES, type TinOptions } from './rules.ts';

export const tinParade: TypedGame<Band, Team, EventPack, TinOptions> = {
  id: 'tin-parade',
  name: 'The Tin Parade',
  version: '1',
  documents: { 'rollcall.character': bandSpec },
  options: OPTIONS,
  codes: CODES,
  check: (document, { options }) => ({ rawFindings: runRules(RULES, { band: document as Band, options }) }),
  formatMessage,
  derive: (band) => ({ character: band, derived: { drums: countDrums(band) } }),
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
