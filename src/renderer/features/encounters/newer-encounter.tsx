import { Share } from 'lucide-react';
import { useMemo } from 'react';
import type { JsonObject } from '../../../shared/document/json/json-object.ts';
import { readDocumentName } from '../../../shared/library/import/incoming.ts';
import { readNewerEncounter } from '../../../shared/play/encounter/newer-encounter.ts';
import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { startExport } from '../../navigation/export-request.ts';
import type { Route } from '../../navigation/router.ts';
import type { UnreadableItem } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { RecoveryActions } from '../documents/unavailable-document.tsx';
import css from './newer-encounter.module.css';

interface Props {
  item: UnreadableItem;
  listRoute: Route;
  onDelete(): void;
}

/** The height of a line of the log, in pixels. */
const ROW_HEIGHT_PX = 36;

/**
 * Shows an encounter of a newer version of Rollcall as far as this version can read it. The document is never changed.
 */
export function NewerEncounter({ item, listRoute, onDelete }: Props) {
  const translate = useTranslate();
  const { characters } = useLibrary().stores;
  const {
    version,
    name: encounterName,
    sides,
    lines,
  } = useMemo(
    () =>
      readNewerEncounter(item.row.document as JsonObject, (characterId) =>
        readDocumentName(characters.get(characterId)?.row.document),
      ),
    [item, characters],
  );
  const numberedLines = useMemo(
    () => lines.map((line, index) => ({ n: index + 1, text: showHiddenCharacters(line) })),
    [lines],
  );
  return (
    <div className={css.screen}>
      <header className={css.part}>
        <h1 dir="auto">{showHiddenCharacters(encounterName) || translate('editing.unnamed')}</h1>
        <p>{translate('encounters.newerText', { version })}</p>
        <div className={css.actions}>
          <RecoveryActions listRoute={listRoute} onDelete={onDelete}>
            <Button
              icon={<Share />}
              onPress={() => startExport({ title: item.name, documents: [{ kind: 'encounters', id: item.id }] })}
            >
              {translate('encounters.newerExport')}
            </Button>
          </RecoveryActions>
        </div>
      </header>
      {sides.length === 0 ? null : (
        <section className={css.part}>
          <h2>{translate('encounters.lineUp')}</h2>
          <dl className={css.sides}>
            {sides.map((side, sideIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sides never change
              <div key={sideIndex}>
                <dt dir="auto">
                  {showHiddenCharacters(side.name) || translate('encounters.side', { n: sideIndex + 1 })}
                </dt>
                <dd dir="auto">
                  {side.models.length === 0
                    ? translate('encounters.nobody')
                    : showHiddenCharacters(side.models.join(', '))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={css.part}>
        <h2>{translate('table.log')}</h2>
        {numberedLines.length === 0 ? (
          <p>{translate('encounters.newerNoLog')}</p>
        ) : (
          <VirtualList
            items={numberedLines}
            getKey={({ n }) => String(n)}
            rowHeight={ROW_HEIGHT_PX}
            label={translate('table.log')}
            className={css.log}
            scrollResetKey={undefined}
            renderRow={({ n, text }) => (
              <div className={css.line}>
                <span className={css.n}>{n}</span>
                <span dir="auto" title={text}>
                  {text}
                </span>
              </div>
            )}
          />
        )}
      </section>
    </div>
  );
}
