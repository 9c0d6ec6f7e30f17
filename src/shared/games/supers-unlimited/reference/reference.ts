/**
 * The quick reference of Supers Unlimited 4.1 in our own words: facts and sentences joined under the options of a table,
 * optionally reduced to what one team needs.
 */
import { changedInWords } from '../../../rules/option-texts.ts';
import type { Reference, ReferenceSection } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULES_VERSION } from '../facts.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, OPTIONS, type SuOptions } from '../options.ts';
import { EFFECT_ROWS } from './effects.ts';
import { ALTITUDE, BASES, FALLS, MATERIALS, MOVEMENT, OBJECTS, TERRAIN, VOLUMES } from './field.ts';
import { ACTIONS, ATTACKS, BONUSES, CARD, COMMON_ATTACKS, DICE, ICONS_ON_CARDS, RECOVERY, TURN } from './fight.ts';
import { messageHead, messageRow, toTableOptions } from './message-row.ts';
import { GIMMICK_SECTION, OBJECTIVES, PLASMA, QUESTS, SCENARIOS, SETUP, SUBPLOTS } from './play.ts';
import type { SectionFact } from './types.ts';
import { isOfUse, type TeamUse } from './use.ts';

/** Every section in the order in which it is read. */
const SECTIONS: readonly SectionFact[] = [
  TURN,
  DICE,
  RECOVERY,
  ATTACKS,
  ICONS_ON_CARDS,
  COMMON_ATTACKS,
  ACTIONS,
  MOVEMENT,
  CARD,
  BONUSES,
  EFFECT_ROWS,
  ALTITUDE,
  FALLS,
  TERRAIN,
  MATERIALS,
  VOLUMES,
  OBJECTS,
  BASES,
  SETUP,
  OBJECTIVES,
  SCENARIOS,
  QUESTS,
  SUBPLOTS,
  PLASMA,
  GIMMICK_SECTION,
];

export interface ReferenceRequest {
  /** Absent = the defaults. */
  readonly options?: SuOptions;
  /** Absent = everything. With it: only what that team can use, besides what is for everybody. */
  readonly use?: TeamUse;
}

/** The reference under the options of a table. Sections that a team leaves empty are left out. */
export function referenceFor(
  translate: Translate,
  { options = defaultOptions, use }: ReferenceRequest = {},
): Reference {
  const table = toTableOptions(options);
  const sections = SECTIONS.flatMap((section): ReferenceSection[] => {
    const wanted = section.rows.filter((row) => (row.onlyIf?.(options) ?? true) && isOfUse(row.needs, use));
    if (section.needsRows && !wanted.some((row) => row.needs)) return [];
    return [
      {
        id: section.id,
        page: section.page,
        ...messageHead(translate, section, table),
        cite: { chapter: section.chapter, heading: section.heading },
        layout: section.layout,
        ...(section.names === undefined ? {} : { names: section.names }),
        rows: wanted.map((row) => messageRow(translate, section, row, table)),
      },
    ];
  });
  return {
    ruleset: 'supers-unlimited',
    title: 'Supers Unlimited',
    edition: '4.1',
    source: 'Supers Unlimited 4.1',
    rules: RULES_VERSION,
    pages: [translate('suReference.pages.first'), translate('suReference.pages.second')],
    changed: changedInWords(translate, OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections,
  };
}
