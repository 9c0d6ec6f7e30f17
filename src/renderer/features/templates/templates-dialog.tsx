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
import { useEdits } from '../../fields/document-port.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { DroppedFile } from '../../platform/dropped-files.ts';
import { useGames, useItems, useLibrary } from '../../store/library-context.ts';
import { useCharacterTemplates, useOwnTemplates } from '../../store/templates/use-templates.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useFileDrop } from '../art/use-file-drop.ts';
import { bringTemplates, type Done, type Refusal } from './bring-templates.ts';
import { copyOut } from './copy-out.ts';
import { MissingLetters } from './missing-letters.tsx';
import { Refused } from './refused.tsx';
import { builtInOf } from './subjects.ts';
import { makeOwn, openStudio } from './template-actions.ts';
import { storedTemplate } from './template-choices.ts';
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
  const { edit } = useEdits();
  const all = useItems('templates');
  const own = useOwnTemplates();
  const game = gameCatalog.getGame(character);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // A toast behind an open dialog is unreachable, so the Undo button is in the footer of the dialog.
  const [done, setDone] = useState<Done>();
  const { over, handlers } = useFileDrop((files) => attempt(bring(files)), bringFolder);

  async function bring(files: readonly File[]): Promise<void> {
    const { done, refused } = await bringTemplates(translate, gameCatalog, library, files);
    setRefusals(refused);
    if (done !== undefined) setDone(done);
  }

  function bringFolder(name: string, files: readonly DroppedFile[]): void {
    const templates = files.filter((file) => /\.card\.json$/i.test(file.name));
    if (templates.length > 0) attempt(bring(templates.map(({ bytes }) => bytes)));
    else setRefusals([{ title: translate('templates.noneInFolder', { folder: shortenName(name) }), problems: [] }]);
  }

  async function remove(id: string, name: string): Promise<void> {
    try {
      const { undo } = await operations.run('delete', [{ table: 'templates', id, after: undefined }]);
      setRefusals([]);
      setDone({ text: translate('templates.removed', { name: shortenName(name) }), undo });
    } catch (error) {
      setRefusals([
        {
          title: translate('templates.notRemoved', { name: shortenName(name) }),
          problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  async function takeBack({ text, undo }: Done): Promise<void> {
    setDone(undefined);
    try {
      await undo();
    } catch (error) {
      setRefusals([
        {
          title: translate('templates.notTakenBack', { done: text }),
          problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
        },
      ]);
    }
  }

  // All sizes of a template share one tile.
  const [inUse] = chooseTemplate(character, useCharacterTemplates(game)).template.id.split('@');

  function choose(id: string): void {
    edit([setOrRemove('/art/template', storedTemplate(gameCatalog, game, id))]);
    onClose();
  }

  const tile = (template: CardTemplate, isOwn: boolean) => (
    <TemplateTile
      key={template.id}
      template={template}
      character={character}
      factions={factions}
      {...((template.of ?? 'character') === 'character'
        ? { isInUse: template.id === inUse, onChoose: () => choose(template.id) }
        : {})}
      onCopy={() => attempt(copyOut(translate, template))}
      onEdit={() => {
        onClose();
        attempt(isOwn ? openStudio(template.id) : makeOwn(translate, gameCatalog, library, template));
      }}
      isOwn={isOwn}
      {...(isOwn ? { onRemove: () => attempt(remove(template.id, template.name)) } : {})}
    />
  );
  const broken = all.filter((one) => one.kind === 'broken');

  return (
    <DialogFrame title={translate('templates.all')} modal={css.modal} dialog={layout.column} onClose={onClose}>
      <div className={css.body} data-over={over || undefined} {...handlers}>
        <p className={css.hint}>{translate('templates.hint')}</p>
        <MissingLetters character={character} factions={factions} />
        <div aria-live="polite">
          {refusals.map(({ title, problems }) => (
            <Refused key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        <section aria-label={translate('templates.own')}>
          <div className={css.sectionHead}>
            <h3>{translate('templates.own')}</h3>
            <FileTrigger
              acceptedFileTypes={['.json', 'application/json']}
              allowsMultiple
              onSelect={(files) => attempt(bring([...(files ?? [])]))}
            >
              <Button icon={<FilePlus2 />}>{translate('templates.bring')}</Button>
            </FileTrigger>
          </div>
          {all.length === 0 ? <p className={css.hint}>{translate('templates.noneOwn')}</p> : null}
          <ul className={css.tiles}>{own.map((template) => tile(template, true))}</ul>
          {broken.map((one) => (
            <Refused
              key={one.id}
              title={translate('templates.broken', { id: one.id })}
              problems={(one.problems ?? []).map((problem) => formatTemplateFinding(translate, problem))}
              onRemove={() => attempt(remove(one.id, one.id))}
            />
          ))}
        </section>
        <section aria-label={translate('templates.ours')}>
          <h3>{translate('templates.ours')}</h3>
          <ul className={css.tiles}>{builtInOf(gameCatalog, game).map((template) => tile(template, false))}</ul>
        </section>
      </div>
      <div className={css.foot}>
        <div className={css.done} role="status">
          {done === undefined ? null : (
            <>
              <span>{done.text}</span>
              <Button kind="quiet" onPress={() => attempt(takeBack(done))}>
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
