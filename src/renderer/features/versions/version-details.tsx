import { Copy, Pencil, Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatValueLines, getPlaceLabel } from '../../../shared/document/place-labels.ts';
import type { Character } from '../../../shared/document/schema.ts';
import { compareFields } from '../../../shared/library/import/compare-fields.ts';
import { replaceIdsByNames } from '../../../shared/library/import/replace-ids-by-names.ts';
import { Button } from '../../components/button.tsx';
import { RenameDialog } from '../../components/dialogs/rename-dialog.tsx';
import { formatDisplayName } from '../../components/display-name.tsx';
import text from '../../components/text.module.css';
import { attempt } from '../../failures/report-failure.ts';
import { hideVersionsOf, type VersionsSubject } from '../../navigation/versions-request.ts';
import { type Documents, getStoredName, type Item } from '../../store/item.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { renameVersion } from '../../store/versions/versions.ts';
import { describeUnreadable } from '../../strings/documents/editing.ts';
import { formatSavedTime, getVersionTitle, nameVersion } from '../../strings/documents/versions.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import differencesCss from '../documents/differences/differences.module.css';
import { FieldComparison } from '../documents/differences/field-comparison.tsx';
import { createVersionItem, deleteVersionUndoably, duplicateVersion, goBack } from './version-actions.ts';
import { VersionCards } from './version-cards.tsx';
import css from './version-details.module.css';
import type { ListedVersion } from './version-list.tsx';

interface Props {
  subject: VersionsSubject;
  /** The document as it is now. */
  currentItem: Item<Documents[TableName]>;
  listedVersion: ListedVersion;
}

/** Shows one version: what has changed since, and what can be done with it. */
export function VersionDetails({ subject, currentItem, listedVersion }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { version, isReadable, isCurrent } = listedVersion;
  const [isRenaming, setIsRenaming] = useState(false);
  const time = formatSavedTime(translate, version);
  const title = getVersionTitle(translate, version);
  return (
    <section
      className={css.details}
      aria-label={translate('versions.details', { version: nameVersion(translate, version) })}
    >
      <header className={css.head}>
        <h3 dir="auto">{formatDisplayName(title)}</h3>
        {title === time ? null : <p className={text.quiet}>{time}</p>}
        {version.isAutomatic === true ? <p className={text.quiet}>{translate('versions.automaticHint')}</p> : null}
      </header>
      <div className={css.actions}>
        {isReadable ? (
          <>
            <Button
              icon={<Undo2 />}
              isDisabled={isCurrent}
              onPress={() =>
                attempt(
                  goBack(translate, library, subject, version).then((isDone) => isDone && hideVersionsOf(subject)),
                  'versions.goBackFailed',
                )
              }
            >
              {translate('versions.goBack')}
            </Button>
            <Button icon={<Copy />} onPress={() => attempt(duplicateVersion(translate, library, subject, version))}>
              {translate('versions.duplicate')}
            </Button>
          </>
        ) : null}
        <Button icon={<Pencil />} onPress={() => setIsRenaming(true)}>
          {translate('versions.rename')}
        </Button>
        <Button
          kind="danger"
          icon={<Trash2 />}
          onPress={() => attempt(deleteVersionUndoably(translate, library, version), 'versions.deleteFailed')}
        >
          {translate('versions.delete')}
        </Button>
      </div>
      {isReadable ? (
        isCurrent ? (
          <p>{translate('versions.noChanges')}</p>
        ) : (
          <VersionChanges subject={subject} currentItem={currentItem} listedVersion={listedVersion} />
        )
      ) : (
        <UnreadableReason subject={subject} listedVersion={listedVersion} />
      )}
      {isRenaming ? (
        <RenameDialog
          currentName={version.name}
          onRename={(newName) =>
            attempt(renameVersion(library.database, version.key, newName.trim(), Date.now()), 'versions.renameFailed')
          }
          onClose={() => setIsRenaming(false)}
        />
      ) : null}
    </section>
  );
}

/** Lists the fields that have changed since a version, with both values. */
function VersionChanges({ subject, currentItem, listedVersion: { version } }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { table } = subject;
  const versionItem = useMemo(() => createVersionItem(library, subject, version), [library, subject, version]);
  const differences = useMemo(() => {
    const documents = {
      past: versionItem.kind === 'ready' ? versionItem.document : version.document,
      current: currentItem.kind === 'ready' ? currentItem.document : currentItem.row.document,
    };
    const findName = (kind: 'characters' | 'factions', documentId: string) => {
      const row = library.stores[kind].get(documentId)?.row;
      return row && getStoredName(row);
    };
    return compareFields(gameCatalog, table, documents.past, documents.current).map(({ path, existing, incoming }) => {
      const formatLines = (value: unknown, document: unknown) =>
        formatValueLines(translate, gameCatalog, path, replaceIdsByNames(path, value, document, findName));
      return {
        path,
        fieldLabel: getPlaceLabel(translate, gameCatalog, path),
        pastLines: formatLines(existing, documents.past),
        currentLines: formatLines(incoming, documents.current),
      };
    });
  }, [translate, gameCatalog, library, table, version, versionItem, currentItem]);
  const pastCharacter = findCharacter(versionItem);
  const currentCharacter = findCharacter(currentItem);
  if (differences.length === 0) return <p>{translate('versions.draftsOnly')}</p>;
  return (
    <>
      {pastCharacter === undefined || currentCharacter === undefined ? null : (
        <VersionCards versionKey={version.key} pastCharacter={pastCharacter} currentCharacter={currentCharacter} />
      )}
      <h4>{translate('versions.changes', { n: differences.length })}</h4>
      <ul className={differencesCss.differences}>
        {differences.map(({ path, fieldLabel, pastLines, currentLines }) => (
          <li key={path}>
            <FieldComparison
              fieldLabel={fieldLabel}
              first={{ title: translate('versions.past'), valueLines: pastLines }}
              second={{ title: translate('versions.now'), valueLines: currentLines }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const findCharacter = (item: Item<Documents[TableName]>): Character | undefined =>
  item.kind === 'ready' && item.document.format === 'rollcall.character' ? item.document : undefined;

function UnreadableReason({ subject, listedVersion: { version } }: Omit<Props, 'currentItem'>) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = createVersionItem(library, subject, version);
  return (
    <>
      <p>{translate('versions.unreadableText')}</p>
      {item.kind === 'broken' ? <p className={text.quiet}>{describeUnreadable(translate, item.reason)}</p> : null}
    </>
  );
}
