import type { JsonObject } from '../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { formatEventLine } from '../../../shared/play/log/event-line.ts';
import { formatEvent } from '../../../shared/play/play-screen/event-text.ts';
import { getPlayRules } from '../../../shared/play/playable-game.ts';
import { openEncounter } from '../../../shared/play/replay.ts';
import { truncateVisibly } from '../../../shared/text/truncate.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type Library, listReadableDocuments } from '../../store/library.ts';
import { toast } from '../../toasts/toasts.ts';

/**
 * The libraries that already have a listener. The listener remains after the encounter is closed, because an event may be
 * dropped when the disk answers later.
 */
const listeningLibraries = new WeakSet<Library>();

/** Starts to report events that were dropped because another window was quicker. */
export function reportDroppedEvents(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  library: Library,
): void {
  if (listeningLibraries.has(library)) return;
  listeningLibraries.add(library);
  const { encounters } = library.stores;
  encounters.onDroppedChange((encounterId, change) => {
    const encounterItem = encounters.get(encounterId);
    if (change.kind === 'note')
      return toast(translate('encounters.notNoted', { text: truncateVisibly(change.text) }), { kind: 'failed' });
    // The toast names the first event of several. Any other change is an undo or redo, and has no event to name.
    const [firstEvent] = change.kind === 'play' ? change.events : [];
    const eventText =
      firstEvent && encounterItem?.kind === 'ready'
        ? formatDroppedEvent(translate, gameCatalog, library, encounterItem.document, firstEvent)
        : undefined;
    toast(
      eventText === undefined
        ? translate('encounters.otherWentBack')
        : translate('encounters.notEntered', { event: eventText }),
      {
        kind: 'failed',
      },
    );
  });
}

function formatDroppedEvent(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  library: Library,
  encounter: Encounter,
  event: JsonObject,
): string {
  const characters = listReadableDocuments<'characters'>(library.stores.characters.snapshot());
  const { activeEncounter } = openEncounter(gameCatalog, encounter, { characters });
  return activeEncounter === undefined
    ? formatEventLine(event)
    : formatEvent(translate, getPlayRules(gameCatalog, encounter), activeEncounter, event);
}
