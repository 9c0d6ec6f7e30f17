import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { describeChangedCast, describeKeptCast } from '../../../strings/documents/encounters.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { listChangedCast } from '../play-screen/cast.ts';
import css from './sides.module.css';

interface Props {
  encounter: Encounter;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Explains that the encounter has its own copies of its characters, and names the characters that the library has changed since. */
export function CastNote({ encounter, characters }: Props) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const { log, characters: embedded } = encounter;
  const changedCharacters = useMemo(() => listChangedCast(embedded, characters), [embedded, characters]);
  if (embedded === undefined || embedded.length === 0) return null;
  if (log.length > 0)
    return (
      <p className={css.cast}>
        {describeKeptCast(
          translate,
          changedCharacters.map(({ name }) => name),
        )}
      </p>
    );
  if (changedCharacters.length === 0) return null;
  // Without an embedded copy, the encounter uses the current character of the library.
  const updateCharacters = () => {
    const changedIds = new Set(changedCharacters.map(({ id }) => id));
    edit([{ op: 'set', path: '/characters', value: embedded.filter(({ id }) => !changedIds.has(id)) }]);
  };
  return (
    <div className={css.cast}>
      <p>
        {describeChangedCast(
          translate,
          changedCharacters.map(({ name }) => name),
        )}
      </p>
      <Button icon={<RefreshCw />} onPress={updateCharacters}>
        {translate('encounters.takeNewest')}
      </Button>
    </div>
  );
}
