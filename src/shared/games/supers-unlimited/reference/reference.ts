/**
 * The quick reference of Supers Unlimited 4.1 in our own words: facts and sentences joined under the options of a table,
 * optionally reduced to what one team needs.
 */
import { t } from '../../../i18n/phrases.ts';
import { changedInWords } from '../../../rules/option-texts.ts';
import type { Reference, ReferenceSection } from '../../../rules/reference.ts';
import { RULES_VERSION } from '../facts.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { defaultOptions, OPTIONS, type SuOptions } from '../options.ts';
import { EFFECT_ROWS } from './effects.ts';
import { ALTITUDE, BASES, FALLS, MATERIALS, MOVEMENT, OBJECTS, TERRAIN, VOLUMES } from './field.ts';
import { ACTIONS, ATTACKS, BONUSES, CARD, COMMON_ATTACKS, DICE, ICONS_ON_CARDS, RECOVERY, TURN } from './fight.ts';
import { GIMMICK_SECTION, OBJECTIVES, PLASMA, QUESTS, SCENARIOS, SETUP, SUBPLOTS } from './play.ts';
import { referenceRow } from './row.ts';
import { EFFECT_TEXT } from './text/effects.ts';
import { FIELD_TEXT } from './text/field.ts';
import { FIGHT_TEXT } from './text/fight.ts';
import { GIMMICK_TEXT } from './text/gimmicks.ts';
import { PLAY_TEXT } from './text/play.ts';
import type { SectionFact, SectionText } from './types.ts';
import { isOfUse, type TeamUse } from './use.ts';

/** Every section in the order in which it is read: the facts and their texts. */
const SECTIONS: readonly (readonly [SectionFact, SectionText])[] = [
  [TURN, FIGHT_TEXT.turn],
  [DICE, FIGHT_TEXT.dice],
  [RECOVERY, FIGHT_TEXT.recovery],
  [ATTACKS, FIGHT_TEXT.attacks],
  [ICONS_ON_CARDS, FIGHT_TEXT.icons],
  [COMMON_ATTACKS, FIGHT_TEXT.commonAttacks],
  [ACTIONS, FIGHT_TEXT.actions],
  [MOVEMENT, FIELD_TEXT.movement],
  [CARD, FIGHT_TEXT.card],
  [BONUSES, FIGHT_TEXT.bonuses],
  [EFFECT_ROWS, EFFECT_TEXT],
  [ALTITUDE, FIELD_TEXT.altitude],
  [FALLS, FIELD_TEXT.falls],
  [TERRAIN, FIELD_TEXT.terrain],
  [MATERIALS, FIELD_TEXT.materials],
  [VOLUMES, FIELD_TEXT.volumes],
  [OBJECTS, FIELD_TEXT.objects],
  [BASES, FIELD_TEXT.bases],
  [SETUP, PLAY_TEXT.setup],
  [OBJECTIVES, PLAY_TEXT.objectives],
  [SCENARIOS, PLAY_TEXT.scenarios],
  [QUESTS, PLAY_TEXT.quests],
  [SUBPLOTS, PLAY_TEXT.subplots],
  [PLASMA, PLAY_TEXT.plasma],
  [GIMMICK_SECTION, GIMMICK_TEXT],
];

export interface ReferenceRequest {
  /** Absent = the defaults. */
  readonly options?: SuOptions;
  /** Absent = everything. With it: only what that team can use, besides what is for everybody. */
  readonly use?: TeamUse;
}

/** The reference under the options of a table. Sections that a team leaves empty are left out. */
export function referenceFor({ options = defaultOptions, use }: ReferenceRequest = {}): Reference {
  const sections = SECTIONS.flatMap(([section, text]): ReferenceSection[] => {
    const wanted = section.rows.filter((row) => (row.onlyIf?.(options) ?? true) && isOfUse(row.needs, use));
    if (section.needsRows && !wanted.some((row) => row.needs)) return [];
    return [
      {
        id: section.id,
        page: section.page,
        title: text.title,
        cite: { chapter: section.chapter, heading: section.heading },
        layout: section.layout,
        ...(text.heads ? { heads: [...text.heads] } : {}),
        ...(text.names === undefined ? {} : { names: text.names }),
        rows: wanted.map((row) => referenceRow(row, text, options)),
      },
    ];
  });
  return {
    ruleset: 'supers-unlimited',
    title: 'Supers Unlimited',
    edition: '4.1',
    source: 'Supers Unlimited 4.1',
    rules: RULES_VERSION,
    pages: [t`Turns, Actions, Combat`, t`Battlezone, Scenarios, Gimmicks`],
    changed: changedInWords(OPTIONS, OPTION_TEXTS, options),
    ...(use ? { team: use.name } : {}),
    sections,
  };
}
