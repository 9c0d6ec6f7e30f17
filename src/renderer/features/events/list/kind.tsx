/** Describes event packs as rows of a document list. */

import { CalendarCheck } from 'lucide-react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { listEventPackSettings } from '../../../../shared/event-pack/event-pack-settings.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { judgePack } from '../../../games/judge-pack.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { withShared } from '../../lists/columns/shared-columns.tsx';
import { heldFacet, heldIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/kind.ts';
import css from '../../lists/rows/mark.module.css';
import { createVerdictFacet, legality, verdictRank } from '../../lists/verdict.ts';
import { deleteEvent, duplicateEvent } from '../actions.ts';

/** @param names names of characters by id */
export function eventKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  names: ReadonlyMap<string, string>,
): ListKind<'events'> {
  const settingsOf = (event: EventPack): string =>
    listEventPackSettings(translate, gameCatalog, event, names)
      .slice(1)
      .map(([label, value]) => `${label}: ${value}`)
      .join(' · ');
  const columns: Column<EventPack>[] = [
    {
      id: 'settings',
      label: translate('filters.settings'),
      width: 160,
      grow: 1.4,
      goes: 2,
      keyOf: ({ document }) => settingsOf(document),
      cell: ({ document }) => settingsOf(document),
    },
    {
      id: 'verdict',
      label: translate('filters.legality'),
      width: 116,
      goes: 1,
      keyOf: ({ document }) => verdictRank(judgePack(gameCatalog, document).findings),
      cell: ({ document }) => <VerdictMark findings={judgePack(gameCatalog, document).findings} />,
    },
  ];
  const verdict = heldFacet<EventPack>({
    ...createVerdictFacet(translate),
    valuesOf: ({ document }) => [legality(judgePack(gameCatalog, document).findings)],
  });
  return {
    table: 'events',
    ...withShared<'events'>(translate, columns, [verdict]),
    indexOf: heldIndex((event) => createSearchIndex([event.name, event.notes ?? '', settingsOf(event)])),
    hrefOf: (id) => formatHash({ screen: 'event', id }),
    lead: () => (
      <span className={css.mark}>
        <CalendarCheck aria-hidden />
      </span>
    ),
    under: (event) => listEventPackSettings(translate, gameCatalog, event)[0]?.[1] ?? '',
    brokenWord: () => translate('events.broken'),
    duplicateOf: (name: string) => translate('events.duplicateOf', { name: shortenName(name) }),
    deleteOf: (name: string) => translate('events.deleteOf', { name: shortenName(name) }),
    duplicate: (event) => duplicateEvent(translate, library, event),
    delete: (id, name) => deleteEvent(translate, library, id, name),
  };
}
