import { ArrowLeft, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { readNewerVersion } from '../../../shared/document/newer-document.ts';
import { Button } from '../../components/button.tsx';
import { copyDocument } from '../../components/copy-text.ts';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { go, type Route } from '../../navigation/router.ts';
import type { Broken } from '../../store/item.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { SHELL } from '../../strings/shell.ts';

/** What stands in place of a document that is not there. */
export function Gone({ back }: { back: Route }) {
  return (
    <Notice whole title={EDITING.gone} text={EDITING.goneText}>
      <Button icon={<ArrowLeft />} onPress={() => go(back)}>
        {EDITING.back}
      </Button>
    </Notice>
  );
}

/** What stands in place of a document that cannot be read: why, and two ways out. */
export function Unreadable({ item, back, onDelete }: { item: Broken; back: Route; onDelete(): void }) {
  const games = useGames();
  const library = useLibrary();
  const isNewer = readNewerVersion(games, item.row.document) !== undefined;
  return (
    <Notice
      whole
      title={isNewer ? EDITING.newerTitle(item.name) : EDITING.brokenTitle(item.name)}
      text={isNewer ? EDITING.newerText : EDITING.brokenText}
      {...(isNewer ? {} : { detail: EDITING.brokenReason(item.reason) })}
    >
      <WaysOut back={back} onDelete={onDelete}>
        <Button onPress={() => attempt(copyDocument(library, item.row.document))}>{SHELL.copyDocument}</Button>
      </WaysOut>
    </Notice>
  );
}

/** Back to the list, what else can be done, and the trash. */
export function WaysOut({ back, onDelete, children }: { back: Route; onDelete(): void; children: ReactNode }) {
  return (
    <>
      <Button icon={<ArrowLeft />} onPress={() => go(back)}>
        {EDITING.back}
      </Button>
      {children}
      <Button
        kind="danger"
        icon={<Trash2 />}
        onPress={() => {
          go(back);
          onDelete();
        }}
      >
        {EDITING.delete}
      </Button>
    </>
  );
}
