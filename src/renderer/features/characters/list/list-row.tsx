import { Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { Faction } from '../../../../shared/document/schema.ts';
import { hashOf } from '../../../app/router.ts';
import { VerdictMark } from '../../../components/badges.tsx';
import { IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { focusNeighbourAfter } from '../../../fields/focus-later.ts';
import type { Broken, Documents, Item, Ready } from '../../../store/item.ts';
import type { Library } from '../../../store/library.ts';
import { CHARACTERS } from '../../../strings/documents/characters.ts';
import { EDITING } from '../../../strings/documents/editing.ts';
import { BrokenRow } from '../../documents/broken-row.tsx';
import { CharacterPortrait } from '../../documents/character-portrait.tsx';
import { columnWidths, DocumentBadge, DocumentColumns } from '../../documents/document-marks.tsx';
import { judgeCharacter, lacks } from '../../documents/judgements.ts';
import css from '../../documents/list.module.css';
import { deleteCharacter, duplicateCharacter } from '../actions.ts';

interface Props {
  item: Item<Documents['characters']>;
  library: Library;
  factions: readonly Faction[];
}

/** One character in the list: the row opens it, the buttons copy and delete it. */
export const CharacterRow = memo(function CharacterRow({ item, library, factions }: Props) {
  return item.kind === 'ready' ? (
    <ReadyRow item={item} library={library} factions={factions} />
  ) : (
    <CharacterBroken item={item} library={library} />
  );
});

function ReadyRow({ item, library, factions }: Props & { item: Ready<Documents['characters']> }) {
  const { document } = item;
  const name = document.name === '' ? EDITING.unnamed : document.name;
  const faction = factions.find((f) => f.id === document.factions?.[0]);
  return (
    <div className={css.row} style={columnWidths(document)}>
      <span className={css.portrait}>
        <CharacterPortrait character={document} name={name} theme={faction?.theme} />
      </span>
      <DocumentBadge document={document} />
      <a className={css.name} href={hashOf({ screen: 'character', id: item.id })}>
        <Name name={name} />
        <span className={css.concept}>{document.concept ?? ''}</span>
      </a>
      <DocumentColumns document={document} />
      <span className={css.faction}>{faction?.name ?? ''}</span>
      <VerdictMark findings={judgeCharacter(document).findings} missing={lacks(document)} />
      <span className={css.tools}>
        <IconButton
          icon={<Copy />}
          label={CHARACTERS.duplicateOf(name)}
          onPress={() => attempt(duplicateCharacter(library, document))}
        />
        <IconButton
          icon={<Trash2 />}
          label={CHARACTERS.deleteOf(name)}
          data-remove
          onPress={({ target }) => focusNeighbourAfter(target, deleteCharacter(library, item.id, name))}
        />
      </span>
    </div>
  );
}

function CharacterBroken({ item, library }: { item: Broken; library: Library }) {
  return (
    <BrokenRow
      item={item}
      href={hashOf({ screen: 'character', id: item.id })}
      word={CHARACTERS.broken}
      deleteLabel={CHARACTERS.deleteOf(item.name)}
      onDelete={() => deleteCharacter(library, item.id, item.name)}
      before={<span />}
      after={
        <>
          <span />
          <span />
          <span />
        </>
      }
    />
  );
}
