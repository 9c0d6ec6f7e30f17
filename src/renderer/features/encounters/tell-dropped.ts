import type { JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { GamesWith } from '../../../shared/games/parts.ts';
import { eventLine } from '../../../shared/play/log/event-line.ts';
import { playOf } from '../../../shared/play/played-game.ts';
import { openEncounter } from '../../../shared/play/replay.ts';
import { eventText } from '../../../shared/play/table/event-text.ts';
import { shortened } from '../../../shared/text/short.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Library, readable } from '../../store/library.ts';
import { toast } from '../../toasts/toasts.ts';

/** Libraries whose changes are listened to: also when the encounter has been left before the disk has answered. */
const heard = new WeakSet<Library>();

/** Says from now on which events were not entered, since another window was quicker. */
export function tellDropped(translate: Translate, gameCatalog: GamesWith<'play'>, library: Library): void {
  if (heard.has(library)) return;
  heard.add(library);
  const { encounters } = library.tables;
  encounters.onDropped((id, change) => {
    const item = encounters.get(id);
    if (change.kind === 'note')
      return toast(translate('encounters.notNoted', { text: shortened(change.text) }), { kind: 'failed' });
    const [event] = change.kind === 'play' ? change.events : [];
    const words =
      event && item?.kind === 'ready' ? wordsOf(translate, gameCatalog, library, item.document, event) : undefined;
    toast(
      words === undefined
        ? translate('encounters.otherWentBack')
        : translate('encounters.notEntered', { event: words }),
      {
        kind: 'failed',
      },
    );
  });
}

function wordsOf(
  translate: Translate,
  gameCatalog: GamesWith<'play'>,
  library: Library,
  encounter: Encounter,
  event: JsonObject,
): string {
  const characters = readable<'characters'>(library.tables.characters.snapshot());
  const { activeEncounter } = openEncounter(gameCatalog, encounter, { characters });
  return activeEncounter === undefined
    ? eventLine(event)
    : eventText(translate, playOf(gameCatalog, encounter), activeEncounter, event);
}
