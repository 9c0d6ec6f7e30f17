import { Suspense, useMemo } from 'react';
import { type CardStyle, isStyle } from '../../../../shared/card/style/card-style.ts';
import type { StyleFinding } from '../../../../shared/card/style/style-finding.ts';
import { formatStyleFinding } from '../../../../shared/card/style/style-finding.ts';
import { listTemplatesFor } from '../../../../shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useShownGame } from '../../../games/shown-game.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { useSavedTemplates } from '../../../store/templates/use-templates.ts';
import type { Editor } from '../../../store/undo/use-editor.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DocumentHead } from '../../documents/document-head.tsx';
import { RecoveryActions } from '../../documents/unavailable-document.tsx';
import { FailureNotice } from '../../templates/failure-notice.tsx';
import { deleteTemplate } from '../../templates/template-actions.ts';
import { JsonText } from '../json/lazy-json-pane.ts';
import studio from '../studio.module.css';
import css from './style.module.css';

const GALLERY_ROUTE = { screen: 'templates' } as const;

interface Props {
  style: CardStyle;
  editor: Editor;
  problems: readonly StyleFinding[];
}

/** Shows a style whose base template is missing: the user can choose another base or repair the JSON. */
export function StyleWithoutBase({ style, editor, problems }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const savedTemplates = useSavedTemplates();
  const baseTemplates = useMemo(
    () =>
      listTemplatesFor(
        gameCatalog,
        game,
        savedTemplates.filter((savedTemplate): savedTemplate is CardTemplate => !isStyle(savedTemplate)),
      ),
    [game, savedTemplates, gameCatalog],
  );
  useCommands(editor.commands);
  return (
    <div className={studio.broken}>
      <DocumentHead
        name={style.name}
        listRoute={GALLERY_ROUTE}
        commands={editor.commands}
        printLabel=""
        onPrint={undefined}
      />
      <div className={studio.brokenBody}>
        <FailureNotice
          title={translate('style.gone', { base: shortenName(style.base) })}
          problems={problems.map((problem) => formatStyleFinding(translate, problem))}
        />
        <div className={`${studio.brokenActions} ${css.baseless}`}>
          <Select
            label={translate('style.base')}
            value={undefined}
            choices={baseTemplates.map(({ id, name }) => ({
              id,
              label: name,
            }))}
            onChange={(templateId) => editor.step([{ op: 'set', path: '/base', value: templateId }])}
          />
          <RecoveryActions
            listRoute={GALLERY_ROUTE}
            onDelete={() => attempt(deleteTemplate(translate, library, style.id, style.name))}
          >
            {null}
          </RecoveryActions>
        </div>
        <Suspense fallback={<div />}>
          <JsonText
            document={style}
            canEdit
            onChange={(document) => editor.step([{ op: 'set', path: '', value: document }])}
          />
        </Suspense>
      </div>
    </div>
  );
}
