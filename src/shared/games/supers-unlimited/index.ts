/** Supers Unlimited 4.1 as the rest of the program sees it. */
import { odds } from '../../dice/successes.ts';
import type { GameOf } from '../game.ts';
import { checkCharacter, checkCharacterAtEvent } from './check/check-character.ts';
import { checkTeam } from './check/check-team.ts';
import { checkEventPack } from './check/event-pack-rules.ts';
import type { SuRawFinding } from './check/rule.ts';
import { SU_CODES } from './codes.ts';
import { blankEvent } from './documents/blank.ts';
import type { Character, EventPack, Team } from './documents/schema.ts';
import { characterSpec, eventSpec, teamSpec } from './documents/specs.ts';
import { settings } from './event-settings.ts';
import { RULES_VERSION, RULESET_ID } from './facts.ts';
import { proposeFixes } from './fixes/propose.ts';
import { CHARACTER_FORM, NEEDS } from './form/character-form.ts';
import { CHARACTER_LIST } from './form/character-list.ts';
import { VOCABULARIES } from './form/vocabularies.ts';
import { message } from './messages/message.ts';
import { OPTION_TEXTS } from './option-texts.ts';
import { OPTIONS, type SuOptions } from './options.ts';
import { cardSpec } from './printed/card-spec.ts';
import { characterData } from './printed/character-data.ts';
import { teamRules } from './team/team-rules.ts';

export const supersUnlimited: GameOf<Character, Team, EventPack, SuOptions> = {
  id: RULESET_ID,
  name: 'Supers Unlimited',
  noun: 'hero',
  version: RULES_VERSION,
  documents: { 'rollcall.character': characterSpec, 'rollcall.team': teamSpec, 'rollcall.event': eventSpec },
  options: OPTIONS,
  optionTexts: OPTION_TEXTS,
  codes: SU_CODES,
  check(document, { options, event, unusableEvent, characters }) {
    switch (document.format) {
      case 'rollcall.character': {
        const atEvent = event ? checkCharacterAtEvent(document, event, options) : [];
        return { raised: [...checkCharacter(document, options), ...atEvent] };
      }
      case 'rollcall.team': {
        const { findings, counted } = checkTeam(document, characters, options, event, unusableEvent);
        return { raised: findings, ...(counted ? { levels: counted.sum.levels } : {}) };
      }
      case 'rollcall.event':
        return { raised: checkEventPack(document, options) };
    }
  },
  message: (translate, raised, options) => message(translate, raised as SuRawFinding, options),
  role: (code) => ROLES[code],
  fixes: proposeFixes,
  derive: characterData,
  card: cardSpec,
  agreedSize: ({ levels }) => levels,
  event: { sizeAt: '/levels', settings, blank: blankEvent },
  odds: {
    options: ['su.powExtraDie', 'su.successExceeds'],
    of: (roll, options) =>
      odds({ ...roll, extraDie: options['su.powExtraDie'], mustExceed: options['su.successExceeds'] }),
  },
  vocabularies: VOCABULARIES,
  forms: { 'rollcall.character': CHARACTER_FORM },
  lists: { 'rollcall.character': CHARACTER_LIST },
  needs: NEEDS,
  team: teamRules,
  lineUp: teamRules.roster,
  sideKeys: ['leader', 'gimmicks'],
  parts: {
    play: () => import('./play/play.ts'),
    playRows: () => import('./printed/play-row.ts'),
    reference: () => import('./reference.ts'),
    comparison: () => import('./compare.ts'),
    duel: () => import('./play/duel/duel.ts'),
    table: () => import('./table/columns.ts'),
    planning: () => import('./planning.ts'),
  },
};

const ROLES: Readonly<Record<string, 'unknown-member' | 'member-illegal'>> = {
  'su.team.unknown-member': 'unknown-member',
  'su.team.member-illegal': 'member-illegal',
};
