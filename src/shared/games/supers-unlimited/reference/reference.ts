/**
 * Creates the quick reference of Supers Unlimited 4.1 in our own words. Facts and sentences follow the options in use. The reference can be
 * reduced to what one team needs.
 */
import { formatChangedOptions } from '../../../rules/option-texts.ts';
import type { Reference, ReferenceSection } from '../../../rules/reference.ts';
import type { Translate } from '../../../texts/translate.ts';
import { RULES_VERSION } from '../facts.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, OPTIONS, type SuOptions } from '../options.ts';
import { ALTITUDE, BASES, FALLS, MATERIALS, MOVEMENT, OBJECTS, TERRAIN, VOLUMES } from './battlezone.ts';
import { EFFECT_ROWS } from './effects.ts';
import { ACTIONS, ATTACKS, BONUSES, CARD, COMMON_ATTACKS, DICE, ICONS_ON_CARDS, RECOVERY, TURN } from './fight.ts';
import { createReferenceOptions, formatReferenceRow, formatSectionHead } from './message-row.ts';
import { GIMMICK_SECTION, OBJECTIVES, PLASMA, QUESTS, SCENARIOS, SETUP, SUBPLOTS } from './play.ts';
import { isRelevant, type TeamUse } from './team-use.ts';
import type { SectionFact } from './types.ts';

/** All sections in reading order. */
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
  /** The options; absent for the defaults. */
  readonly options?: SuOptions;
  /** Words of the team that the reference is reduced to. Absent for a reference with all rows. */
  readonly use?: TeamUse;
}

/** Creates the reference. Omits sections of Gimmicks and icons without a row for the team. */
export function createReference(
  translate: Translate,
  { options = defaultOptions, use: teamUse }: ReferenceRequest = {},
): Reference {
  const referenceOptions = createReferenceOptions(options);
  const sections = SECTIONS.flatMap((section): ReferenceSection[] => {
    const relevantRows = section.rows.filter(
      (row) => (row.onlyIf?.(options) ?? true) && isRelevant(row.needs, teamUse),
    );
    if (section.needsRows && !relevantRows.some((row) => row.needs)) return [];
    return [
      {
        id: section.id,
        page: section.page,
        ...formatSectionHead(translate, section, referenceOptions),
        cite: { chapter: section.chapter, heading: section.heading },
        layout: section.layout,
        ...(section.names === undefined ? {} : { names: section.names }),
        rows: relevantRows.map((row) => formatReferenceRow(translate, section, row, referenceOptions)),
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
    changed: formatChangedOptions(translate, OPTIONS, OPTION_TEXTS, options),
    ...(teamUse ? { team: teamUse.name } : {}),
    sections,
  };
}
