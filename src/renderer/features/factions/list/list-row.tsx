import { Copy, Trash2 } from 'lucide-react';
import type { Faction } from '../../../../shared/document/schema.ts';
import { hashOf } from '../../../app/router.ts';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import type { Broken, Documents, Item } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { FACTIONS } from '../../../strings/documents/factions.ts';
import { BrokenRow } from '../../documents/broken-row.tsx';
import rows from '../../documents/list.module.css';
import { deleteFaction, duplicateFaction } from '../actions.ts';
import { FactionMark } from '../mark.tsx';
import { THEME_KEYS } from '../theme-keys.ts';
import css from './list.module.css';

interface Props {
  item: Item<Documents['factions']>;
  library: Library;
  members: number;
}

/** One faction in the list: the row opens it, the buttons copy and delete it. */
export function FactionRow({ item, library, members }: Props) {
  return item.kind === 'ready' ? (
    <ReadyRow faction={item.document} library={library} members={members} />
  ) : (
    <FactionBroken item={item} library={library} />
  );
}

function ReadyRow({ faction, library, members }: { faction: Faction; library: Library; members: number }) {
  const name = faction.name === '' ? EDITING.unnamed : faction.name;
  return (
    <div className={`${rows.row} ${css.row}`}>
      <span className={rows.portrait}>
        <FactionMark faction={faction} />
      </span>
      <a className={rows.name} href={hashOf({ screen: 'faction', id: faction.id })}>
        <Name name={name} />
        <span className={rows.concept}>{faction.notes ?? ''}</span>
      </a>
      <span className={css.colours} aria-hidden="true">
        {THEME_KEYS.map((key) => (
          <Swatch key={key} colour={faction.theme?.[key]} />
        ))}
      </span>
      <span className={css.members}>{FACTIONS.members(members)}</span>
      <span className={rows.tools}>
        <IconButton
          icon={<Copy />}
          label={FACTIONS.duplicateOf(name)}
          onPress={() => attempt(duplicateFaction(library, faction))}
        />
        <IconButton
          icon={<Trash2 />}
          label={FACTIONS.deleteOf(name)}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, deleteFaction(library, faction.id, name))}
        />
      </span>
    </div>
  );
}

function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" data-empty={colour === undefined || undefined}>
      <rect x="0.5" y="0.5" width="19" height="19" fill={colour ?? 'none'} />
    </svg>
  );
}

function FactionBroken({ item, library }: { item: Broken; library: Library }) {
  return (
    <BrokenRow
      item={item}
      className={css.row}
      href={hashOf({ screen: 'faction', id: item.id })}
      word={FACTIONS.broken}
      deleteLabel={FACTIONS.deleteOf(item.name)}
      onDelete={() => deleteFaction(library, item.id, item.name)}
      after={<span />}
    />
  );
}
