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
import { bringTemplates, type Refusal, TEMPLATE_FILES } from '../bring-templates.ts';
import { copyOut } from '../copy-out.ts';
import { FontsDialog } from '../fonts/fonts-dialog.tsx';
import { MissingLetters } from '../missing-letters.tsx';
import { Refused } from '../refused.tsx';
import { builtInOf } from '../subjects.ts';
import { deleteTemplate, duplicateTemplate, makeEmpty, makeOwn, makeStyle, openStudio } from '../template-actions.ts';
import css from './gallery.module.css';
import { ALL_TEMPLATES, type GalleryFilter, isShown, OTHER_SIZE } from './gallery-filter.ts';
import { GalleryTile, type TileAction } from './gallery-tile.tsx';
import { NewTemplateDialog } from './new-template-dialog.tsx';
import { useShownWith } from './use-shown-with.ts';
import { basesOf, deckUsersOf, styleUsersOf, type User, usersOf } from './users.ts';

/** Kept while the app is open, so that the gallery is unchanged when the user returns from a template. */
let lastFilter = ALL_TEMPLATES;

/** Shows every card template as a card: built-in templates and the user's own. */
export function GalleryScreen() {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const game = useShownGame();
  const items = useItems('templates');
  const characters = useDeferredValue(useDocuments('characters'));
  const shownWith = useShownWith(game);
  const [filter, setFilter] = useState(lastFilter);
  const [isMaking, setMaking] = useState(false);
  const [areFonts, setFonts] = useState(false);
  const [renaming, setRenaming] = useState<CardTemplate>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const kept = useSavedTemplates();
  const own = useOwnTemplates();
  const users = useMemo(() => usersOf(gameCatalog, characters, own), [characters, own, gameCatalog]);
  const decks = useDocuments('decks');
  const deckUsers = useMemo(() => deckUsersOf(decks), [decks]);
  const broken = items.filter((item) => item.kind === 'broken');
  const styles = useMemo(() => kept.filter(isStyle), [kept]);
  const styleUsers = useMemo(() => styleUsersOf(styles), [styles]);
  const baseless = styles.filter(({ id }) => own.every((template) => template.id !== id));
  const baseOf = useMemo(() => basesOf(gameCatalog, styles, own), [styles, own, gameCatalog]);
  const ours = useMemo(() => builtInOf(gameCatalog, game), [game, gameCatalog]);
  const change = (next: Partial<GalleryFilter>) => {
    lastFilter = { ...filter, ...next };
    setFilter(lastFilter);
  };
  const shownOwn = own.filter(
    (template) =>
      (isRowTemplate(template) || listTemplateGames(gameCatalog, template).includes(game)) &&
      isShown(translate, template, filter),
  );
  const shownRows = listRowTemplates().filter((template) => isShown(translate, template, filter));
  const shownOurs = ours.filter((template) => isShown(translate, template, filter));

  const bring = useCallback(
    async (files: readonly File[]) => {
      // Files with more than templates, such as fonts and pictures, are reviewed before they are saved.
      if (files.some(({ name }) => !/\.json$/i.test(name))) {
        startImport(library, { kind: 'files', files: files.map((file) => ({ name: file.name, bytes: file })) });
        return;
      }
      const { done, refused } = await bringTemplates(translate, gameCatalog, library, files);
      setRefusals(refused);
      if (done === undefined) return;
      const { text, undoes = [], undo } = done;
      toast(text, { action: { label: translate('shell.undo'), undoes, run: () => attempt(undo()) } });
    },
    [library, gameCatalog, translate],
  );
  const { over, handlers } = useFileDrop(
    (files) => attempt(bring(files)),
    // Templates in a folder may refer to fonts and pictures in the same folder.
    (_, files) => startImport(library, { kind: 'files', files }),
  );

  const act = useCallback(
    (action: TileAction, template: CardTemplate) => {
      const { id, name } = template;
      const item = library.stores.templates.get(id);
      const isOwn = item !== undefined;
      if (action === 'edit') attempt(isOwn ? openStudio(id) : makeOwn(translate, gameCatalog, library, template));
      else if (action === 'style') attempt(makeStyle(translate, gameCatalog, library, template));
      else if (action === 'rename') setRenaming(template);
      else if (action === 'duplicate')
        attempt(duplicateTemplate(translate, gameCatalog, library, item?.kind === 'ready' ? item.document : template));
      else if (action === 'delete') attempt(deleteTemplate(translate, library, id, name));
      else if (isOwn) startExport({ title: name, documents: [{ kind: 'templates', id }] });
      else attempt(copyOut(translate, template));
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
          run: () => setMaking(true),
        },
      ],
      [translate],
    ),
  );

  const tiles = (templates: readonly CardTemplate[], isOwn: boolean) => (
    <ul className={css.tiles}>
      {templates.map((template) => (
        <GalleryTile
          key={template.id}
          template={template}
          isOwn={isOwn}
          styleOf={baseOf.get(template.id)}
          users={(isRowTemplate(template) ? deckUsers : users).get(template.id) ?? NOBODY}
          styles={styleUsers.get(template.id) ?? NOBODY}
          onAct={act}
          {...shownWith}
        />
      ))}
    </ul>
  );
  const kinds = [
    { kind: 'character', pluralLabel: translate('gallery.characters') },
    ...game.card.pieceKinds,
    { kind: 'row', pluralLabel: translate('gallery.rows') },
  ];

  return (
    <div className={screen.screen}>
      <header className={screen.head}>
        <div className={screen.title}>
          <h1>{translate('gallery.title')}</h1>
          <span className={screen.count}>{shownOwn.length + shownOurs.length + shownRows.length}</span>
        </div>
        <div className={`${screen.actions} ${css.bar}`}>
          <GameSwitch game={game} games={gameCatalog.all} />
          <div className={css.filter}>
            <Select
              label={translate('gallery.size')}
              bare
              value={filter.size === '' ? ANY : filter.size}
              choices={[
                { id: ANY, label: translate('gallery.anySize') },
                ...CARD_SIZES.map(({ id }) => ({ id, label: translate(`gallery.sizeNames.${id}`) })),
                { id: OTHER_SIZE, label: translate('gallery.otherSize') },
              ]}
              onChange={(size) => change({ size: size === ANY ? '' : size })}
            />
          </div>
          <div className={css.filter}>
            <Select
              label={translate('gallery.kind')}
              bare
              value={kinds.some(({ kind }) => kind === filter.of) ? filter.of : ANY}
              choices={[
                { id: ANY, label: translate('gallery.anyKind') },
                ...kinds.map(({ kind, pluralLabel: many }) => ({ id: kind, label: formatLateText(translate, many) })),
              ]}
              onChange={(of) => change({ of: of === ANY ? '' : of })}
            />
          </div>
          <input
            type="search"
            className={`${inputs.input} ${css.search}`}
            aria-label={translate('gallery.search')}
            placeholder={translate('gallery.searchHint')}
            value={filter.text}
            onChange={(event) => change({ text: event.target.value })}
          />
          <FileTrigger
            acceptedFileTypes={TEMPLATE_FILES}
            allowsMultiple
            onSelect={(files) => attempt(bring([...(files ?? [])]))}
          >
            <Button icon={<FilePlus2 />} aria-label={translate('gallery.bring')}>
              <span className={screen.wide}>{translate('gallery.bring')}</span>
            </Button>
          </FileTrigger>
          <IconButton icon={<CaseSensitive />} label={translate('fonts.open')} onPress={() => setFonts(true)} />
          <Button kind="primary" icon={<Plus />} onPress={() => setMaking(true)}>
            {translate('gallery.make')}
          </Button>
        </div>
      </header>
      <div className={css.body} data-over={over || undefined} {...handlers}>
        <div aria-live="polite">
          {refusals.map(({ title, problems }) => (
            <Refused key={title} title={title} problems={problems} isNew />
          ))}
        </div>
        <MissingLetters {...shownWith} />
        {broken.map((item) => (
          <Refused
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
        {baseless.map(({ id, name, base }) => (
          <Refused
            key={id}
            title={translate('gallery.broken', { name: shortenName(name) })}
            problems={[
              formatStyleFinding(translate, {
                kind: kept.some((one) => one.id === base) ? 'base-is-style' : 'no-base',
                base,
              }),
            ]}
            action={{ label: translate('gallery.repair'), run: () => attempt(openStudio(id)) }}
            onRemove={() => attempt(deleteTemplate(translate, library, id, name))}
          />
        ))}
        <section aria-label={translate('gallery.own')}>
          <h2>{translate('gallery.own')}</h2>
          {kept.length === 0 ? (
            <div className={css.none}>
              <strong>{translate('gallery.noneTitle')}</strong>
              <p>{translate('gallery.noneText')}</p>
            </div>
          ) : null}
          {tiles(shownOwn, true)}
        </section>
        <section aria-label={translate('gallery.ours', { game: game.name })}>
          <h2>{translate('gallery.ours', { game: game.name })}</h2>
          {tiles(shownOurs, false)}
        </section>
        {shownRows.length === 0 ? null : (
          <section aria-label={translate('gallery.ofTables')}>
            <h2>{translate('gallery.ofTables')}</h2>
            {tiles(shownRows, false)}
          </section>
        )}
        {shownOwn.length + shownOurs.length + shownRows.length === 0 ? (
          <Notice title={translate('gallery.noMatchTitle')} text={translate('gallery.noMatchText')}>
            <Button onPress={() => change(ALL_TEMPLATES)}>{translate('gallery.clear')}</Button>
          </Notice>
        ) : null}
      </div>
      {isMaking ? (
        <NewTemplateDialog
          onMake={(name, size, of) => attempt(makeEmpty(translate, gameCatalog, library, name, size, of))}
          onClose={() => setMaking(false)}
        />
      ) : null}
      {areFonts ? <FontsDialog onClose={() => setFonts(false)} /> : null}
      {renaming === undefined ? null : (
        <RenameDialog
          name={renaming.name}
          onRename={(name) => {
            if (name.trim() !== '')
              attempt(renameDocument(translate, library, 'templates', renaming.id, name.trim().slice(0, MOST_NAME)));
          }}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </div>
  );
}

/** Select needs a non-empty value for every choice. */
const ANY = 'any';
const MOST_NAME = TEMPLATE_LIMITS.name;
const NOBODY: readonly User[] = [];
