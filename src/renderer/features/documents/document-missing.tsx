import { ArrowLeft, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { readNewerVersion } from '../../../shared/document/newer-document.ts';
import { Button } from '../../components/button.tsx';
import { copyDocument } from '../../components/copy-text.ts';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import type { UnreadableItem } from '../../store/item.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { describeUnreadable } from '../../strings/documents/editing.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';

/** Replaces a document that does not exist. */
export function Gone({ back }: { back: Route }) {
  const translate = useTranslate();
  return (
    <Notice whole title={translate('editing.gone')} text={translate('editing.goneText')}>
      <Button icon={<ArrowLeft />} onPress={() => navigateTo(back)}>
        {translate('editing.back')}
      </Button>
    </Notice>
  );
}

/** Replaces an unreadable document: shows the reason and two ways to go on. */
export function Unreadable({ item, back, onDelete }: { item: UnreadableItem; back: Route; onDelete(): void }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const isNewer = readNewerVersion(gameCatalog, item.row.document) !== undefined;
  return (
    <Notice
      whole
      title={
        isNewer
          ? translate('editing.newerTitle', { name: shortenName(item.name) })
          : translate('editing.brokenTitle', { name: shortenName(item.name) })
      }
      text={isNewer ? translate('editing.newerText') : translate('editing.brokenText')}
      {...(isNewer ? {} : { detail: describeUnreadable(translate, item.reason) })}
    >
      <WaysOut back={back} onDelete={onDelete}>
        <Button onPress={() => attempt(copyDocument(translate, library, item.row.document))}>
          {translate('shell.copyDocument')}
        </Button>
      </WaysOut>
    </Notice>
  );
}

/** Shows links back to the list and to the trash, and other actions. */
export function WaysOut({ back, onDelete, children }: { back: Route; onDelete(): void; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Button icon={<ArrowLeft />} onPress={() => navigateTo(back)}>
        {translate('editing.back')}
      </Button>
      {children}
      <Button
        kind="danger"
        icon={<Trash2 />}
        onPress={() => {
          navigateTo(back);
          onDelete();
        }}
      >
        {translate('editing.delete')}
      </Button>
    </>
  );
}
