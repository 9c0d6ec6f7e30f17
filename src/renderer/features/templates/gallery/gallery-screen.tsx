import { CaseSensitive, FilePlus2, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { isStyle } from '../../../../shared/card/style/card-style.ts';
import { formatStyleFinding } from '../../../../shared/card/style/style-finding.ts';
import { TEMPLATE_LIMITS } from '../../../../shared/card/template/basics.ts';
import { formatTemplateFinding } from '../../../../shared/card/template/check/finding-messages.ts';
import { listTemplateGames } from '../../../../shared/card/template/game-templates.ts';
import { isRowTemplate, listRowTemplates } from '../../../../shared/card/template/row-templates.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { CARD_SIZES } from '../../../../shared/studio/new-template.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Command } from '../../../commands/command.ts';
import { NEW_DOCUMENT_SHORTCUT } from '../../../commands/new-document-shortcut.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { RenameDialog } from '../../../components/dialogs/rename-dialog.tsx';
import inputs from '../../../components/inputs/field.module.css';
import { Select } from '../../../components/inputs/select.tsx';
import { Notice } from '../../../components/notice.tsx';
import screen from '../../../components/screen.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { GameSwitch } from '../../../games/game-switch.tsx';
import { useShownGame } from '../../../games/shown-game.ts';
import { startExport } from '../../../navigation/export-request.ts';
import { startImport } from '../../../navigation/import-request.ts';
import { useDocuments, useGames, useItems, useLibrary } from '../../../store/library-context.ts';
import { useOwnTemplates, useSavedTemplates } from '../../../store/templates/use-templates.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { useFileDrop } from '../../art/use-file-drop.ts';
import { renameDocument } from '../../documents/document-actions.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { FontsDialog } from '../fonts/fonts-dialog.tsx';
import { type FailureReport, importTemplates, TEMPLATE_FILES } from '../import-templates.ts';
import { MissingGlyphs } from '../missing-glyphs.tsx';
import { saveTemplateFile } from '../save-template-file.ts';
import {
  createBlankTemplate,
  createOwnCopy,
  createStyle,
  deleteTemplate,
  duplicateTemplate,
  openStudio,
} from '../template-actions.ts';
import { listBuiltInGameTemplates } from '../template-subjects.ts';
import css from './gallery.module.css';
import { ALL_TEMPLATES, type GalleryFilter, matchesGalleryFilter, OTHER_SIZE } from './gallery-filter.ts';
import { GalleryTile, type TileAction } from './gallery-tile.tsx';
import { NewTemplateDialog } from './new-template-dialog.tsx';
import {
  getBaseNames,
  groupCharactersByTemplate,
  groupDecksByTemplate,
  groupStylesByBase,
  type TemplateUser,
} from './template-users.ts';
import { usePreviewCharacter } from './use-preview-character.ts';

/** The last filter. It is kept while the app is open, so that the gallery is unchanged when the user returns from a template. */
let lastFilter = ALL_TEMPLATES;

/** Shows every card template as a card: built-in templates and the user's own. */
export function GalleryScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const items = useItems('templates');
  const characters = useDeferredValue(useDocuments('characters'));
  const previewContent = usePreviewCharacter(game);
  const [filter, setFilter] = useState(lastFilter);
  const [isCreating, setCreating] = useState(false);
  const [isFontsDialogOpen, setFontsDialogOpen] = useState(false);
  const [templateToRename, setTemplateToRename] = useState<CardTemplate>();
  const [failures, setFailures] = useState<readonly FailureReport[]>([]);
  const savedTemplates = useSavedTemplates();
  const ownTemplates = useOwnTemplates();
  const usersByTemplate = useMemo(
    () => groupCharactersByTemplate(gameCatalog, characters, ownTemplates),
    [characters, ownTemplates, gameCatalog],
  );
  const decks = useDocuments('decks');
  const decksByTemplate = useMemo(() => groupDecksByTemplate(decks), [decks]);
  const unreadableItems = items.filter((item) => item.kind === 'broken');
  const styles = useMemo(() => savedTemplates.filter(isStyle), [savedTemplates]);
  const stylesByBase = useMemo(() => groupStylesByBase(styles), [styles]);
  // `ownTemplates` contains the template that results from each style whose base template exists.
  const stylesWithoutBase = styles.filter(({ id }) => ownTemplates.every((template) => template.id !== id));
  const baseNames = useMemo(() => getBaseNames(gameCatalog, styles, ownTemplates), [styles, ownTemplates, gameCatalog]);
  const builtInTemplates = useMemo(() => listBuiltInGameTemplates(gameCatalog, game), [game, gameCatalog]);
  const changeFilter = (changes: Partial<GalleryFilter>) => {
    lastFilter = { ...filter, ...changes };
    setFilter(lastFilter);
  };
  const shownOwnTemplates = ownTemplates.filter(
    (template) =>
      (isRowTemplate(template) || listTemplateGames(gameCatalog, template).includes(game)) &&
      matchesGalleryFilter(translate, template, filter),
  );
  const shownRowTemplates = listRowTemplates().filter((template) => matchesGalleryFilter(translate, template, filter));
  const shownBuiltInTemplates = builtInTemplates.filter((template) =>
    matchesGalleryFilter(translate, template, filter),
  );

  const importFiles = useCallback(
    async (files: readonly File[]) => {
      // Files with more than templates, such as fonts and pictures, are reviewed before they are saved.
      if (files.some(({ name }) => !/\.json$/i.test(name))) {
        startImport(library, { kind: 'files', files: files.map((file) => ({ name: file.name, bytes: file })) });
        return;
      }
      const { change, failures: importFailures } = await importTemplates(translate, gameCatalog, library, files);
      setFailures(importFailures);
      if (change === undefined) return;
      const { text, undoes = [], undo } = change;
      toast(text, { action: { label: translate('shell.undo'), undoes, run: () => attempt(undo()) } });
    },
    [library, gameCatalog, translate],
  );
  const { over: isDraggedOver, handlers } = useFileDrop(
    (files) => attempt(importFiles(files)),
    // Templates in a folder may refer to fonts and pictures in the same folder.
    (_folderName, files) => startImport(library, { kind: 'files', files }),
  );

  const runAction = useCallback(
    (action: TileAction, template: CardTemplate) => {
      const { id, name } = template;
      const storeItem = library.stores.templates.get(id);
      const isOwn = storeItem !== undefined;
      if (action === 'edit') attempt(isOwn ? openStudio(id) : createOwnCopy(translate, gameCatalog, library, template));
      else if (action === 'style') attempt(createStyle(translate, gameCatalog, library, template));
      else if (action === 'rename') setTemplateToRename(template);
      else if (action === 'duplicate')
        attempt(
          duplicateTemplate(
            translate,
            gameCatalog,
            library,
            storeItem?.kind === 'ready' ? storeItem.document : template,
          ),
        );
      else if (action === 'delete') attempt(deleteTemplate(translate, library, id, name));
      else if (isOwn) startExport({ title: name, documents: [{ kind: 'templates', id }] });
      else attempt(saveTemplateFile(translate, template));
    },
    [library, gameCatalog, translate],
  );

  useCommands(
    useMemo<Command[]>(
      () => [
        {
          id: 'new-template',
          label: translate('gallery.make'),
          shortcut: NEW_DOCUMENT_SHORTCUT,
          otherShortcut: 'alt+n',
          run: () => setCreating(true),
        },
      ],
      [translate],
    ),
  );

  const renderTiles = (templates: readonly CardTemplate[], isOwn: boolean) => (
    <ul className={css.tiles}>
      {templates.map((template) => (
        <GalleryTile
          key={template.id}
          template={template}
          isOwn={isOwn}
          baseName={baseNames.get(template.id)}
          users={(isRowTemplate(template) ? decksByTemplate : usersByTemplate).get(template.id) ?? NO_USERS}
          styles={stylesByBase.get(template.id) ?? NO_USERS}
          onTileAction={runAction}
          {...previewContent}
        />
      ))}
    </ul>
  );
  const subjectKinds = [
    { kind: 'character', pluralLabel: translate('gallery.characters') },
    ...game.card.pieceKinds,
    { kind: 'row', pluralLabel: translate('gallery.rows') },
  ];

  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('gallery.title')}</h1>
          <span className={screen.count}>
            {shownOwnTemplates.length + shownBuiltInTemplates.length + shownRowTemplates.length}
          </span>
          <GameSwitch game={game} games={gameCatalog.all} />
        </div>
        <div className={`${screen.actions} ${css.bar}`}>
          <div className={css.filter}>
            <Select
              label={translate('gallery.size')}
              isLabelHidden
              value={filter.size === '' ? ANY_VALUE : filter.size}
              choices={[
                { id: ANY_VALUE, label: translate('gallery.anySize') },
                ...CARD_SIZES.map(({ id }) => ({
                  id,
                  label: translate(`gallery.sizeNames.${id}`),
                })),
                { id: OTHER_SIZE, label: translate('gallery.otherSize') },
              ]}
              onChange={(size) => changeFilter({ size: size === ANY_VALUE ? '' : size })}
            />
          </div>
          <div className={css.filter}>
            <Select
              label={translate('gallery.kind')}
              isLabelHidden
              value={subjectKinds.some(({ kind }) => kind === filter.subjectKind) ? filter.subjectKind : ANY_VALUE}
              choices={[
                { id: ANY_VALUE, label: translate('gallery.anyKind') },
                ...subjectKinds.map(({ kind, pluralLabel }) => ({
                  id: kind,
                  label: formatLateText(translate, pluralLabel),
                })),
              ]}
              onChange={(kind) => changeFilter({ subjectKind: kind === ANY_VALUE ? '' : kind })}
            />
          </div>
          <input
            type="search"
            className={`${inputs.input} ${css.search}`}
            aria-label={translate('gallery.search')}
            placeholder={translate('gallery.searchHint')}
            value={filter.searchText}
            onChange={(event) => changeFilter({ searchText: event.target.value })}
          />
          <FileTrigger
            acceptedFileTypes={TEMPLATE_FILES}
            allowsMultiple
            onSelect={(files) => attempt(importFiles([...(files ?? [])]))}
          >
            <Button icon={<FilePlus2 />} aria-label={translate('gallery.bring')}>
              <span className={screen.wide}>{translate('gallery.bring')}</span>
            </Button>
          </FileTrigger>
          <IconButton
            icon={<CaseSensitive />}
            label={translate('fonts.open')}
            onPress={() => setFontsDialogOpen(true)}
          />
          <Button kind="primary" icon={<Plus />} onPress={() => setCreating(true)}>
            {translate('gallery.make')}
          </Button>
        </div>
      </header>
      <div className={css.body} data-over={isDraggedOver || undefined} {...handlers}>
        <div aria-live="polite">
          {failures.map(({ title, problems }) => (
            <FailureNotice key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        <MissingGlyphs {...previewContent} />
        {unreadableItems.map((item) => (
          <FailureNotice
            key={item.id}
            title={translate('gallery.broken', { name: shortenName(item.kind === 'broken' ? item.name : item.id) })}
            problems={
              item.kind === 'broken'
                ? (item.problems ?? []).map((problem) => formatTemplateFinding(translate, problem))
                : []
            }
            action={{ label: translate('gallery.repair'), run: () => attempt(openStudio(item.id)) }}
            onRemove={() =>
              attempt(deleteTemplate(translate, library, item.id, item.kind === 'broken' ? item.name : item.id))
            }
          />
        ))}
        {stylesWithoutBase.map(({ id, name, base: baseId }) => (
          <FailureNotice
            key={id}
            title={translate('gallery.broken', { name: shortenName(name) })}
            problems={[
              formatStyleFinding(translate, {
                kind: savedTemplates.some((template) => template.id === baseId) ? 'base-is-style' : 'no-base',
                base: baseId,
              }),
            ]}
            action={{ label: translate('gallery.repair'), run: () => attempt(openStudio(id)) }}
            onRemove={() => attempt(deleteTemplate(translate, library, id, name))}
          />
        ))}
        <section aria-label={translate('gallery.own')}>
          <h2>{translate('gallery.own')}</h2>
          {savedTemplates.length === 0 ? (
            <div className={css.none}>
              <strong>{translate('gallery.noneTitle')}</strong>
              <p>{translate('gallery.noneText')}</p>
            </div>
          ) : null}
          {renderTiles(shownOwnTemplates, true)}
        </section>
        <section aria-label={translate('gallery.ours', { game: game.name })}>
          <h2>{translate('gallery.ours', { game: game.name })}</h2>
          {renderTiles(shownBuiltInTemplates, false)}
        </section>
        {shownRowTemplates.length === 0 ? null : (
          <section aria-label={translate('gallery.ofTables')}>
            <h2>{translate('gallery.ofTables')}</h2>
            {renderTiles(shownRowTemplates, false)}
          </section>
        )}
        {shownOwnTemplates.length + shownBuiltInTemplates.length + shownRowTemplates.length === 0 ? (
          <Notice title={translate('gallery.noMatchTitle')} text={translate('gallery.noMatchText')}>
            <Button onPress={() => changeFilter(ALL_TEMPLATES)}>{translate('gallery.clear')}</Button>
          </Notice>
        ) : null}
      </div>
      {isCreating ? (
        <NewTemplateDialog
          onMake={(templateName, cardSize, subject) =>
            attempt(createBlankTemplate(translate, gameCatalog, library, templateName, cardSize, subject))
          }
          onClose={() => setCreating(false)}
        />
      ) : null}
      {isFontsDialogOpen ? <FontsDialog onClose={() => setFontsDialogOpen(false)} /> : null}
      {templateToRename === undefined ? null : (
        <RenameDialog
          currentName={templateToRename.name}
          onRename={(newName) => {
            if (newName.trim() !== '')
              attempt(
                renameDocument(
                  translate,
                  library,
                  'templates',
                  templateToRename.id,
                  newName.trim().slice(0, MAX_NAME_LENGTH),
                ),
              );
          }}
          onClose={() => setTemplateToRename(undefined)}
        />
      )}
    </div>
  );
}

/** The value of the choice "any", because `Select` needs a non-empty value for every choice. */
const ANY_VALUE = 'any';
const MAX_NAME_LENGTH = TEMPLATE_LIMITS.name;
const NO_USERS: readonly TemplateUser[] = [];
