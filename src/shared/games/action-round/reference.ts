/** Creates the quick reference of the Action Round in our own words, optionally reduced to what given characters need. */

import type { Team } from '../../document/schema.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import type { ArCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type ArOptions, OPTIONS } from './options.ts';
import {
  listAssistRows,
  listFreeRows,
  listMoveRows,
  listQuickRows,
  listStandardRows,
  listStuntRows,
  listVariableRows,
} from './reference/actions.ts';
import { listDiceRows, listReactionRows, listSurgeRows } from './reference/reactions.ts';
import type { ReferenceContext } from './reference/row.ts';
import {
  listAdvantageRows,
  listCheckRows,
  listDelayRows,
  listDifficultyRows,
  listInfluenceRows,
  listTurnRows,
} from './reference/turn.ts';

/** The two pages of the reference. */
type Page = 1 | 2;
type Layout = ReferenceSection['layout'];

/** Creates a section. `heading` is the heading in the rules; a section with the layout `grid` is a table with `columnHeads`. */
const createSection = (
  sectionId: string,
  pageNumber: Page,
  title: string,
  heading: string,
  layout: Layout,
  rows: readonly ReferenceRow[],
  columnHeads?: string[],
): ReferenceSection => ({
  id: sectionId,
  page: pageNumber,
  title,
  cite: { heading },
  layout,
  rows: [...rows],
  ...(columnHeads ? { heads: columnHeads } : {}),
});

export function reference(
  translate: Translate,
  options: ArOptions,
  referenceUse?: ReferenceUse<Team, ArCharacter>,
): Reference {
  const characters = referenceUse?.members;
  const referenceContext: ReferenceContext = {
    options,
    members: characters,
    hasAny: (isNeeded) => characters?.some(isNeeded) ?? true,
  };
  const sections = [
    createSection(
      'turn',
      1,
      translate('arReference.sections.turn'),
      'Turns & Rounds',
      'terms',
      listTurnRows(translate, referenceContext),
    ),
    createSection(
      'difficulties',
      1,
      translate('arReference.sections.difficulties'),
      'Actions',
      'grid',
      listDifficultyRows(referenceContext),
      ['Power Level', 'Easy', 'Moderate', 'Hard'],
    ),
    createSection(
      'checks',
      1,
      translate('arReference.sections.checks'),
      'Actions',
      'terms',
      listCheckRows(translate, referenceContext),
    ),
    createSection(
      'standard',
      1,
      translate('arReference.sections.standard'),
      'Standard Actions',
      'tagged',
      listStandardRows(translate, referenceContext),
    ),
    createSection(
      'stunts',
      1,
      translate('arReference.sections.stunts'),
      'Standard Actions',
      'terms',
      listStuntRows(translate),
    ),
    createSection(
      'assists',
      1,
      translate('arReference.sections.assists'),
      'Standard Actions',
      'terms',
      listAssistRows(translate),
    ),
    createSection('advantage', 1, 'Assist, Gambit, Hunch', 'Actions', 'grid', listAdvantageRows(translate), [
      translate('arReference.heads.degrees'),
      'Advantage',
    ]),
    createSection('influence', 1, 'Influence', 'Move Actions', 'grid', listInfluenceRows(translate), [
      translate('arReference.heads.degrees'),
      translate('arReference.heads.attitudeMoves'),
    ]),
    createSection(
      'moves',
      2,
      translate('arReference.sections.moves'),
      'Move Actions',
      'tagged',
      listMoveRows(translate),
    ),
    createSection(
      'quick',
      2,
      translate('arReference.sections.quick'),
      'Quick Actions',
      'terms',
      listQuickRows(translate),
    ),
    createSection('free', 2, translate('arReference.sections.free'), 'Free Actions', 'terms', listFreeRows(translate)),
    createSection(
      'varies',
      2,
      translate('arReference.sections.varies'),
      'Variable Actions',
      'tagged',
      listVariableRows(translate),
    ),
    createSection('reactions', 2, 'Reactions', 'Reactions', 'terms', listReactionRows(translate, referenceContext)),
    createSection('surge', 2, 'Surge', 'Reactions', 'terms', listSurgeRows(translate)),
    createSection(
      'dice',
      2,
      'Destiny, Fate, Corruption',
      'Free Actions',
      'terms',
      listDiceRows(translate, referenceContext),
    ),
    createSection('delay', 2, translate('arReference.sections.delay'), 'No Actions', 'terms', listDelayRows(translate)),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: SOURCE,
    edition: '',
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('arReference.pages.first'), translate('arReference.pages.second')],
    changed: formatChangedOptions(translate, OPTIONS, OPTION_TEXTS, options),
    ...(referenceUse ? { team: referenceUse.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
