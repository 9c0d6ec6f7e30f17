import { Plus } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/registry.ts';
import { Button } from '../../components/button.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { go, type Route } from '../../navigation/router.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import type { Editor } from '../../store/undo/use-editor.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { DocumentHead } from '../documents/document-head.tsx';
import { copyOut } from '../templates/copy-out.ts';
import { deleteTemplate, makeOwn } from '../templates/template-actions.ts';
import { exportCommand } from '../transfer/export/export-command.ts';
import css from './studio.module.css';

const LIST: Route = { screen: 'templates' };
const NONE: readonly Command[] = [];

interface Props {
  template: CardTemplate;
  editor: Editor | undefined;
  /** Prints the card that is shown: the same function for as long as the studio is open. */
  onPrint: (() => void) | undefined;
}

/** Of a template it says the name; those that may be copied whole never change. */
const looksSame = (a: Props, b: Props): boolean =>
  a.editor === b.editor &&
  a.onPrint === b.onPrint &&
  a.template.id === b.template.id &&
  a.template.name === b.template.name;

/** Name of the template, and what can be done with it as a whole. Without an editor it is one of ours. */
export const StudioHead = memo(function StudioHead({ template, editor, onPrint }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { id, name } = template;
  const isOwn = editor !== undefined;
  const commands = useMemo<Command[]>(
    () => [
      ...(onPrint === undefined
        ? []
        : [{ id: 'print', label: translate('studio.print'), shortcut: 'mod+p', run: onPrint }]),
      ...(isOwn
        ? [
            exportCommand(translate, () => ({ title: name, documents: [{ kind: 'templates', id }] })),
            {
              id: 'delete',
              label: translate('studio.deleteTemplate'),
              run: () => {
                go(LIST);
                attempt(deleteTemplate(translate, library, id, name));
              },
            },
          ]
        : []),
    ],
    [library, id, name, isOwn, onPrint, translate],
  );
  const walking = editor?.commands ?? NONE;
  useCommands(walking);
  useCommands(commands);
  const all = useMemo(() => [...walking, ...commands], [walking, commands]);
  return (
    <>
      <DocumentHead name={name} list={LIST} commands={all} printLabel="" onPrint={undefined} />
      {isOwn ? null : (
        <div className={css.shipped}>
          <span>{translate('studio.shipped')}</span>
          <Button
            kind="primary"
            icon={<Plus />}
            onPress={() => attempt(makeOwn(translate, gameCatalog, library, template))}
          >
            {translate('studio.makeOwn')}
          </Button>
          <Button onPress={() => attempt(copyOut(translate, template))}>
            {translate('templates.copyOf', { name: shortName(name) })}
          </Button>
        </div>
      )}
    </>
  );
}, looksSame);
