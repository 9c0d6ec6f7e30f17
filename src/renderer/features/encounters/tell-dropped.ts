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
 * Libraries that have a listener already. Listening continues after the encounter is closed, because the disk may answer
 * later.
 */
const heard = new WeakSet<Library>();

/** Starts to report events that were dropped because another window was quicker. */
export function tellDropped(translate: Translate, gameCatalog: GameCatalogWithPart<'play'>, library: Library): void {
  if (heard.has(library)) return;
  heard.add(library);
  const { encounters } = library.stores;
  encounters.onDroppedChange((id, change) => {
    const item = encounters.get(id);
    if (change.kind === 'note')
      return toast(translate('encounters.notNoted', { text: truncateVisibly(change.text) }), { kind: 'failed' });
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
