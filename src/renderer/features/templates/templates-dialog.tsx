import { FilePlus2, LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { formatTemplateFinding } from '../../../shared/card/template/check/finding-messages.ts';
import { chooseTemplate } from '../../../shared/card/template/choose-template.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { setOrRemove } from '../../../shared/document/edit.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { attempt } from '../../failures/report-failure.ts';
import { useDocumentEdits } from '../../fields/document-port.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import { useGames, useItems, useLibrary } from '../../store/library-context.ts';
import { useCharacterTemplates, useOwnTemplates } from '../../store/templates/use-templates.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useFileDrop } from '../art/use-file-drop.ts';
import { FailureNotice } from './failure-notice.tsx';
import { type CompletedChange, type FailureReport, importTemplates } from './import-templates.ts';
import { MissingGlyphs } from './missing-glyphs.tsx';
import { saveTemplateFile } from './save-template-file.ts';
import { createOwnCopy, openStudio } from './template-actions.ts';
import { getStoredTemplateId } from './template-choices.ts';
import { listBuiltInGameTemplates } from './template-subjects.ts';
import { TemplateTile } from './template-tile.tsx';
import css from './templates.module.css';

interface Props {
  /** The character whose card previews each template. */
  character: Character;
  factions: readonly Faction[];
  onClose(): void;
}

/** Lists all card templates, built-in and the user's own, to import, export and remove. */
export function TemplatesDialog({ character, factions, onClose }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const { operations } = library;
  const { edit } = useDocumentEdits();
  const templateItems = useItems('templates');
  const ownTemplates = useOwnTemplates();
  const game = gameCatalog.getGame(character);
  const [failures, setFailures] = useState<readonly FailureReport[]>([]);
  // A toast behind an open dialog is unreachable, so the Undo button is in the footer of the dialog.
  const [lastChange, setLastChange] = useState<CompletedChange>();
  const { over: isDraggedOver, handlers } = useFileDrop((files) => attempt(importFiles(files)), importFolder);

  async function importFiles(files: readonly File[]): Promise<void> {
    const { change, failures: importFailures } = await importTemplates(translate, gameCatalog, library, files);
    setFailures(importFailures);
    if (change !== undefined) setLastChange(change);
  }

  function importFolder(folderName: string, files: readonly DroppedFile[]): void {
    const templates = files.filter((file) => /\.card\.json$/i.test(file.name));
    if (templates.length > 0) attempt(importFiles(templates.map(({ bytes }) => bytes)));
    else
      setFailures([{ title: translate('templates.noneInFolder', { folder: shortenName(folderName) }), problems: [] }]);
  }

  async function removeTemplate(templateId: string, templateName: string): Promise<void> {
    try {
      const { undo } = await operations.run('delete', [{ table: 'templates', id: templateId, after: undefined }]);
      setFailures([]);
      setLastChange({ text: translate('templates.removed', { name: shortenName(templateName) }), undo });
    } catch (error) {
      setFailures([
        {
          title: translate('templates.notRemoved', { name: shortenName(templateName) }),
          problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  async function undoChange({ text, undo }: CompletedChange): Promise<void> {
    setLastChange(undefined);
    try {
      await undo();
    } catch (error) {
      setFailures([
        {
          title: translate('templates.notTakenBack', { done: text }),
          problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  // All sizes of a template share one tile.
  const [usedTemplateId] = chooseTemplate(character, useCharacterTemplates(game)).template.id.split('@');

  function chooseForCharacter(templateId: string): void {
    edit([setOrRemove('/art/template', getStoredTemplateId(gameCatalog, game, templateId))]);
    onClose();
  }

  const renderTile = (template: CardTemplate, isOwn: boolean) => (
    <TemplateTile
      key={template.id}
      template={template}
      character={character}
      factions={factions}
      {...((template.of ?? 'character') === 'character'
        ? { isInUse: template.id === usedTemplateId, onChoose: () => chooseForCharacter(template.id) }
        : {})}
      onSaveFile={() => attempt(saveTemplateFile(translate, template))}
      onEdit={() => {
        onClose();
        attempt(isOwn ? openStudio(template.id) : createOwnCopy(translate, gameCatalog, library, template));
      }}
      isOwn={isOwn}
      {...(isOwn ? { onRemove: () => attempt(removeTemplate(template.id, template.name)) } : {})}
    />
  );
  const unreadableItems = templateItems.filter((item) => item.kind === 'broken');

  return (
    <DialogFrame
      title={translate('templates.all')}
      modalClassName={css.modal}
      dialogClassName={layout.column}
      onClose={onClose}
    >
      <div className={css.body} data-over={isDraggedOver || undefined} {...handlers}>
        <p className={css.hint}>{translate('templates.hint')}</p>
        <MissingGlyphs character={character} factions={factions} />
        <div aria-live="polite">
          {failures.map(({ title, problems }) => (
            <FailureNotice key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        <section aria-label={translate('templates.own')}>
          <div className={css.sectionHead}>
            <h3>{translate('templates.own')}</h3>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              allowsMultiple
              onSelect={(files) => attempt(importFiles([...(files ?? [])]))}
            >
              <Button icon={<FilePlus2 />}>{translate('templates.bring')}</Button>
            </FileTrigger>
          </div>
          {templateItems.length === 0 ? <p className={css.hint}>{translate('templates.noneOwn')}</p> : null}
          <ul className={css.tiles}>{ownTemplates.map((template) => renderTile(template, true))}</ul>
          {unreadableItems.map((item) => (
            <FailureNotice
              key={item.id}
              title={translate('templates.broken', { id: item.id })}
              problems={(item.problems ?? []).map((problem) => formatTemplateFinding(translate, problem))}
              onRemove={() => attempt(removeTemplate(item.id, item.id))}
            />
          ))}
        </section>
        <section aria-label={translate('templates.ours')}>
          <h3>{translate('templates.ours')}</h3>
          <ul className={css.tiles}>
            {listBuiltInGameTemplates(gameCatalog, game).map((template) => renderTile(template, false))}
          </ul>
        </section>
      </div>
      <div className={css.foot}>
        <div className={css.done} role="status">
          {lastChange === undefined ? null : (
            <>
              <span>{lastChange.text}</span>
              <Button kind="quiet" onPress={() => attempt(undoChange(lastChange))}>
                {translate('editing.undo')}
              </Button>
            </>
          )}
        </div>
        <Button
          icon={<LayoutTemplate />}
          onPress={() => {
            onClose();
            navigateTo({ screen: 'templates' });
          }}
        >
          {translate('templates.gallery')}
        </Button>
        <Button onPress={onClose}>{translate('shell.close')}</Button>
      </div>
    </DialogFrame>
  );
}
