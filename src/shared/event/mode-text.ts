/** In which mode a team was judged, for paper: it says so wherever a team is printed. */
import type { EventPack, Team } from '../document/schema.ts';
import { t } from '../i18n/phrases.ts';

/** `sandbox`, `event Autumn Open`, or that the pack of its event was not at hand. `printable` makes a name fit for print. */
export function modeText(team: Team, event: EventPack | undefined, printable: (name: string) => string): string {
  if (event !== undefined) return t`event ${printable(event.name || event.id)}`;
  return team.event === undefined ? t`sandbox` : t`sandbox, without the pack of the event ${printable(team.event)}`;
}
