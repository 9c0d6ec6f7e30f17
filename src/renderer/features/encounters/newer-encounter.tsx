import { Share } from 'lucide-react';
import { useMemo } from 'react';
import type { JsonObject } from '../../../shared/document/json/json-object.ts';
import { nameIn } from '../../../shared/library/import/incoming.ts';
import { readNewer } from '../../../shared/play/encounter/newer-encounter.ts';
import { visible } from '../../../shared/text/visible.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { startExport } from '../../navigation/export-request.ts';
import type { Route } from '../../navigation/router.ts';
import type { Broken } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { WaysOut } from '../documents/document-missing.tsx';
import css from './newer-encounter.module.css';

interface Props {
  item: Broken;
  back: Route;
  onDelete(): void;
}

const ROW = 36;

/** An encounter of a newer Rollcall, to be read as far as this one can: nothing of it is ever changed. */
export function NewerEncounter({ item, back, onDelete }: Props) {
  const translate = useTranslate();
  const { characters } = useLibrary().tables;
  const { version, name, sides, lines } = useMemo(
    () => readNewer(item.row.document as JsonObject, (id) => nameIn(characters.get(id)?.row.document)),
    [item, characters],
  );
  const numbered = useMemo(() => lines.map((text, n) => ({ n: n + 1, text: visible(text) })), [lines]);
  return (
    <div className={css.screen}>
      <header className={css.part}>
        <h1 dir="auto">{visible(name) || translate('editing.unnamed')}</h1>
        <p>{translate('encounters.newerText', { version })}</p>
        <div className={css.actions}>
          <WaysOut back={back} onDelete={onDelete}>
            <Button
              icon={<Share />}
              onPress={() => startExport({ title: item.name, documents: [{ kind: 'encounters', id: item.id }] })}
            >
              {translate('encounters.newerExport')}
            </Button>
          </WaysOut>
        </div>
      </header>
      {sides.length === 0 ? null : (
        <section className={css.part}>
          <h2>{translate('encounters.lineUp')}</h2>
          <dl className={css.sides}>
            {sides.map((side, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              <div key={i}>
                <dt dir="auto">{visible(side.name) || translate('encounters.side', { n: i + 1 })}</dt>
                <dd dir="auto">
                  {side.models.length === 0 ? translate('encounters.nobody') : visible(side.models.join(', '))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className={css.part}>
        <h2>{translate('table.log')}</h2>
        {numbered.length === 0 ? (
          <p>{translate('encounters.newerNoLog')}</p>
        ) : (
          <VirtualList
            items={numbered}
            keyOf={({ n }) => String(n)}
            rowHeight={ROW}
            label={translate('table.log')}
            className={css.log}
            filter={undefined}
            row={({ n, text }) => (
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
