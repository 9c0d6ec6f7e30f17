/** The quick reference of the Action Round in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
import type { Translate } from '../../texts/translate.ts';
import { RULES_VERSION, RULESET_ID, SOURCE } from './facts.ts';
import type { ArCharacter } from './fields.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { type ArOptions, OPTIONS } from './options.ts';
import { assists, free, moves, quick, standard, stunts, varies } from './reference/actions.ts';
import { dice, reactions, surge } from './reference/reactions.ts';
import type { Table } from './reference/row.ts';
import { advantage, checks, delay, difficulties, influence, turn } from './reference/turn.ts';

type Page = 1 | 2;
type Layout = ReferenceSection['layout'];

const section = (
  id: string,
  page: Page,
  title: string,
  heading: string,
  layout: Layout,
  rows: readonly ReferenceRow[],
  heads?: string[],
): ReferenceSection => ({
  id,
  page,
  title,
  cite: { heading },
  layout,
  rows: [...rows],
  ...(heads ? { heads } : {}),
});

export function reference(translate: Translate, options: ArOptions, use?: ReferenceUse<Team, ArCharacter>): Reference {
  const members = use?.members;
  const table: Table = { options, members, has: (need) => members?.some(need) ?? true };
  const sections = [
    section('turn', 1, translate('arReference.sections.turn'), 'Turns & Rounds', 'terms', turn(translate, table)),
    section('difficulties', 1, translate('arReference.sections.difficulties'), 'Actions', 'grid', difficulties(table), [
      'Power Level',
      'Easy',
      'Moderate',
      'Hard',
    ]),
    section('checks', 1, translate('arReference.sections.checks'), 'Actions', 'terms', checks(translate, table)),
    section(
      'standard',
      1,
      translate('arReference.sections.standard'),
      'Standard Actions',
      'tagged',
      standard(translate, table),
    ),
    section('stunts', 1, translate('arReference.sections.stunts'), 'Standard Actions', 'terms', stunts(translate)),
    section('assists', 1, translate('arReference.sections.assists'), 'Standard Actions', 'terms', assists(translate)),
    section('advantage', 1, 'Assist, Gambit, Hunch', 'Actions', 'grid', advantage(translate), [
      translate('arReference.heads.degrees'),
      'Advantage',
    ]),
    section('influence', 1, 'Influence', 'Move Actions', 'grid', influence(translate), [
      translate('arReference.heads.degrees'),
      translate('arReference.heads.attitudeMoves'),
    ]),
    section('moves', 2, translate('arReference.sections.moves'), 'Move Actions', 'tagged', moves(translate)),
    section('quick', 2, translate('arReference.sections.quick'), 'Quick Actions', 'terms', quick(translate)),
    section('free', 2, translate('arReference.sections.free'), 'Free Actions', 'terms', free(translate)),
    section('varies', 2, translate('arReference.sections.varies'), 'Variable Actions', 'tagged', varies(translate)),
    section('reactions', 2, 'Reactions', 'Reactions', 'terms', reactions(translate, table)),
    section('surge', 2, 'Surge', 'Reactions', 'terms', surge(translate)),
    section('dice', 2, 'Destiny, Fate, Corruption', 'Free Actions', 'terms', dice(translate, table)),
    section('delay', 2, translate('arReference.sections.delay'), 'No Actions', 'terms', delay(translate)),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: SOURCE,
    edition: '',
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [translate('arReference.pages.first'), translate('arReference.pages.second')],
    changed: changedInWords(translate, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
