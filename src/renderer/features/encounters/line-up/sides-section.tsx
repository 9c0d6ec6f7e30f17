import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { createSide } from '../../../../shared/play/encounter/line-up.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createCast } from '../play-screen/cast.ts';
import { CastNote } from './cast-note.tsx';
import { SidePanel } from './side-panel.tsx';
import css from './sides.module.css';

interface Props {
  encounter: Encounter;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Shows the sides with their models. They can be changed until the first event, because events refer to them. */
export function SidesSection({ encounter, characters }: Props) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const isEditable = encounter.log.length === 0;
  const charactersById = useMemo(
    () => createCast(encounter.characters, characters),
    [characters, encounter.characters],
  );
  return (
    <div className={css.sides} data-path="/sides">
      <CastNote encounter={encounter} characters={characters} />
      {encounter.sides.map((side, sideIndex) => (
        <SidePanel
          key={side.id}
          encounter={encounter}
          sideIndex={sideIndex}
          charactersById={charactersById}
          isEditable={isEditable}
        />
      ))}
      {isEditable ? (
        <Button
          icon={<Plus />}
          className={css.add}
          onPress={() => edit([{ op: 'set', path: '/sides/-', value: createSide(encounter) }])}
        >
          {translate('encounters.addSide')}
        </Button>
      ) : null}
    </div>
  );
}
