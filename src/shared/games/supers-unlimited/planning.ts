/** What teams and events of Supers Unlimited are planned with, for the list of all games'. */
import type { PlanningOf } from '../../suggest/planning.ts';
import type { Character, EventPack, Team } from './documents/schema.ts';
import { PACK_FORM } from './event-form.ts';
import type { SuOptions } from './options.ts';
import { agreements, programs } from './team/programs.ts';

export const planning: PlanningOf<Team, Character, EventPack, SuOptions> = {
  packForm: PACK_FORM,
  programs,
  agreements,
};
