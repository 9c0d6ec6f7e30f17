import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import { Button } from '../../../components/button.tsx';
import { useEdits } from '../../../fields/document-port.ts';
import { describeChangedCast, describeKeptCast } from '../../../strings/documents/encounters.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { changedCast } from '../table/cast.ts';
import css from './sides.module.css';

interface Props {
  encounter: Encounter;
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Explains that the encounter keeps its characters unchanged, and names those that differ from the library by now. */
export function CastNote({ encounter, characters }: Props) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const { log, characters: embedded } = encounter;
  const changed = useMemo(() => changedCast(embedded, characters), [embedded, characters]);
  if (embedded === undefined || embedded.length === 0) return null;
  if (log.length > 0)
    return (
      <p className={css.cast}>
        {describeKeptCast(
          translate,
          changed.map(({ name }) => name),
        )}
      </p>
    );
  if (changed.length === 0) return null;
  const newest = () => {
    const gone = new Set(changed.map(({ id }) => id));
    edit([{ op: 'set', path: '/characters', value: embedded.filter(({ id }) => !gone.has(id)) }]);
  };
  return (
    <div className={css.cast}>
      <p>
        {describeChangedCast(
          translate,
          changed.map(({ name }) => name),
        )}
      </p>
      <Button icon={<RefreshCw />} onPress={newest}>
        {translate('encounters.takeNewest')}
      </Button>
    </div>
  );
}
