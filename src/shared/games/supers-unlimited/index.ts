/** Defines Supers Unlimited 4.1 for the rest of the program. */
import { computeOdds } from '../../dice/successes.ts';
import type { TypedGame } from '../game.ts';
import { checkCharacter, checkCharacterAtEvent } from './check/check-character.ts';
import { checkTeam } from './check/check-team.ts';
import { checkEventPack } from './check/event-pack-rules.ts';
import type { SuRawFinding } from './check/rule.ts';
import { SU_CODES } from './codes.ts';
import { blankEvent } from './documents/blank.ts';
import type { Character, EventPack, Team } from './documents/schema.ts';
import { characterSpec, eventSpec, teamSpec } from './documents/specs.ts';
import { listSettings } from './event-settings.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { proposeFixes } from './fixes/propose.ts';
import { CHARACTER_FORM, NEEDS } from './form/character-form.ts';
import { CHARACTER_LIST } from './form/character-list.ts';
import { VOCABULARIES } from './form/vocabularies.ts';
import { formatFinding } from './messages/message.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { OPTIONS, type SuOptions } from './options.ts';
import { cardSpec } from './printed/card-spec.ts';
import { createCharacterData } from './printed/character-data.ts';
import { teamRules } from './team/team-rules.ts';

export const supersUnlimited: TypedGame<Character, Team, EventPack, SuOptions> = {
  id: RULESET_ID,
  name: 'Supers Unlimited',
  noun: 'hero',
  version: RULES_VERSION,
  documents: { 'rollcall.character': characterSpec, 'rollcall.team': teamSpec, 'rollcall.event': eventSpec },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: SU_CODES,
  check(document, { options, eventPack, invalidEventPack, characters }) {
    switch (document.format) {
      case 'rollcall.character': {
        const atEvent = eventPack ? checkCharacterAtEvent(document, eventPack, options) : [];
        return { rawFindings: [...checkCharacter(document, options), ...atEvent] };
      }
      case 'rollcall.team': {
        const { findings, counted } = checkTeam(document, characters, options, eventPack, invalidEventPack);
        return { rawFindings: findings, ...(counted ? { levels: counted.tally.levels } : {}) };
      }
      case 'rollcall.event':
        return { rawFindings: checkEventPack(document, options) };
    }
  },
  formatMessage: (translate, finding, options) => formatFinding(translate, finding as SuRawFinding, options),
  getRole: (code) => ROLES[code],
  proposeFixes,
  derive: createCharacterData,
  card: cardSpec,
  getAgreedSize: ({ levels }) => levels,
  event: { sizePointer: '/levels', listSettings, createBlank: blankEvent },
  odds: {
    options: ['su.powExtraDie', 'su.successExceeds'],
    computeOdds: (roll, options) =>
      computeOdds({ ...roll, extraDie: options['su.powExtraDie'], mustExceed: options['su.successExceeds'] }),
  },
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': CHARACTER_FORM },
  lists: { 'rollcall.character': CHARACTER_LIST },
  requirements: NEEDS,
  team: teamRules,
  lineUp: teamRules.roster,
  sideKeys: ['leader', 'gimmicks'],
  parts: {
    play: () => import('./play/play.ts'),
    playRows: () => import('./printed/play-row.ts'),
    reference: () => import('./reference.ts'),
    comparison: () => import('./compare.ts'),
    duel: () => import('./play/duel/duel.ts'),
    table: () => import('./spreadsheet/columns.ts'),
    planning: () => import('./planning.ts'),
  },
};

/** The findings that the program treats specially in every game, by their code here. */
const ROLES: Readonly<Record<string, 'unknown-member' | 'member-illegal'>> = {
  'su.team.unknown-member': 'unknown-member',
  'su.team.member-illegal': 'member-illegal',
};
