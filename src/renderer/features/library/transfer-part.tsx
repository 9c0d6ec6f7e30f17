import { FolderUp, Import, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AnyKind, DOCUMENT_KINDS } from '../../../shared/document/kinds/kinds.ts';
import { readDocumentName } from '../../../shared/library/import/incoming.ts';
import { Button } from '../../components/button.tsx';
import { DisplayName } from '../../components/display-name.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { exportLibrary, startExport } from '../../navigation/export-request.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TableName } from '../../store/rows.ts';
import { useSavedTemplates } from '../../store/templates/use-templates.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { getNounLabel } from '../../strings/library/document-nouns.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { chooseFiles, chooseFolder } from '../transfer/incoming-files.ts';
import css from './transfer-part.module.css';
import { useRows } from './use-rows.ts';

/** Import and export of the library. */
export function TransferPart(): ReactNode {
  const translate = useTranslate();
  const library = useLibrary();
  return (
    <div className={css.part}>
      <section className={css.block}>
        <h2>{translate('transfer.title')}</h2>
        <p>{translate('transfer.importText')}</p>
        <div className={css.buttons}>
          <Button kind="primary" icon={<Import />} onPress={() => attempt(chooseFiles(library))}>
            {translate('transfer.chooseFiles')}
          </Button>
          <Button icon={<FolderUp />} onPress={() => attempt(chooseFolder(library))}>
            {translate('transfer.chooseFolder')}
          </Button>
        </div>
        <p className={css.hint}>{translate('transfer.importHint')}</p>
      </section>
      <section className={css.block}>
        <h2>{translate('export.library')}</h2>
        <p>{translate('export.libraryText')}</p>
        <div className={css.buttons}>
          <Button kind="primary" icon={<Share />} onPress={() => exportLibrary(translate)}>
            {translate('export.libraryCommand')}
          </Button>
        </div>
      </section>
      <OtherDocuments />
    </div>
  );
}

const EXPORTED_STORES: readonly Exclude<TableName, 'templates'>[] = (DOCUMENT_KINDS as readonly AnyKind[]).flatMap(
  ({ table: storeName, isExportedInLibrary }) => (isExportedInLibrary ? [storeName] : []),
);

/** The documents that are exported individually from here, and card templates. */
function OtherDocuments() {
  const translate = useTranslate();
  const exportedRows = useRows(EXPORTED_STORES);
  const savedTemplates = useSavedTemplates();
  const otherDocuments = [
    ...exportedRows.map(({ storeName, documentId, row }) => ({
      kind: storeName,
      id: documentId,
      name: readDocumentName(row.document) || documentId,
    })),
    ...savedTemplates.map(({ id, name }) => ({
      kind: 'templates' as const,
      id,
      name,
    })),
  ];
  if (otherDocuments.length === 0) return null;
  return (
    <section className={css.block}>
      <h2>{translate('export.others')}</h2>
      <ul className={css.others}>
        {otherDocuments.map(({ kind, id, name }) => (
          <li key={`${kind}/${id}`}>
            <span className={css.otherName}>
              <DisplayName name={name} />
              <span className={css.hint}>{getNounLabel(translate, kind)}</span>
            </span>
            <Button
              icon={<Share />}
              aria-label={translate('export.one', { name: shortenName(name) })}
              onPress={() => startExport({ title: name, documents: [{ kind, id }] })}
            >
              {translate('export.command')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
