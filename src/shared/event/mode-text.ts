/** In which mode a team was judged, for paper: it says so wherever a team is printed. */
import type { EventPack, Team } from '../document/schema.ts';
import type { Translate } from '../texts/translate.ts';

/** `sandbox`, `event Autumn Open`, or that the pack of its event was not at hand. `printable` makes a name fit for print. */
export function modeText(
  translate: Translate,
  team: Team,
  event: EventPack | undefined,
  printable: (name: string) => string,
): string {
  if (event !== undefined) return translate('judgedMode.event', { name: printable(event.name || event.id) });
  return team.event === undefined
    ? translate('judgedMode.sandbox')
    : translate('judgedMode.withoutPack', { name: printable(team.event) });
}
