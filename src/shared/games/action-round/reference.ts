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

export function reference(t: Translate, options: ArOptions, use?: ReferenceUse<Team, ArCharacter>): Reference {
  const members = use?.members;
  const table: Table = { options, members, has: (need) => members?.some(need) ?? true };
  const sections = [
    section('turn', 1, t('arReference.sections.turn'), 'Turns & Rounds', 'terms', turn(t, table)),
    section('difficulties', 1, t('arReference.sections.difficulties'), 'Actions', 'grid', difficulties(table), [
      'Power Level',
      'Easy',
      'Moderate',
      'Hard',
    ]),
    section('checks', 1, t('arReference.sections.checks'), 'Actions', 'terms', checks(t, table)),
    section('standard', 1, t('arReference.sections.standard'), 'Standard Actions', 'tagged', standard(t, table)),
    section('stunts', 1, t('arReference.sections.stunts'), 'Standard Actions', 'terms', stunts(t)),
    section('assists', 1, t('arReference.sections.assists'), 'Standard Actions', 'terms', assists(t)),
    section('advantage', 1, 'Assist, Gambit, Hunch', 'Actions', 'grid', advantage(t), [
      t('arReference.heads.degrees'),
      'Advantage',
    ]),
    section('influence', 1, 'Influence', 'Move Actions', 'grid', influence(t), [
      t('arReference.heads.degrees'),
      t('arReference.heads.attitudeMoves'),
    ]),
    section('moves', 2, t('arReference.sections.moves'), 'Move Actions', 'tagged', moves(t)),
    section('quick', 2, t('arReference.sections.quick'), 'Quick Actions', 'terms', quick(t)),
    section('free', 2, t('arReference.sections.free'), 'Free Actions', 'terms', free(t)),
    section('varies', 2, t('arReference.sections.varies'), 'Variable Actions', 'tagged', varies(t)),
    section('reactions', 2, 'Reactions', 'Reactions', 'terms', reactions(t, table)),
    section('surge', 2, 'Surge', 'Reactions', 'terms', surge(t)),
    section('dice', 2, 'Destiny, Fate, Corruption', 'Free Actions', 'terms', dice(t, table)),
    section('delay', 2, t('arReference.sections.delay'), 'No Actions', 'terms', delay(t)),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: SOURCE,
    edition: '',
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t('arReference.pages.first'), t('arReference.pages.second')],
    changed: changedInWords(t, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
