import { Tag } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import fieldStyles from '../../components/inputs/field.module.css';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { hideVersions, type VersionsSubject } from '../../navigation/versions-request.ts';
import { type Documents, getStoredName, type Item } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import { useItem, useLibrary } from '../../store/library-context.ts';
import type { TableName, VersionRow } from '../../store/rows.ts';
import { useLiveQuery } from '../../store/use-live-query.ts';
import { isSameState, readVersions } from '../../store/versions/versions.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { createVersionItem, getOwner, saveCurrentState } from './version-actions.ts';
import { VersionDetails } from './version-details.tsx';
import { type ListedVersion, VersionList } from './version-list.tsx';
import css from './versions-dialog.module.css';

/** Shows the versions of a document, and saves its current state as a version. Changes of other windows appear at once. */
export function VersionsDialog({ subject }: { subject: VersionsSubject }) {
  const translate = useTranslate();
  const currentItem: Item<Documents[TableName]> | undefined = useItem(subject.table, subject.id);
  const documentName = currentItem === undefined ? '' : getStoredName(currentItem.row);
  return (
    <DialogFrame
      title={
        documentName === ''
          ? translate('versions.titleUnnamed')
          : translate('versions.title', { name: shortenName(documentName) })
      }
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={hideVersions}
    >
      {currentItem === undefined ? (
        <Notice title={translate('editing.gone')} text={translate('editing.goneText')} />
      ) : (
        <Versions subject={subject} currentItem={currentItem} />
      )}
    </DialogFrame>
  );
}

interface VersionsProps {
  subject: VersionsSubject;
  /** The document as it is now. */
  currentItem: Item<Documents[TableName]>;
}

function Versions({ subject, currentItem }: VersionsProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const runQuery = useCallback(() => readVersions(library.database, getOwner(subject)), [library, subject]);
  const versions = useLiveQuery(runQuery);
  const listedVersions = useMemo(
    () => versions?.map((version) => toListedVersion(library, subject, currentItem, version)),
    [library, subject, currentItem, versions],
  );
  const [wantedKey, setWantedKey] = useState<string>();
  // The newest version is shown first, and after the shown one was deleted.
  const shownVersion = listedVersions?.find(({ version }) => version.key === wantedKey) ?? listedVersions?.[0];
  return (
    <>
      <SaveForm subject={subject} onSaved={() => setWantedKey(undefined)} />
      {listedVersions === undefined || shownVersion === undefined ? (
        <div className={css.empty}>
          {listedVersions === undefined ? null : (
            <Notice title={translate('versions.emptyTitle')} text={translate('versions.emptyText')} />
          )}
        </div>
      ) : (
        <div className={css.body}>
          <VersionList versions={listedVersions} shownKey={shownVersion.version.key} onShow={setWantedKey} />
          {/* The pane starts scrolled to the top for each version. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard */}
          <div key={shownVersion.version.key} className={css.pane} tabIndex={0}>
            <VersionDetails subject={subject} currentItem={currentItem} listedVersion={shownVersion} />
          </div>
        </div>
      )}
    </>
  );
}

const toListedVersion = (
  library: Library,
  subject: VersionsSubject,
  currentItem: Item<Documents[TableName]>,
  version: VersionRow,
): ListedVersion => ({
  version,
  isReadable: createVersionItem(library, subject, version).kind === 'ready',
  isCurrent: isSameState(version, currentItem.row),
});

/** Asks for the name of a new version, and says whether it was saved. Enter saves it. */
function SaveForm({ subject, onSaved }: { subject: VersionsSubject; onSaved(): void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const [versionName, setVersionName] = useState('');
  const [message, setMessage] = useState({ text: '', hasFailed: false });
  const changeName = (newName: string) => {
    setVersionName(newName);
    // The message is about the version before.
    setMessage({ text: '', hasFailed: false });
  };
  const save = async () => {
    const name = versionName.trim();
    const refusal = await saveCurrentState(translate, library, subject, { name });
    setMessage({ text: refusal ?? translate('versions.saved'), hasFailed: refusal !== undefined });
    if (refusal !== undefined) return;
    setVersionName('');
    onSaved();
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(save(), 'versions.saveFailed');
      }}
    >
      <TextField className={`${fieldStyles.field} ${css.name}`} value={versionName} onChange={changeName} autoFocus>
        <Label className={fieldStyles.label}>{translate('versions.name')}</Label>
        <Input dir="auto" className={fieldStyles.input ?? ''} placeholder={translate('versions.placeholder')} />
      </TextField>
      <Button kind="primary" type="submit" icon={<Tag />}>
        {translate('versions.save')}
      </Button>
      <div className={css.message} role="status" data-failed={message.hasFailed || undefined}>
        {message.text}
      </div>
    </form>
  );
}
