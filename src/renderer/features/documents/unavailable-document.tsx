import { ArrowLeft, History, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { readNewerVersion } from '../../../shared/document/newer-document.ts';
import { Button } from '../../components/button.tsx';
import { copyDocument } from '../../components/copy-text.ts';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { showVersions, type VersionsSubject } from '../../navigation/versions-request.ts';
import type { UnreadableItem } from '../../store/item.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { describeUnreadable } from '../../strings/documents/editing.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** Tells the user that a document does not exist. */
export function MissingDocument({ listRoute }: { listRoute: Route }) {
  const translate = useTranslate();
  return (
    <Notice isWholeScreen title={translate('editing.gone')} text={translate('editing.goneText')}>
      <Button icon={<ArrowLeft />} onPress={() => navigateTo(listRoute)}>
        {translate('editing.back')}
      </Button>
    </Notice>
  );
}

/** Tells the user why a document cannot be read. Offers to go back, to go back to a version, to copy the document, and to delete it. */
export function UnreadableDocument({
  table,
  item,
  listRoute,
  onDelete,
}: {
  /** The table of a document that has versions. */
  table?: VersionsSubject['table'];
  item: UnreadableItem;
  listRoute: Route;
  onDelete(): void;
}) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const isNewer = readNewerVersion(gameCatalog, item.row.document) !== undefined;
  return (
    <Notice
      isWholeScreen
      title={
        isNewer
          ? translate('editing.newerTitle', { name: shortenName(item.name) })
          : translate('editing.brokenTitle', { name: shortenName(item.name) })
      }
      text={isNewer ? translate('editing.newerText') : translate('editing.brokenText')}
      {...(isNewer ? {} : { detail: describeUnreadable(translate, item.reason) })}
    >
      <RecoveryActions listRoute={listRoute} onDelete={onDelete}>
        {table === undefined ? null : <VersionsButton subject={{ table, id: item.id }} />}
        <Button onPress={() => attempt(copyDocument(translate, library, item.row.document))}>
          {translate('shell.copyDocument')}
        </Button>
      </RecoveryActions>
    </Notice>
  );
}

/** Shows the buttons to go back to the list and to delete the document, and other actions between them. */
export function RecoveryActions({
  listRoute,
  onDelete,
  children,
}: {
  listRoute: Route;
  onDelete(): void;
  children: ReactNode;
}) {
  const translate = useTranslate();
  return (
    <>
      <Button icon={<ArrowLeft />} onPress={() => navigateTo(listRoute)}>
        {translate('editing.back')}
      </Button>
      {children}
      <Button
        kind="danger"
        icon={<Trash2 />}
        onPress={() => {
          navigateTo(listRoute);
          onDelete();
        }}
      >
        {translate('editing.delete')}
      </Button>
    </>
  );
}

/** Shows the versions of a document that cannot be read: an earlier one may be readable. */
export function VersionsButton({ subject }: { subject: VersionsSubject }) {
  const translate = useTranslate();
  return (
    <Button icon={<History />} onPress={() => showVersions(subject)}>
      {translate('versions.command')}
    </Button>
  );
}
