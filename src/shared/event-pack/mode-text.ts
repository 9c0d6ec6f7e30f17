/** Formats the mode in which a team was judged, for print. It is shown wherever a team is printed. */
import type { EventPack, Team } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';

/** Returns `sandbox`, `event Autumn Open`, or that the event pack was not available. `makePrintable` makes a name fit for print. */
export function formatJudgedMode(
  translate: Translate,
  team: Team,
  eventPack: EventPack | undefined,
  makePrintable: (name: string) => string,
): string {
  if (eventPack !== undefined)
    return translate('judgedMode.event', { name: makePrintable(eventPack.name || eventPack.id) });
  return team.event === undefined
    ? translate('judgedMode.sandbox')
    : translate('judgedMode.withoutPack', { name: makePrintable(team.event) });
}
