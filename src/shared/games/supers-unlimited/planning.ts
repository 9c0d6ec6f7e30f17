/** Collects the planning part of Supers Unlimited: programs, agreements, and the form of event packs. */
import type { PlanningOf } from '../../suggest/planning.ts';
import type { Character, EventPack, Team } from './documents/schema.ts';
import { PACK_FORM } from './event-form.ts';
import type { SuOptions } from './options.ts';
import { listAgreements, listPrograms } from './team/programs.ts';

export const planning: PlanningOf<Team, Character, EventPack, SuOptions> = {
  packForm: PACK_FORM,
  listPrograms,
  listAgreements,
};
