/** Rolls the dice that an event makes due, so that declaring an attack and rolling it is one step. */

import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../shared/document/kinds/encounter.ts';
import { copyEncounter } from '../../../../../../shared/play/copy-encounter.ts';
import { countFaces } from '../../../../../../shared/play/log/log.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { submitLogEvent } from '../../../../../../shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { createForm } from './form-state.ts';
import { createFormView, type FormView } from './form-view.ts';
import { findNextOffer } from './next-offer.ts';
import { omitDefaults } from './omit-defaults.ts';
import { rollMissingDice } from './roll-missing-dice.ts';

/** The roll that follows an event, with all its dice. */
export interface FollowingRoll {
  readonly event: CandidateEvent;
  readonly view: FormView;
}

/** Returns the roll that an event makes due. Returns undefined if the event is refused or something else has to be answered first. */
export function rollAtOnce(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  encounter: Encounter,
): FollowingRoll | undefined {
  const preview = copyEncounter(activeEncounter);
  if (submitLogEvent(rules, preview, event as JsonObject) !== undefined) return undefined;
  const offer = findNextOffer(translate, rules, preview, event);
  if (offer === undefined || offer.dice.every(({ length }) => length === 0)) return undefined;
  const rolledForm = rollMissingDice(
    translate,
    rules,
    preview,
    createForm(translate, rules, preview, offer),
    encounter.seed ?? 0,
    countFaces(encounter.log),
  );
  const view = createFormView(translate, rules, preview, rolledForm);
  return view.refused === undefined
    ? { event: omitDefaults(rules, preview, rolledForm.event, offer.event), view }
    : undefined;
}
