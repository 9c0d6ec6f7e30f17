/** In which mode a team was judged, for paper: it says so wherever a team is printed. */
import type { EventPack, Team } from '../document/schema.ts';
import { say } from '../language/say.ts';

/** `sandbox`, `event Autumn Open`, or that the pack of its event was not at hand. `printable` makes a name fit for print. */
export function modeText(team: Team, event: EventPack | undefined, printable: (name: string) => string): string {
  if (event !== undefined) return say`event ${printable(event.name || event.id)}`;
  return team.event === undefined ? say`sandbox` : say`sandbox, without the pack of the event ${printable(team.event)}`;
}
