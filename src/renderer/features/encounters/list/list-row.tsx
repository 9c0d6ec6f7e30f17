import { Copy, Dices, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Encounter } from '../../../../shared/play/encounter.ts';
import { isNewerEncounter } from '../../../../shared/play/newer-encounter.ts';
import { hashOf } from '../../../app/router.ts';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import type { Broken, Documents, Item, Ready } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { ENCOUNTERS } from '../../../strings/documents/encounters.ts';
import { timeText } from '../../../strings/when.ts';
import { BrokenRow } from '../../documents/broken-row.tsx';
import rows from '../../documents/list.module.css';
import { deleteEncounter, duplicateEncounter } from '../actions.ts';
import type { NameOf } from './filter.ts';
import css from './list.module.css';

/** More than a row has room for. */
const MOST_NAMES = 12;

interface Props {
  item: Item<Documents['encounters']>;
  library: Library;
  nameOf: NameOf;
}

/** One encounter in the list: the row opens it, the buttons copy and delete it. */
export const EncounterRow = memo(function EncounterRow({ item, library, nameOf }: Props) {
  return item.kind === 'ready' ? (
    <ReadyRow item={item} library={library} nameOf={nameOf} />
  ) : (
    <EncounterBroken item={item} library={library} />
  );
});

function ReadyRow({ item, library, nameOf }: Props & { item: Ready<Encounter> }) {
  const { document: encounter, row } = item;
  const name = encounter.name === '' ? EDITING.unnamed : encounter.name;
  return (
    <div className={`${rows.row} ${css.row}`}>
      <span className={`${rows.portrait} ${css.mark}`}>
        <Dices aria-hidden />
      </span>
      <a className={rows.name} href={hashOf({ screen: 'encounter', id: item.id })}>
        <Name name={name} />
        <span className={rows.concept}>{sidesText(encounter, nameOf)}</span>
      </a>
      <span className={css.events}>
        {encounter.log.length === 0 ? ENCOUNTERS.notBegun : ENCOUNTERS.events(encounter.log.length)}
      </span>
      <span className={css.when}>{timeText(row.updatedAt)}</span>
      <span className={rows.tools}>
        <IconButton
          icon={<Copy />}
          label={ENCOUNTERS.duplicateOf(name)}
          onPress={() => attempt(duplicateEncounter(library, encounter))}
        />
        <IconButton
          icon={<Trash2 />}
          label={ENCOUNTERS.deleteOf(name)}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, deleteEncounter(library, item.id, name))}
        />
      </span>
    </div>
  );
}

/** `Quick Tram, Night Bus – Lord Gasworks`: side after side. */
function sidesText(encounter: Encounter, nameOf: NameOf): string {
  const sides = encounter.sides.map(({ models }) => [
    ...new Set(models.slice(0, MOST_NAMES).map(({ character }) => nameOf(encounter, character))),
  ]);
  const filled = sides.filter((names) => names.length > 0).map((names) => names.join(', '));
  return filled.length === 0 ? ENCOUNTERS.nobody : filled.join(' – ');
}

function EncounterBroken({ item, library }: { item: Broken; library: Library }) {
  return (
    <BrokenRow
      item={item}
      className={css.row}
      href={hashOf({ screen: 'encounter', id: item.id })}
      word={isNewerEncounter(item.row.document) ? ENCOUNTERS.newer : ENCOUNTERS.broken}
      deleteLabel={ENCOUNTERS.deleteOf(item.name)}
      onDelete={() => deleteEncounter(library, item.id, item.name)}
      after={<span className={css.when} />}
    />
  );
}
