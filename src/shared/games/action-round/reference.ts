/** The quick reference of the Action Round in our own words, on demand cut down to what given characters can meet. */

import type { Team } from '../../document/schema.ts';
import { t } from '../../i18n/phrases.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { Reference, ReferenceRow, ReferenceSection, ReferenceUse } from '../../rules/reference.ts';
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

export function reference(options: ArOptions, use?: ReferenceUse<Team, ArCharacter>): Reference {
  const members = use?.members;
  const table: Table = { options, members, has: (need) => members?.some(need) ?? true };
  const sections = [
    section('turn', 1, t`A turn`, 'Turns & Rounds', 'terms', turn(table)),
    section('difficulties', 1, t`Difficulties`, 'Actions', 'grid', difficulties(table), [
      'Power Level',
      'Easy',
      'Moderate',
      'Hard',
    ]),
    section('checks', 1, t`Checks and degrees`, 'Actions', 'terms', checks(table)),
    section('standard', 1, t`Standard actions`, 'Standard Actions', 'tagged', standard(table)),
    section('stunts', 1, t`Instead of damage: Stunt`, 'Standard Actions', 'terms', stunts()),
    section('assists', 1, t`Instead: Assist, Assessment`, 'Standard Actions', 'terms', assists()),
    section('advantage', 1, 'Assist, Gambit, Hunch', 'Actions', 'grid', advantage(), [t`Degrees`, 'Advantage']),
    section('influence', 1, 'Influence', 'Move Actions', 'grid', influence(), [t`Degrees`, t`Attitude moves`]),
    section('moves', 2, t`Move actions`, 'Move Actions', 'tagged', moves()),
    section('quick', 2, t`Quick actions`, 'Quick Actions', 'terms', quick()),
    section('free', 2, t`Free actions`, 'Free Actions', 'terms', free()),
    section('varies', 2, t`Any type`, 'Variable Actions', 'tagged', varies()),
    section('reactions', 2, 'Reactions', 'Reactions', 'terms', reactions(table)),
    section('surge', 2, 'Surge', 'Reactions', 'terms', surge()),
    section('dice', 2, 'Destiny, Fate, Corruption', 'Free Actions', 'terms', dice(table)),
    section('delay', 2, t`No action: Delay`, 'No Actions', 'terms', delay()),
  ];
  return {
    ruleset: RULESET_ID,
    isLoose: true,
    title: SOURCE,
    edition: '',
    source: SOURCE,
    rules: RULES_VERSION,
    pages: [t`Turns and Standard actions`, t`Moves, Quick, Free, Reactions`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections: sections.filter(({ rows }) => rows.length > 0),
  };
}
