/** Describes event packs as rows of a document list. */

import { CalendarCheck } from 'lucide-react';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../shared/document/schema.ts';
import { listEventPackSettings } from '../../../../shared/event-pack/event-pack-settings.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { createSearchIndex } from '../../../../shared/library/search/search-index.ts';
import { formatLocalDate } from '../../../../shared/texts/dates.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { VerdictBadge } from '../../../components/badges.tsx';
import { judgePack } from '../../../games/judge-pack.ts';
import { formatHash } from '../../../navigation/router.ts';
import type { Library } from '../../../store/library.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { addSharedColumns } from '../../lists/columns/shared-columns.tsx';
import { cacheFacetValues, cacheSearchIndex } from '../../lists/filter/list-filter.ts';
import type { Column, ListKind } from '../../lists/list-kind.ts';
import css from '../../lists/rows/mark.module.css';
import { createVerdictFacet, getLegality, getVerdictRank } from '../../lists/verdict-facet.ts';
import { deleteEventPack, duplicateEventPack } from '../event-pack-actions.ts';

/** @param characterNames names of characters by id */
export function createEventPackListKind(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  characterNames: ReadonlyMap<string, string>,
): ListKind<'events'> {
  // The first setting is the size of the teams. It is the subtitle of the row, so the column has only the others.
  const formatSettings = (eventPack: EventPack): string =>
    listEventPackSettings(translate, gameCatalog, eventPack, characterNames)
      .slice(1)
      .map(([settingLabel, settingValue]) => `${settingLabel}: ${settingValue}`)
      .join(' · ');
  const formatDate = ({ date = '' }: EventPack): string => formatLocalDate(translate.language, date);
  const columns: Column<EventPack>[] = [
    {
      id: 'date',
      label: translate('eventDates.date'),
      width: 150,
      dropPriority: 3,
      getSortKey: ({ document }) => document.date,
      renderCell: ({ document }) => formatDate(document),
    },
    {
      id: 'settings',
      label: translate('filters.settings'),
      width: 160,
      grow: 1.4,
      dropPriority: 2,
      getSortKey: ({ document }) => formatSettings(document),
      renderCell: ({ document }) => formatSettings(document),
    },
    {
      id: 'verdict',
      label: translate('filters.legality'),
      width: 116,
      dropPriority: 1,
      getSortKey: ({ document }) => getVerdictRank(judgePack(gameCatalog, document).findings),
      renderCell: ({ document }) => <VerdictBadge findings={judgePack(gameCatalog, document).findings} />,
    },
  ];
  const verdictFacet = cacheFacetValues<EventPack>({
    ...createVerdictFacet(translate),
    getValues: ({ document }) => [getLegality(judgePack(gameCatalog, document).findings)],
  });
  return {
    tableName: 'events',
    ...addSharedColumns<'events'>(translate, columns, [verdictFacet]),
    getSearchIndex: cacheSearchIndex((eventPack) =>
      createSearchIndex([
        eventPack.name,
        formatDate(eventPack),
        eventPack.place ?? '',
        eventPack.notes ?? '',
        formatSettings(eventPack),
      ]),
    ),
    getHref: (packId) => formatHash({ screen: 'event', id: packId }),
    renderThumbnail: () => (
      <span className={css.mark}>
        <CalendarCheck aria-hidden />
      </span>
    ),
    getSubtitle: (eventPack) => listEventPackSettings(translate, gameCatalog, eventPack)[0]?.[1] ?? '',
    getUnreadableLabel: () => translate('events.broken'),
    getDuplicateLabel: (packName: string) => translate('events.duplicateOf', { name: shortenName(packName) }),
    getDeleteLabel: (packName: string) => translate('events.deleteOf', { name: shortenName(packName) }),
    duplicate: (eventPack) => duplicateEventPack(translate, library, eventPack),
    delete: (packId, packName) => deleteEventPack(translate, library, packId, packName),
  };
}
