import { Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { navigateTo, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { saveTemplateFile } from '../templates/save-template-file.ts';
import { createOwnCopy, deleteTemplate } from '../templates/template-actions.ts';
import { createExportCommand } from '../transfer/export/export-command.ts';
import { createVersionsCommand } from '../versions/versions-command.ts';
import css from './studio.module.css';

const GALLERY_ROUTE: Route = { screen: 'templates' };
const NO_COMMANDS: readonly Command[] = [];

interface Props {
  template: CardTemplate;
  editor: Editor | undefined;
  /** Prints the card on the screen: the same function while the studio is open. */
  onPrint: (() => void) | undefined;
}

/** Whether the header need not be rendered again. It only shows the name, and its actions need the template only if it is built in. */
const isSameHead = (previousProps: Props, nextProps: Props): boolean =>
  previousProps.editor === nextProps.editor &&
  previousProps.onPrint === nextProps.onPrint &&
  previousProps.template.id === nextProps.template.id &&
  previousProps.template.name === nextProps.template.name;

/**
 * The header of the studio, the editor for card templates. Shows the name of the template and offers commands for the whole template. A
 * template without an editor is built in.
 */
export const StudioHead = memo(function StudioHead({ template, editor, onPrint }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { id: templateId, name: templateName } = template;
  const isOwn = editor !== undefined;
  const commands = useMemo<Command[]>(
    () => [
      ...(onPrint === undefined
        ? []
        : [{ id: 'print', label: translate('studio.print'), shortcut: 'mod+p', run: onPrint }]),
      ...(isOwn
        ? [
            createVersionsCommand(translate, 'templates', templateId),
            createExportCommand(translate, () => ({
              title: templateName,
              documents: [{ kind: 'templates', id: templateId }],
            })),
            {
              id: 'delete',
              label: translate('studio.deleteTemplate'),
              run: () => {
                navigateTo(GALLERY_ROUTE);
                attempt(deleteTemplate(translate, library, templateId, templateName));
              },
            },
          ]
        : []),
    ],
    [library, templateId, templateName, isOwn, onPrint, translate],
  );
  const undoCommands = editor?.commands ?? NO_COMMANDS;
  useCommands(undoCommands);
  useCommands(commands);
  const allCommands = useMemo(() => [...undoCommands, ...commands], [undoCommands, commands]);
  return (
    <>
      <DocumentHead
        name={templateName}
        listRoute={GALLERY_ROUTE}
        commands={allCommands}
        printLabel=""
        onPrint={undefined}
      />
      {isOwn ? null : (
        <div className={css.shipped}>
          <span>{translate('studio.shipped')}</span>
          <Button
            kind="primary"
            icon={<Plus />}
            onPress={() => attempt(createOwnCopy(translate, gameCatalog, library, template))}
          >
            {translate('studio.makeOwn')}
          </Button>
          <Button onPress={() => attempt(saveTemplateFile(translate, template))}>
            {translate('templates.copyOf', { name: shortenName(templateName) })}
          </Button>
        </div>
      )}
    </>
  );
}, isSameHead);
