import { Suspense } from 'react';
import { formatTemplateFinding } from '../../../shared/card/template/check/finding-messages.ts';
import { useCommands } from '../../commands/registry.ts';
import { attempt } from '../../failures/report-failure.ts';
import type { UnreadableItem } from '../../store/item.ts';
import { useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { RecoveryActions, VersionsButton } from '../documents/unavailable-document.tsx';
import { FailureNotice } from '../templates/failure-notice.tsx';
import { deleteTemplate } from '../templates/template-actions.ts';
import { JsonText } from './json/lazy-json-pane.ts';
import css from './studio.module.css';

const GALLERY_ROUTE = { screen: 'templates' } as const;

/** Shows the findings of a template that cannot be read, with its JSON so that the user can repair it. */
export function UnreadableTemplate({ item }: { item: UnreadableItem }) {
  const translate = useTranslate();
  const library = useLibrary();
  const editor = useEditor('templates', item.id);
  useCommands(editor.commands);
  return (
    <div className={css.broken}>
      <DocumentHead
        name={item.name}
        listRoute={GALLERY_ROUTE}
        commands={editor.commands}
        printLabel=""
        onPrint={undefined}
      />
      <div className={css.brokenBody}>
        <FailureNotice
          title={translate('studio.brokenTitle')}
          problems={(item.problems ?? []).map((problem) => formatTemplateFinding(translate, problem))}
        />
        <div className={css.brokenActions}>
          <RecoveryActions
            listRoute={GALLERY_ROUTE}
            onDelete={() => attempt(deleteTemplate(translate, library, item.id, item.name))}
          >
            <VersionsButton subject={{ table: 'templates', id: item.id }} />
          </RecoveryActions>
        </div>
        <Suspense fallback={<div />}>
          <JsonText
            document={item.row.document}
            canEdit
            onChange={(document) => editor.step([{ op: 'set', path: '', value: document }])}
          />
        </Suspense>
      </div>
    </div>
  );
}
